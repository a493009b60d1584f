// Every template in every face, text size and spacing at ten widths: `npm run test:layout`, since it takes minutes.
import { expect, test } from './fixtures.ts';
import { describeText, listBrokenWords, listLayoutFaults, setText, type TextSetting } from './layout.ts';
import { templates } from './templates.ts';

const widths = [320, 390, 600, 768, 1024, 1152, 1280, 1366, 1440, 1600];

for (const face of ['wide', 'narrow'] as const) {
  for (const size of [16, 20, 24] as const) {
    for (const isSpaced of [false, true]) {
      const text: TextSetting = { face, size, isSpaced };
      for (const path of templates) {
        test(`${path} holds ${describeText(text)}`, async ({ page }) => {
          await page.goto(path);
          await setText(page, text);
          const faults: Record<number, string[]> = {};
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            const found = await listLayoutFaults(page);
            // Larger text may need a word in two lines, ordinary text never.
            if (size === 16 && !isSpaced) found.push(...(await listBrokenWords(page)));
            if (found.length > 0) faults[width] = found;
          }
          expect(faults).toEqual({});
        });
      }
    }
  }
}
