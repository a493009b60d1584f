import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteIntegration } from '../../../src/build/integration.ts';
import { checkData } from '../../../src/content/check-data.ts';
import { formatMistakes } from '../../../src/content/mistake.ts';
import { copyData } from '../../data/data-copy.ts';
import { buildSite } from '../../site/build-site.ts';

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
});

const error = vi.fn();
const warn = vi.fn();

/** What Astro does first, for a build or for development. */
async function setUp(command: 'build' | 'dev'): Promise<void> {
  const setup = siteIntegration().hooks['astro:config:setup'];
  // The parts of Astro's options that the hook uses.
  const [addClientDirective, injectRoute, updateConfig] = [vi.fn(), vi.fn(), vi.fn()];
  const options = { command, addClientDirective, injectRoute, updateConfig, logger: { error, warn } };
  await setup?.(options as unknown as Parameters<NonNullable<typeof setup>>[0]);
}

describe('a build', () => {
  test('for production stops without mail settings, in one sentence that says what to set', async () => {
    vi.stubEnv('CONTEXT', 'production');
    const end = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('the build has ended');
    });
    await expect(setUp('build').finally(() => end.mockRestore())).rejects.toThrow('the build has ended');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^Nobody would be told of messages.* Set SMTP_HOST, MAIL_FROM in .* NOTIFY=manual.*$/,
      ),
    );
  });

  test('stops on a mistake in the data with the words of data:check alone', async () => {
    const data = copyData();
    writeFileSync(join(data, 'dealer.yaml'), 'name: Short Dealer\n');
    const stopped = await buildSite(join('.cache', 'never-built'), { NO_COLOR: '1', DATA_DIR: data }).catch(
      (reason: unknown) => reason as { stderr: string },
    );
    const { mistakes } = checkData(data);
    rmSync(data, { recursive: true });
    expect(stopped?.stderr.replace(/^[\d:]+ \[ERROR\] \[site\] /, '')).toBe(`${formatMistakes(mistakes)}\n`);
  });
});
