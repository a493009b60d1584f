import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describeWrongBlender } from '../../../src/studio/blender-version.ts';
import { dataRoot, getContent } from '../../../src/content/site.ts';
import { runCommand } from '../../data/data-copy.ts';

const { vehicles } = getContent();

describe('describeWrongBlender', () => {
  test.each(['3.4.0', '3.4.1', '3.6.23 LTS'])('takes Blender %s', (version) => {
    expect(describeWrongBlender(`Blender ${version}\n\tbuild date: 2023-01-01\n`)).toBeUndefined();
  });

  test.each(['2.93.18', '3.3.21', '4.0.0', '4.5.3 LTS', '5.0.1', '10.4.0'])(
    'refuses Blender %s and names the versions that work',
    (version) => {
      expect(describeWrongBlender(`Blender ${version}\n\tbuild date: 2025-01-01\n`)).toMatch(
        new RegExp(`^Blender ${version.split(' ')[0]} does not work here: .* 3\\.4 to 3\\.6`),
      );
    },
  );

  test('reads the version behind what drivers say first', () => {
    expect(describeWrongBlender('libEGL warning: no display\nBlender 3.4.1\n')).toBeUndefined();
  });

  test('refuses what does not tell its version', () => {
    expect(describeWrongBlender('blender: 1\n')).toMatch(/^Blender without a version does not work here/);
  });
});

describe('npm run studio', () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'studio-'));
  const drafts = join(folder, 'drafts');
  const vehicle = vehicles.find(({ illustration }) => illustration)?.id ?? '';
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const run = (path: string) =>
    runCommand('studio', dataRoot, { args: [vehicle, '--draft', drafts], env: { PATH: path } });

  test('says which versions work before it renders with another', async () => {
    const blender = join(folder, 'blender');
    writeFileSync(blender, '#!/bin/sh\necho "Blender 4.2.3 LTS"\n');
    chmodSync(blender, 0o755);
    const { exitCode, output } = await run([folder, process.env['PATH']].join(delimiter));
    expect(output.trim()).toMatch(/^Blender 4\.2\.3 does not work here: .*$/);
    expect(exitCode).toBe(1);
    expect(readdirSync(folder)).toEqual(['blender']);
  });

  test('says what to install where Blender is missing', async () => {
    const { exitCode, output } = await run(drafts);
    expect(output.trim()).toMatch(/^Blender is missing .* 3\.4 to 3\.6.*$/);
    expect(exitCode).toBe(1);
  });
});
