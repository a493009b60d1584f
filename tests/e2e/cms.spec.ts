// The staff's errands at /admin, on a copy of data/ in the browser's own file system.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkData } from '../../src/content/check-data.ts';
import { dataRoot } from '../../src/content/site-records.ts';
import { getPolicies, getVehicles } from '../../src/content/site.ts';
import { getPictureFile } from '../../src/features/vehicles/vehicle-pictures.ts';
import { expect, test } from './built-site.ts';

const files = Object.fromEntries(checkData(dataRoot).sources.map(({ file, text }) => [file, text]));
const vehicles = getVehicles();
const policies = getPolicies();
const [cart] = vehicles;
const [policy] = policies;
const policyFile = `data/policies/${policy?.id}.md`;
const cartFile = `data/vehicles/${cart?.id}.yaml`;

/** Fills the browser's own file system with the data, and lets the CMS choose it as the folder to work in. */
async function openLocalRepository(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'showDirectoryPicker', () => navigator.storage.getDirectory());
  });
  await page.goto('/admin/');
  await page.evaluate(async (written) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    const write = async ([path, text]: [string, string]) => {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let folder = root;
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    };
    await Promise.all(Object.entries(written).map(write));
  }, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
}

/** What is in the browser's own file system. */
function readFiles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, at: string): Promise<void> => {
      for await (const handle of folder.values()) {
        const path = `${at}${handle.name}`;
        if (handle instanceof FileSystemFileHandle) texts[path] = await (await handle.getFile()).text();
        else await read(handle, `${path}/`);
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return texts;
  });
}

/** Files that differ from data/, each with the lines that went and came, sorted. */
async function listChanges(page: Page): Promise<Record<string, { removed: string[]; added: string[] }>> {
  const now = await readFiles(page);
  const paths = [...new Set([...Object.keys(now), ...Object.keys(files)])];
  const changed = paths.filter((path) => now[path] !== files[path]);
  return Object.fromEntries(changed.map((path) => [path, compareLines(files[path] ?? '', now[path] ?? '')]));
}

function compareLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, current] = [before.split('\n'), after.split('\n')];
  return {
    removed: old.filter((line) => !current.includes(line)).toSorted(),
    added: current.filter((line) => !old.includes(line)).toSorted(),
  };
}

const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price' });

/** The CMS draws the fields of a form as they come into view: in a window this high, nearly all at once. */
const highWindow = { width: 1280, height: 2400 };

async function openEntry(page: Page, collection: string, name: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${collection}/entries/${name}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

/** Saves, and waits until the CMS has led back to the list. */
async function save(page: Page): Promise<void> {
  const list = page.getByRole('button', { name: 'Create New Entry' });
  await expect(async () => {
    // The CMS needs a moment for what was typed, and refuses an earlier save as incomplete.
    if (!(await list.isVisible())) await page.getByRole('button', { name: 'Save' }).click({ timeout: 1000 });
    await expect(list).toBeVisible({ timeout: 5000 });
  }).toPass();
}

test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => {
  const json = { status: { indicator: 'none' } };
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://www.githubstatus.com/**', (route) => route.fulfill({ headers, json }));
});
test.afterEach(({ externalRequests }) => {
  expect(externalRequests).toEqual([]);
});

test('a price, a stock state, a picture and a sentence of a policy are their own lines alone, and a wrong price is refused', async ({
  page,
}) => {
  await openLocalRepository(page);
  await page.setViewportSize(highWindow);
  await openEntry(page, 'vehicles', cart?.id ?? '');
  await price(page).fill('99.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Price ($): write whole dollars');
  expect(await listChanges(page)).toEqual({});
  await page.keyboard.press('Escape');

  await price(page).fill('7777');
  await page.getByRole('switch', { name: 'In stock' }).click();
  await page.getByRole('button', { name: /Add .*picture/ }).click();
  await page.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  const buffer = readFileSync(join(dataRoot, getPictureFile(cart?.pictures[0]?.file ?? '')));
  await (await chooser).setFiles({ name: 'IMG 0042.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.locator('[data-key-path^="pictures"] textarea:visible').last().fill('A made-up picture');
  await save(page);

  await openEntry(page, 'policies', policy?.id ?? '');
  await page.locator('[data-key-path="body"] p').first().click();
  await page.keyboard.type(' A made-up sentence.');
  await save(page);

  const changes = await listChanges(page);
  const picture = `data/${getPictureFile('img-0042.jpg')}`;
  expect(Object.keys(changes).toSorted()).toEqual([policyFile, picture, cartFile].toSorted());
  expect(changes[cartFile]).toEqual({
    removed: [`inStock: ${cart?.inStock}`, `priceUsd: ${cart?.priceUsd}`],
    added: [
      '    alt: A made-up picture',
      '  - file: img-0042.jpg',
      `inStock: ${!cart?.inStock}`,
      'priceUsd: 7777',
    ],
  });
  const { removed, added } = changes[policyFile] ?? {};
  expect(added?.map((line) => line.replace(' A made-up sentence.', ''))).toEqual(removed);
  expect(added).toHaveLength(1);
});
