import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, settleCount } from '../run.ts';

describe('countVitest', () => {
  const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
  const brokenFile = { status: 'failed', assertionResults: [] };

  test.each([
    ['the tests of good files', { numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] }, 1, 0],
    [
      'a failed test once',
      { numPassedTests: 2, numFailedTests: 1, testResults: [passedFile, failedFile] },
      2,
      1,
    ],
    [
      'a file that does not start',
      { numPassedTests: 1, numFailedTests: 0, testResults: [passedFile, brokenFile] },
      1,
      1,
    ],
  ])('counts %s', (_, report, passed, failed) => {
    expect(countVitest(report)).toEqual({ passed, failed });
  });
});

describe('countPlaywright', () => {
  test('counts a test that passes at the second try as failed', () => {
    expect(countPlaywright({ stats: { expected: 7, flaky: 1, unexpected: 2 } })).toEqual({
      passed: 7,
      failed: 3,
    });
  });
});

describe('settleCount', () => {
  test.each([
    ['a good run as it is', { passed: 5, failed: 0 }, 0, { passed: 5, failed: 0 }],
    ['failed tests as they are', { passed: 5, failed: 2 }, 1, { passed: 5, failed: 2 }],
    ['a run that fails beside its tests as a failure', { passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
    ['a run without tests as a failure', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ])('takes %s', (_, count, exitCode, settled) => {
    expect(settleCount(count, exitCode)).toEqual(settled);
  });
});
