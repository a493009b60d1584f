// Errand: printing a cart's page as a window sticker.
import { cartsByCondition } from './examples.ts';
import { expect, test } from './fixtures.ts';

for (const { id, condition } of cartsByCondition) {
  test(`the page of a ${condition} cart prints on one page with its price and a code of its address`, async ({
    page,
  }) => {
    await page.goto(`/vehicles/${id}`);
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: /^QR code of / })).toBeVisible();
    await expect(page.getByText(/^\$\d+,\d{3}$/).first()).toBeVisible();
    await expect(page.getByText(`/vehicles/${id}`)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: /Schedule Test Drive/ })).toBeHidden();
  });
}
