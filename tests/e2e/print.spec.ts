// Journey: taking the site along on paper: a cart's page as a window sticker, the price list, the rentals, a policy.
import { toPrice } from '../../src/features/vehicles/vehicle-card.ts';
import { comparedCarts, furtherCarts, printedCarts } from './examples.ts';
import { getContent } from '../../src/content/site.ts';
import { formatAddress } from '../../src/features/dealer/dealer-tokens.ts';
import { formatPhone, formatUsd } from '../../src/lib/format.ts';
import { fillTemplate } from '../../src/lib/tokens.ts';
import { describeOpeningHours } from '../../src/features/dealer/opening-hours.ts';
import { getSaleTerms } from '../../src/features/vehicles/sale-terms.ts';
import { buildVehicleTokens } from '../../src/features/vehicles/vehicle-head.ts';
import { listBadges, listSpecifications } from '../../src/features/vehicles/vehicle-labels.ts';
import { expect, test } from './built-site.ts';

const { dealer, municipalities, pages, policies, priceCopy, rentalGroups, vehicles } = getContent();

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** What of a Letter page its margins of 14 mm leave, in CSS pixels. */
const letter = { width: 710, height: 950 };

for (const record of printedCarts) {
  const { id, condition } = record;
  const copy = fillTemplate(pages.vehicle, buildVehicleTokens(record, dealer, municipalities));
  const terms = getSaleTerms(record);

  test(`the page of ${id}, ${condition}, prints as a sticker on one page`, async ({ page }) => {
    await page.goto(`/vehicles/${id}`);
    for (const format of ['Letter', 'A4']) {
      expect.soft(countPages(await page.pdf({ format })), `it takes one page of ${format}`).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(letter);
    const main = page.getByRole('main');

    await test.step('it says what it is, costs and holds, on what terms, and where it stands', async () => {
      const stands = record.inStock
        ? dealer.showrooms.filter((room) => room.id === record.standsAt?.showroomId)
        : [];
      const rooms = stands.length > 0 ? stands : dealer.showrooms.filter(({ type }) => type === 'physical');
      const texts = [
        ...listBadges(record),
        formatUsd(record.priceUsd),
        priceCopy.lineOfOne,
        record.description,
        ...record.features,
        ...copy.delivery.items,
        ...(terms === 'asIs' ? [] : [copy.warranty[terms]]),
        ...rooms.flatMap((room) => [formatAddress(room), formatPhone(room.phone)]),
        describeOpeningHours(dealer.hours.showroom),
        `/vehicles/${id}`,
        copy.printNote,
        ...(record.picturesAreIllustrations
          ? [record.condition === 'new' ? 'Illustration.' : 'Drawing, not a photo.']
          : []),
      ];
      for (const text of texts)
        await expect(main.getByText(text).locator('visible=true').first(), text).toBeVisible();
      for (const { label, value } of listSpecifications(record)) {
        const row = main.getByText(label, { exact: true }).locator('..').filter({ hasText: value });
        await expect(row.locator('visible=true'), label).not.toHaveCount(0);
      }
      for (const { title } of [copy.warranty, copy.returns, copy.delivery]) {
        await expect(main.locator('summary').filter({ hasText: title })).toBeVisible();
      }
      for (const name of [record.fullName, 'Specifications', 'Features']) {
        await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      await expect(main.getByRole('img', { name: /^QR code of / })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(main.getByRole('link', { name: /Schedule Test Drive/ })).toBeHidden();
    });

    await test.step('it shows one big picture, fills the page and cuts nothing off', async () => {
      const picture = page.getByRole('group', { name: 'Pictures' }).getByRole('img').locator('visible=true');
      await expect(picture).toHaveCount(1);
      const box = await picture.boundingBox();
      expect(box?.width).toBeGreaterThan(letter.width / 2);
      expect(box?.height).toBeGreaterThan(letter.height / 5);
      const { bottom, cut } = await main.evaluate((element) => {
        const sheet = element.getBoundingClientRect();
        const shown = [...element.querySelectorAll('*')].filter(
          (part) => part.checkVisibility() && part.closest('.sr-only') === null,
        );
        const boxes = shown.map((part) => ({ part, box: part.getBoundingClientRect() }));
        const isCut = ({ left, right, bottom }: DOMRect) =>
          left < sheet.left - 1 || right > sheet.right + 1 || bottom > sheet.bottom + 1;
        return {
          bottom: Math.max(...boxes.map(({ box }) => box.bottom)),
          cut: boxes.filter(({ box }) => isCut(box)).map(({ part }) => part.outerHTML.slice(0, 120)),
        };
      });
      expect(cut).toEqual([]);
      expect(bottom).toBeGreaterThan(letter.height * 0.9);
      expect(bottom).toBeLessThanOrEqual(letter.height);
    });
  });
}

test('the inventory prints as a list: one line a cart with its price and stock, the dealer and the day', async ({
  page,
}) => {
  await page.goto('/inventory');
  // The list is the island's once it filters.
  await expect(page.getByRole('combobox', { name: 'Brand' })).toBeEnabled();
  const pdf = await page.pdf({ format: 'Letter' });
  expect(countPages(pdf)).toBeLessThanOrEqual(Math.ceil(vehicles.length / 24));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 710, height: 960 });
  const lines = page.getByRole('article');
  await expect(lines).toHaveCount(vehicles.length);
  for (const vehicle of vehicles) {
    const line = lines.filter({ has: page.getByRole('link', { name: vehicle.fullName, exact: true }) });
    const price = [toPrice(vehicle).prefix, formatUsd(vehicle.priceUsd)].filter(Boolean).join(' ');
    await expect(line.getByText(price, { exact: true })).toBeVisible();
    await expect(
      line.getByText(vehicle.inStock ? 'In stock' : 'Out of stock', { exact: true }),
    ).toBeVisible();
    await expect(line.getByRole('img')).toBeHidden();
    expect((await line.boundingBox())?.height).toBeLessThan(45);
  }
  await expect(page.getByText(`${dealer.name}, ${formatPhone(dealer.phone)}`).first()).toBeVisible();
  await expect(page.getByText(/ 20\d\d\. /).first()).toBeVisible();
});

test('a comparison of three carts prints on one page, in place of the list', async ({ page }) => {
  const carts = [...comparedCarts, ...furtherCarts].slice(0, 3);
  await page.goto(`/inventory?compare=${carts.map(({ id }) => id).join()}#compare`);
  // The sheet opens at once and its table follows, in the sheet and on paper alike.
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const { fullName: name } of carts)
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the rentals print with every plan and no empty picture or button', async ({ page }) => {
  await page.goto('/rentals');
  await page.emulateMedia({ media: 'print' });
  for (const plan of rentalGroups.flatMap((group) => group.plans)) {
    await expect(page.getByText(formatUsd(plan.priceUsd), { exact: true }).first()).toBeVisible();
  }
  await expect(
    page.getByRole('link', { name: /Reserve Today|Call Now/ }).locator('visible=true'),
  ).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: pages.rentals.requestLabel }).locator('visible=true'),
  ).toHaveCount(0);
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(rentalGroups.length + 1);
});

test('a policy prints its tables whole, under the name of the dealer', async ({ page }) => {
  const [policy] = policies.filter(({ body }) => body.includes('| --- |') || body.includes('---|'));
  await page.goto(policy?.path ?? '/policies/rental-policy');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 710, height: 960 });
  await expect(page.getByText(`${dealer.name}, ${formatPhone(dealer.phone)}`).first()).toBeVisible();
  const wide = await page
    .locator('table')
    .evaluateAll(
      (tables) => tables.filter((table) => table.getBoundingClientRect().right > innerWidth).length,
    );
  expect(wide).toBe(0);
});
