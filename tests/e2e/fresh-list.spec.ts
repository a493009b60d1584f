// Journey: coming back to the inventory after a price has changed. Playwright switches the browser's cache off where it
// answers for a server, so here a server stands before the site, with an answer of its own for the API alone.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

const path = '/api/vehicles';

test('the card shows the new price, though the browser has kept the old answer', async ({
  browser,
  baseURL,
}) => {
  const answer = await fetch(new URL(path, baseURL));
  const [vehicle] = (await answer.json()) as { name: string; price: number }[];
  let price = 41;
  const knownTags: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.url === path) {
      knownTags.push(request.headers['if-none-match']);
      response.setHeader('Cache-Control', answer.headers.get('Cache-Control') ?? '');
      response.setHeader('ETag', `"${price}"`);
      response.end(JSON.stringify([{ ...vehicle, price }]));
      return;
    }
    fetch(new URL(request.url ?? '/', baseURL))
      .then(async (page) => {
        response.writeHead(page.status, { 'Content-Type': page.headers.get('Content-Type') ?? '' });
        response.end(Buffer.from(await page.arrayBuffer()));
      })
      .catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/inventory`;
  const page = await browser.newPage();
  const heading = page.getByRole('heading', { name: vehicle?.name ?? '', exact: true });
  const card = page.getByRole('article').filter({ has: heading });

  try {
    await page.goto(url);
    await expect(card).toContainText('$41');
    price = 42;
    await page.goto(url);
    await expect(card).toContainText('$42');
    // Asked by its tag, an answer that has not changed is not sent again.
    expect(knownTags).toEqual([undefined, '"41"']);
  } finally {
    await page.close();
    server.close();
  }
});
