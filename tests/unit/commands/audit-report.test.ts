import { describe, expect, test } from 'vitest';
import { judgeAudit, type AuditReport } from '../../../src/commands/audit-report.ts';

function buildReport(severity: string): AuditReport {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
  return {
    vulnerabilities: {
      inner: { via: [{ name: 'inner', title: 'Reads any file', url, severity }] },
      outer: { via: ['inner'] },
    },
  };
}
const exception = { advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'never reads files', until: '2026-12-31' };

describe('judgeAudit', () => {
  test.each(['high', 'critical'])('names a weakness of grade %s once, with its address', (severity) => {
    expect(judgeAudit(buildReport(severity), [], '2026-11-20')).toEqual([
      `inner (${severity}): Reads any file, https://github.com/advisories/GHSA-aaaa-bbbb-cccc`,
    ]);
  });

  test.each(['info', 'low', 'moderate'])('leaves a weakness of grade %s to the next update', (severity) => {
    expect(judgeAudit(buildReport(severity), [], '2026-11-20')).toEqual([]);
  });

  test.each([
    { today: '2026-12-31', ends: [] },
    {
      today: '2027-01-01',
      ends: [
        'inner (high): Reads any file, https://github.com/advisories/GHSA-aaaa-bbbb-cccc; its exception ended on 2026-12-31',
      ],
    },
  ])('accepts an exception up to its last day: $today', ({ today, ends }) => {
    expect(judgeAudit(buildReport('high'), [exception], today)).toEqual(ends);
  });

  test('wants an exception deleted that nothing needs', () => {
    expect(judgeAudit({ vulnerabilities: {} }, [exception], '2026-11-20')).toEqual([
      'the exception for GHSA-aaaa-bbbb-cccc is needed no longer: delete it',
    ]);
  });
});
