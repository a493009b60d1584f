import { afterEach, describe, expect, test, vi } from 'vitest';
import { site } from '../../../src/build/integration.ts';

afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});

const warn = vi.fn();

/** What Astro does first, for a build or for development. */
async function setUp(command: 'build' | 'dev'): Promise<void> {
  const setup = site().hooks['astro:config:setup'];
  // The parts of Astro's options that the hook uses.
  const [addClientDirective, addDevToolbarApp, injectScript, updateConfig] = [
    vi.fn(),
    vi.fn(),
    vi.fn(),
    vi.fn(),
  ];
  const options = {
    command,
    addClientDirective,
    addDevToolbarApp,
    injectScript,
    updateConfig,
    logger: { warn },
  };
  await setup?.(options as unknown as Parameters<NonNullable<typeof setup>>[0]);
}

describe('a build', () => {
  test('for production stops without mail settings and says what to set', async () => {
    vi.stubEnv('CONTEXT', 'production');
    await expect(setUp('build')).rejects.toThrow(
      /^Nobody would be told of messages.* Set SMTP_HOST, MAIL_FROM in .* NOTIFY=manual/,
    );
  });

  test('for production passes when somebody reads the store', async () => {
    vi.stubEnv('CONTEXT', 'production');
    vi.stubEnv('NOTIFY', 'manual');
    await expect(setUp('build')).resolves.toBeUndefined();
  });

  test('on this machine passes, and so does development', async () => {
    await expect(setUp('build')).resolves.toBeUndefined();
    vi.stubEnv('CONTEXT', 'production');
    await expect(setUp('dev')).resolves.toBeUndefined();
  });

  test('passes and warns when a holiday is over', async () => {
    vi.useFakeTimers({ now: new Date('2100-01-01'), toFake: ['Date'] });
    await setUp('build').finally(() => vi.useRealTimers());
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('which is over'));
  });
});
