// Journey: putting up to three carts side by side, sharing the comparison, and asking for one quote.
import { unknownValue } from '../../src/features/inventory/compare-vehicles.ts';
import { formatFigures } from '../../src/features/vehicles/specifications.ts';
import { listBareTerms } from '../../src/features/financing/credit-terms.ts';
import { formatUsdCents } from '../../src/lib/format.ts';
import { cart, comparedCarts, furtherCarts } from './examples.ts';
import { expect, test } from './built-site.ts';
import { computeExample } from '../../src/features/financing/payment-example.ts';
import { findPaymentExample, getPageCopy } from '../../src/content/site.ts';

const [first, second] = comparedCarts;
const [third, fourth] = furtherCarts;
const box = (cart?: { fullName: string }) => ({ name: `Compare ${cart?.fullName}`, exact: true });
const ids = (...carts: readonly ({ id: string } | undefined)[]) => carts.map((cart) => cart?.id).join();

test('chosen carts are counted at the bottom of the screen and stand in one table, the rows that differ first', async ({
  page,
}) => {
  await page.goto('/inventory');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await page.getByRole('checkbox', box(first)).check();
  await expect(page.getByRole('status').filter({ hasText: '1 chosen' })).toBeInViewport();
  await expect(compare).toBeHidden();
  await page.getByRole('checkbox', box(second)).check();
  await expect(page.getByRole('status').filter({ hasText: '2 chosen' })).toBeInViewport();
  await expect(page).toHaveURL(`/inventory?compare=${ids(first, second)}`);

  await compare.click();
  const table = page.getByRole('dialog', { name: 'Compare' }).getByRole('table');
  await expect(table.getByRole('columnheader', { name: first.fullName })).toBeVisible();
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(2);
  const { range, topSpeed } = formatFigures(first);
  const same = table.locator('tbody').filter({ hasText: getPageCopy('inventory').comparison.sameLabel });
  const findRow = (label: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
  await expect(findRow('Range').getByRole('cell')).toHaveText([range, formatFigures(second).range]);
  // Once, across the columns of both.
  await expect(findRow('Top speed').getByRole('cell')).toHaveText([topSpeed]);
  await expect(same).toContainText('Top speed');
  await expect(same).not.toContainText('Range');
  const [differing, alike] = [await findRow('Range').boundingBox(), await same.boundingBox()];
  expect(differing?.y ?? Infinity).toBeLessThan(alike?.y ?? 0);
  await expect(page).toHaveURL(`/inventory?compare=${ids(first, second)}#compare`);
});

test('the price is larger than the other figures, and the names have room to the row that slides under them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/inventory?compare=${ids(first, second, third)}#compare`);
  const dialog = page.getByRole('dialog');
  const readSize = (text: string | RegExp) =>
    dialog
      .getByText(text)
      .first()
      .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(await readSize(/^\$[\d,]+$/)).toBeGreaterThan(1.2 * (await readSize(formatFigures(first).range)));
  const cells = await dialog.getByRole('columnheader').evaluateAll((headers) =>
    headers.map((header) => {
      const link = header.querySelector('a')?.getBoundingClientRect();
      return header.getBoundingClientRect().bottom - (link?.bottom ?? Infinity);
    }),
  );
  expect(Math.min(...cells)).toBeGreaterThanOrEqual(8);
});

test('what is not known of every cart stands apart from what is the same', async ({ page }) => {
  const compared = [first, second, third].map((cart) => cart?.id ?? '');
  await page.goto(`/inventory?compare=${compared.join()}#compare`);
  const { sameLabel, unknownLabel } = getPageCopy('inventory').comparison;
  const findGroup = (name: string) =>
    page
      .getByRole('dialog')
      .locator('tbody')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(findGroup(unknownLabel)).toContainText(unknownValue);
  await expect(findGroup(sameLabel)).not.toContainText(unknownValue);
});

test('the mark of the focus is whole around the box of a card, and around what removes a cart', async ({
  page,
}) => {
  // Three pixels of mark, two away from the box.
  const reach = 5;
  await page.goto(`/inventory?compare=${ids(first, second)}#compare`);
  const remove = page.getByRole('button', {
    name: `Remove ${first.fullName} from the comparison`,
    exact: true,
  });
  const [mark, names] = [
    await remove.boundingBox(),
    await page.getByRole('dialog').getByRole('columnheader').first().boundingBox(),
  ];
  expect((mark?.y ?? 0) - reach).toBeGreaterThanOrEqual((names?.y ?? Infinity) + (names?.height ?? 0));
  await page.keyboard.press('Escape');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', box(first)) });
  const [square, card] = [
    await page.getByRole('checkbox', box(first)).boundingBox(),
    await item.boundingBox(),
  ];
  expect((square?.x ?? 0) - reach).toBeGreaterThanOrEqual(card?.x ?? Infinity);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the names stay below the head of the sheet while it scrolls, and what removes a cart comes back below them with the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/inventory?compare=${ids(first, second, third)}#compare`);
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Close' });
    const names = dialog.getByRole('columnheader');
    const remove = dialog.getByRole('button', { name: /^Remove/ }).first();
    await remove.waitFor();
    await dialog.evaluate((sheet) => {
      sheet.scrollTo(0, 500);
    });
    await expect(remove).not.toBeInViewport();
    const [head, name] = [await close.boundingBox(), await names.first().boundingBox()];
    expect(name?.y).toBeGreaterThanOrEqual((head?.y ?? Infinity) + (head?.height ?? 0));
    await close.focus();
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
    await expect(remove).toBeFocused();
    const findGap = async () =>
      ((await remove.boundingBox())?.y ?? 0) - (name?.y ?? Infinity) - (name?.height ?? 0);
    await expect.poll(findGap).toBeGreaterThanOrEqual(0);
  });
}

test('the bar of what is chosen is not seen beside the open comparison, and a press beside that closes it', async ({
  page,
}) => {
  await page.goto(`/inventory?compare=${ids(first, second)}#compare`);
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  const chosen = page.getByText('2 chosen');
  await expect(chosen).toBeHidden();
  await page.mouse.click(5, 300);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(chosen).toBeVisible();
});

test('a fourth cart cannot be chosen until one is removed, and the bar says why, once', async ({ page }) => {
  await page.goto(`/inventory?compare=${ids(first, second, third)}#compare`);
  const remove = { name: `Remove ${first.fullName} from the comparison`, exact: true };
  await expect(page.getByRole('button', remove)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', box(fourth))).toBeDisabled();
  const reason = '3 at most. Uncheck one to swap.';
  await expect(page.getByText(reason)).toHaveCount(1);
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('checkbox', box(fourth))).toHaveAccessibleDescription(reason);
  await page.getByRole('checkbox', box(first)).uncheck();
  await expect(page.getByRole('checkbox', box(fourth))).toBeEnabled();
  await expect(page.getByText(reason)).toBeHidden();
});

test('the comparison works by keyboard, and Back takes back one step after the other', async ({ page }) => {
  await page.goto(`/inventory?compare=${ids(first)}`);
  const other = page.getByRole('checkbox', box(second));
  await expect(other).toBeEnabled();
  await other.focus();
  await page.keyboard.press('Space');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await compare.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  // The URL comes after the sheet, and without the sheet it is the one of before: only this tells them apart.
  await expect(page).toHaveURL(`/inventory?compare=${ids(first, second)}#compare`);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(compare).toBeFocused();
  await expect(page).toHaveURL(`/inventory?compare=${ids(first, second)}`);
  await page.goBack();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(compare).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: '1 chosen' })).toBeVisible();
});

test('the comparison ends with what a month may cost of each cart, and all terms of credit right below that', async ({
  page,
}) => {
  const carts = [first, second].filter(({ inStock }) => inStock);
  await page.goto(`/inventory?compare=${ids(...carts)}#compare`);
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect(dialog.getByRole('table')).toBeVisible();
  const rows = await dialog.locator('tbody tr').allInnerTexts();
  const [monthly = '', total = ''] = rows.slice(-2);
  const terms = await dialog.locator('table + p').innerText();
  const example = findPaymentExample();
  for (const cart of carts) {
    const loan = example && computeExample(example, cart);
    expect(monthly).toContain(formatUsdCents(loan?.paymentUsd ?? 0));
    expect(total).toContain(formatUsdCents(loan?.totalUsd ?? 0));
  }
  // As one line: the payments of each cart and everything that belongs to them.
  const line = `${monthly} a month. ${total} ${terms}`.replaceAll(/\s+/g, ' ');
  expect(listBareTerms([line.replace('Total of payments', 'total of payments')], [])).toEqual([]);
});

test("a cart's page leads to a comparison of it with the carts beside it", async ({ page }) => {
  await page.goto(`/vehicles/${cart.id}`);
  await page.getByRole('link', { name: /^Compare side by side/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  const names = dialog.getByRole('columnheader').getByRole('link');
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveText(cart.fullName);
});

test('removing one of three carts leaves the focus in the comparison', async ({ page }) => {
  await page.goto(`/inventory?compare=${ids(first, second, third)}#compare`);
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await dialog
    .getByRole('button', { name: `Remove ${second.fullName} from the comparison`, exact: true })
    .click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
});

test('removing one of two carts closes the comparison', async ({ page }) => {
  await page.goto(`/inventory?compare=${ids(first, second)}#compare`);
  await page
    .getByRole('button', { name: `Remove ${second.fullName} from the comparison`, exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '1 chosen' })).toBeVisible();
});

test('a comparison of one cart, or of none that is known, opens nothing', async ({ page }) => {
  for (const chosen of [ids(first), 'submarine,yacht']) {
    await page.goto(`/inventory?compare=${chosen}#compare`);
    await expect(page.getByRole('checkbox', box(second))).toBeEnabled();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('one request asks for a quote for all compared carts', async ({ page }) => {
  await page.goto(`/inventory?compare=${ids(first, second, third)}#compare`);
  await page.getByRole('link', { name: getPageCopy('inventory').comparison.quoteLabel }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  for (const cart of [first, second, third]) {
    await expect(message).toHaveValue(new RegExp(RegExp.escape(cart?.fullName ?? '')));
    await expect(
      page.getByRole('form').getByRole('link', { name: cart?.fullName ?? '', exact: true }),
    ).toBeVisible();
  }
});
