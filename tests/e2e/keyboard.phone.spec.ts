// Errand: going through every template with a keyboard on a small screen, above whose lower edge the phone bar stands.
import { expect, test } from './fixtures.ts';
import { walkWithTab } from './keyboard.ts';
import { templates } from './templates.ts';

for (const path of templates) {
  test(`Tab goes through ${path} on a small screen, and neither header nor phone bar covers a stop`, async ({
    page,
  }) => {
    // More than a hundred stops, each looked at.
    test.slow();
    await page.goto(path);
    const { stops, faults } = await walkWithTab(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(35);
  });
}
