import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteIntegration } from '../../../src/build/integration.ts';
import { formatErrors } from '../../../src/content/engine/diagnostic.ts';
import { loadContent } from '../../../src/content/load.ts';
import { copyData } from '../../data/data-copy.ts';
import { buildSite } from '../../site/build-site.ts';

afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});

const warn = vi.fn();

/** What Astro does first, for a build or for development. */
async function setUp(command: 'build' | 'dev'): Promise<void> {
  const setup = siteIntegration().hooks['astro:config:setup'];
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

/** What a build writes to the error output that stops before its first page. */
async function readFailure(variables: Record<string, string>): Promise<string> {
  const stopped = await buildSite(join('.cache', 'never-built'), { NO_COLOR: '1', ...variables }).catch(
    (error: unknown) => error,
  );
  return (stopped as { stderr: string }).stderr;
}

describe('a build', () => {
  test('for production stops without mail settings, in one sentence that says what to set', async () => {
    const printed = await readFailure({ CONTEXT: 'production' });
    expect(printed).toMatch(
      /^[\d:]+ \[ERROR\] \[site\] Nobody would be told of messages.* Set SMTP_HOST, MAIL_FROM in .* NOTIFY=manual.*\n$/,
    );
  });

  test('stops on a mistake in the data with the words of data:check alone', async () => {
    const data = copyData();
    writeFileSync(join(data, 'dealer.yaml'), 'name: Short Dealer\n');
    const printed = await readFailure({ DATA_DIR: data });
    const { diagnostics } = loadContent(data);
    rmSync(data, { recursive: true });
    expect(printed.replace(/^[\d:]+ \[ERROR\] \[site\] /, '')).toBe(`${formatErrors(diagnostics)}\n`);
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
