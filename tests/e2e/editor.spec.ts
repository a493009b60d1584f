// Journey: the staff change the site in the forms of `npm run edit`. Each works on a copy of the made-up dealer's data, and
// what it wrote is compared line by line.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { copyData } from '../data/data-copy.ts';
import { startDevServer } from '../dev-server.ts';
import { runAxe } from './accessibility.ts';
import { expect as usualExpect, test as base } from './fixtures.ts';

interface Desk {
  url: string;
  /** The copy of the data, published as it was. */
  data: string;
}

interface Fixtures {
  /** Whether the page beside a form loads: of all that a test waits for it takes the longest, and few are about it. */
  showsPage: boolean;
}

const test = base.extend<Fixtures, { desk: Desk }>({
  showsPage: [false, { option: true }],
  desk: [
    async ({}, use) => {
      const data = copyData();
      git(data, 'init', '--quiet', '--initial-branch', 'main');
      git(data, 'config', 'user.name', 'Somebody');
      git(data, 'config', 'user.email', 'somebody@sampleton.example');
      publish(data);
      const { url, stop } = await startDevServer(data, { EDITOR_KEY: key });
      await use({ url, data });
      await stop();
      rmSync(data, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ desk }, use) => {
    await use(desk.url);
  },
  // As somebody who has opened the URL that npm run edit printed.
  page: async ({ page, showsPage }, use) => {
    await page.request.get(`/edit?key=${key}`);
    if (!showsPage) {
      const isOfSite = ({ pathname }: URL) => !pathname.startsWith('/edit');
      await page.route(isOfSite, async (route) => {
        const isBesideForm = route.request().frame().parentFrame() !== null;
        await (isBesideForm ? route.fulfill({ contentType: 'text/html', body: '' }) : route.continue());
      });
    }
    await use(page);
  },
});

const key = 'a-made-up-key';

// The development server reads everything that a page is made of, and each save checks all of the data.
const expect = usualExpect.configure({ timeout: 90_000 });
test.describe.configure({ timeout: 180_000 });

test.afterEach(({ desk }) => {
  git(desk.data, 'reset', '--quiet', '--hard');
  git(desk.data, 'clean', '--quiet', '--force', '-d');
});

function git(data: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: data }).toString();
}

function publish(data: string): void {
  git(data, 'add', '--all');
  git(data, 'commit', '--quiet', '--message', 'Published');
}

/** The lines that differ from what is published, each with "-" or "+". */
function listChangedLines(data: string): string[] {
  // Without the file under another name that is being written, which may be gone before git has read it.
  git(data, 'add', '--all', '--', '.', ':(exclude,glob)**/.*');
  return git(data, 'diff', '--cached', '--unified=0', '--no-renames', '--', '*.yaml')
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));
}

/** Opens a file with every section of its form unfolded; the entries of its lists stay folded. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/edit?file=${path}`);
  await unfold(page);
}

async function unfold(page: Page): Promise<void> {
  await expect(page.locator('.rjsf, pre')).toBeVisible();
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>('.rjsf details:not(.entry details)'))
      section.open = true;
  });
}

/** Lets no answer to what is typed in a vehicle's form reach the page; gives what lets them through. */
async function holdAnswers(page: Page): Promise<() => void> {
  // The form itself comes with an answer, which may be later than the page.
  await expect(page.getByLabel('Price')).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/edit\/(save|file|add-picture)/, async (route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

test.describe('with the page beside the form', () => {
  // The server of development says so, and has the page load again, where it finds what pages import only while they load.
  test.use({ showsPage: true, expectedErrors: [/Outdated Optimize Dep|dynamically imported module/] });

  test('a changed price stands in the file, in the page beside it and in the list of changes', async ({
    page,
    desk,
  }) => {
    await page.goto('/edit');
    await page.getByRole('link', { name: 'EV City', exact: true }).click();
    const shown = page.frameLocator('iframe');
    await expect(shown.getByText('$15,000').first()).toBeVisible();
    await page.getByLabel('Price').fill('14500');
    await expect(shown.getByText('$14,500').first()).toBeVisible();
    expect(listChangedLines(desk.data)).toEqual(['-priceUsd: 15000', '+priceUsd: 14500']);
    await page.getByRole('link', { name: 'All records' }).click();
    await expect(page.getByText('Price of EV City: $15,000, now $14,500').first()).toBeVisible();
  });
});

test('beside the field of a town stands the page of the town, beside those of its county the county’s', async ({
  page,
}) => {
  await page.goto('/edit?file=counties/kent-county.yaml&at=municipalities&at=0&at=population');
  const beside = page.locator('iframe');
  await expect(beside).toHaveAttribute('src', '/bowers-golf-carts');
  await unfold(page);
  await page.locator('#root_population').focus();
  await expect(beside).toHaveAttribute('src', '/kent-county-golf-carts');
});

test('each change is brought back: a value, a file that was removed, and one that is new', async ({
  page,
  desk,
}) => {
  const city = join(desk.data, 'vehicles', 'ev-city.yaml');
  const text = readFileSync(city, 'utf8');
  writeFileSync(city, text.replace('priceUsd: 15000', 'priceUsd: 14500').replace('seats: 2', 'seats: 4'));
  writeFileSync(join(desk.data, 'vehicles', 'ev-made-up.yaml'), text.replace(/^name: .*$/m, 'name: Made-up'));
  rmSync(join(desk.data, 'vehicles', 'd5-ranger-4.yaml'));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/edit');
  const status = page.getByRole('status');
  await page.getByRole('button', { name: 'Bring back: Price of EV City' }).click();
  await expect(page.getByText('Price of EV City')).toHaveCount(0);
  await expect(status).toHaveText('Brought back as it was published.');
  // The button is gone, and the focus is at the next one.
  await expect(page.getByRole('button', { name: 'Bring back: Seats of EV City' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove: New: Made-up' }).click();
  await expect(status).toHaveText('Removed: Made-up');
  await page.getByRole('button', { name: 'Bring back: Removed: D5 Ranger 4' }).click();
  await expect(page.getByText(/^(New|Removed): /)).toHaveCount(0);
  expect(listChangedLines(desk.data)).toEqual(['-seats: 2', '+seats: 4']);
  await page.getByRole('button', { name: 'Bring back: Seats of EV City' }).click();
  await expect(page.getByText('Nothing', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'What has changed since the last publication' }),
  ).toBeFocused();
  expect(listChangedLines(desk.data)).toEqual([]);
});

test('two changes in the same words are two rows, and bringing one back leaves the other', async ({
  page,
  desk,
}) => {
  const files = ['ev-city', 'ev-twin'].map((id) => join(desk.data, 'vehicles', `${id}.yaml`));
  const text = readFileSync(files[0] ?? '', 'utf8');
  writeFileSync(files[1] ?? '', text);
  publish(desk.data);
  for (const file of files) writeFileSync(file, text.replace('priceUsd: 15000', 'priceUsd: 14500'));
  await page.goto('/edit');
  const rows = page.getByText('Price of EV City: $15,000, now $14,500');
  await expect(rows).toHaveCount(2);
  const answer = Promise.withResolvers<void>();
  await page.route(/bring-back/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const buttons = page.getByRole('button', { name: 'Bring back: Price of EV City' });
  await buttons.first().click();
  await expect(page.getByRole('status')).toHaveText('Working …');
  await expect(buttons.last()).toBeDisabled();
  answer.resolve();
  await expect(rows).toHaveCount(1);
  await expect(buttons).toBeEnabled();
  git(desk.data, 'reset', '--quiet', '--hard', 'HEAD~1');
});

test('"Bring back" of a file that was removed asks in words that fit', async ({ page, desk }) => {
  rmSync(join(desk.data, 'vehicles', 'd5-ranger-4.yaml'));
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Bring back: Removed: D5 Ranger 4' }).click();
  expect(questions).toEqual(['Bring back D5 Ranger 4 as it was published?']);
});

test('"Saved." is seen wherever somebody types, and moves nothing', async ({ page }) => {
  await openForm(page, 'dealer.yaml');
  const field = page.getByLabel('Security contact holds until');
  await field.scrollIntoViewIfNeeded();
  const top = () => field.evaluate((input) => input.getBoundingClientRect().top);
  const before = await top();
  await field.fill('2027-09-30');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await expect(page.getByRole('status')).toBeInViewport();
  expect(await top()).toBe(before);
});

test('a mistake is told at its field in the words of the check, until it is mended', async ({
  page,
  desk,
}) => {
  await openForm(page, 'vehicles/ev-city.yaml');
  await page.getByLabel('Seats').fill('40');
  const words = page.locator('.error-detail').filter({ hasText: 'write a number of seats from 1 to 12' });
  await expect(words).toBeVisible();
  await expect(page.getByLabel('Seats')).toHaveAccessibleDescription(/write a number of seats from 1 to 12/);
  // On top of the form, where it stands among others, it says which field it means, and leads there.
  const entry = page.locator('.diagnostics li');
  await expect(entry).toHaveText(/^Seats: .*write a number of seats from 1 to 12/);
  await entry.getByRole('link').click();
  await expect(page.getByLabel('Seats')).toBeFocused();
  await page.getByLabel('Seats').fill('4');
  await expect(words).toBeHidden();
  expect(listChangedLines(desk.data)).toEqual(['-seats: 2', '+seats: 4']);
});

test('what was typed last is saved also when its page is left at once, and a button keeps what was typed', async ({
  page,
  desk,
}) => {
  await openForm(page, 'vehicles/ev-city.yaml');
  await page.getByLabel('Seats').fill('4');
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await expect(page.getByRole('button', { name: 'Mark in stock' })).toBeVisible();
  // While an earlier change is still on its way, leaving asks first; that has a test of its own.
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.getByLabel('Price').fill('14500');
  await page.getByRole('link', { name: 'All records' }).click();
  await expect(page.getByRole('heading', { name: 'Edit the site' })).toBeVisible();
  await expect
    .poll(() => listChangedLines(desk.data))
    .toEqual([
      '-inStock: true',
      '-priceUsd: 15000',
      '+inStock: false',
      '+priceUsd: 14500',
      '-seats: 2',
      '+seats: 4',
    ]);
});

test('what the search finds is changed, undone, changed again, and published on a branch', async ({
  page,
  desk,
}) => {
  const remote = `${desk.data}-remote.git`;
  git(desk.data, 'init', '--quiet', '--bare', remote);
  git(desk.data, 'remote', 'add', 'origin', remote);
  git(desk.data, 'push', '--quiet', 'origin', 'main');
  await page.goto('/edit');
  await page.getByLabel('Find a text').fill('ev city price');
  await page.getByRole('link', { name: 'EV City: Price' }).click();
  const price = page.getByLabel('Price');
  await expect(price).toBeFocused();
  await price.fill('14500');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(price).toHaveValue('15000');
  await price.fill('14400');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.getByRole('link', { name: 'All records' }).click();
  await page.getByLabel('What have you changed?').fill('A lower price');
  await page.getByLabel('Find a text').fill('city');
  await expect(page.getByText(/\d+ places:/)).toBeVisible();
  expect(await runAxe(page)).toEqual([]);
  // What a pull request is stands where it is spoken of first.
  await page.getByText('What happens next').click();
  await expect(page.getByText('a pull request asks for your copy to become the site')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Sent on the branch a-lower-price.')).toBeVisible();
  await expect(page.getByText('Merge pull request')).toBeVisible();
  expect(git(desk.data, '--git-dir', remote, 'show', 'a-lower-price:vehicles/ev-city.yaml')).toContain(
    '14400',
  );
  git(desk.data, 'switch', '--quiet', 'main');
  git(desk.data, 'branch', '--quiet', '-D', 'a-lower-price');
  git(desk.data, 'remote', 'remove', 'origin');
  rmSync(remote, { recursive: true });
});

test('a cart is marked sold with one button', async ({ page, desk }) => {
  await openForm(page, 'vehicles/ev-city.yaml');
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await expect(page.getByRole('button', { name: 'Mark in stock' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  expect(listChangedLines(desk.data)).toEqual(['-inStock: true', '+inStock: false']);
});

test('a town that is taken out of its county is told as an address that leads nowhere', async ({ page }) => {
  await openForm(page, 'counties/kent-county.yaml');
  const towns = page.getByRole('group', { name: 'Towns' });
  await towns.getByRole('button', { name: 'Remove entry 1' }).first().click();
  await expect(page.locator('.diagnostics')).toContainText('an address that is published');
});

test('a price typed while "Mark sold" is on its way is kept, and so is the mark', async ({ page, desk }) => {
  await openForm(page, 'vehicles/ev-city.yaml');
  const typed = await holdAnswers(page);
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await page.getByLabel('Price').fill('14500');
  typed();
  await expect
    .poll(() => listChangedLines(desk.data))
    .toEqual(['-inStock: true', '-priceUsd: 15000', '+inStock: false', '+priceUsd: 14500']);
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await expect(page.getByLabel('Price')).toHaveValue('14500');
  await expect(page.getByRole('button', { name: 'Mark in stock' })).toBeVisible();
});

test('what is typed after a file was changed elsewhere writes over nothing either', async ({
  page,
  desk,
}) => {
  const file = join(desk.data, 'vehicles', 'ev-city.yaml');
  await openForm(page, 'vehicles/ev-city.yaml');
  await expect(page.getByLabel('Price')).toHaveValue('15000');
  writeFileSync(file, readFileSync(file, 'utf8').replace('priceUsd: 15000', 'priceUsd: 14000'));
  const typed = await holdAnswers(page);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (/\/edit\/save/.test(request.url())) saves.push(request.url());
  });
  await page.getByLabel('Seats').fill('4');
  await expect.poll(() => saves).toHaveLength(1);
  await page.getByLabel('Seats').fill('6');
  await page.getByLabel('Seats').blur();
  typed();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByLabel('Price')).toHaveValue('14000');
  await expect(page.getByLabel('Seats')).toHaveValue('2');
  expect(listChangedLines(desk.data)).toEqual(['-priceUsd: 15000', '+priceUsd: 14000']);
  // The form holds what the file does: another save would put "Saved." in the refusal's place.
  await expect(page.getByRole('status')).toContainText('Somebody changed this file meanwhile');
  expect(saves).toHaveLength(1);
});

test('nobody leaves without a question while what was typed last waits for another save', async ({
  page,
  desk,
}) => {
  await openForm(page, 'vehicles/ev-city.yaml');
  const asked = await holdAnswers(page);
  const first = page.waitForRequest(/save/);
  await page.getByLabel('Seats').fill('4');
  await first;
  await page.getByLabel('Price').fill('14500');
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'All records' }).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  asked();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  expect(listChangedLines(desk.data)).toEqual([
    '-priceUsd: 15000',
    '+priceUsd: 14500',
    '-seats: 2',
    '+seats: 4',
  ]);
});

test('a holiday and a notice are added', async ({ page, desk }) => {
  await openForm(page, 'dealer.yaml');
  const holidays = page.getByRole('group', { name: 'Holiday hours' });
  await holidays.getByRole('button', { name: 'Add', exact: true }).click();
  const holiday = holidays.locator('details').last();
  await expect(holiday).toHaveAttribute('open');
  await expect(holiday.getByLabel('Date')).toBeFocused();
  await holiday.getByLabel('Date').fill('2027-07-04');
  await holiday.getByLabel('Name').fill('Fireworks');
  const notice = page.getByRole('group', { name: 'Notice' });
  await notice.getByRole('button').click();
  await notice.getByLabel('Text').fill('Closed for a day: "see you"');
  await notice.getByLabel('From').fill('2027-07-01');
  await notice.getByLabel('Until').fill('2027-07-05');
  await expect
    .poll(() => listChangedLines(desk.data))
    .toEqual([
      '+  - date: 2027-07-04',
      '+    name: Fireworks',
      '+notice:',
      `+  text: 'Closed for a day: "see you"'`,
      '+  from: 2027-07-01',
      '+  until: 2027-07-05',
    ]);
  // It stays open when it is right, since somebody is still at it, until it is folded up.
  await expect(holiday).toHaveAttribute('open');
  await holiday.locator('summary').click();
  await expect(holiday).not.toHaveAttribute('open');
});

test('a holiday that was half a day is closed with a button beside each time', async ({ page, desk }) => {
  await openForm(page, 'dealer.yaml');
  const holidays = page.getByRole('group', { name: 'Holiday hours' });
  await holidays.locator('summary').getByText('Half Day').click();
  for (const time of ['Opens', 'Closes']) {
    const button = holidays.getByRole('button', { name: `${time}: no time` });
    await button.click();
    await expect(button).toBeHidden();
  }
  await expect
    .poll(() => listChangedLines(desk.data))
    .toEqual(['-    opens: "09:00"', '-    closes: "13:00"']);
});

test('the short name of an entry is asked for while it is new, and then left as others know it', async ({
  page,
}) => {
  await openForm(page, 'services.yaml');
  const services = page.getByRole('group', { name: 'Services' });
  await services.locator('summary').first().click();
  await expect(services.getByLabel('Title').first()).toBeVisible();
  await expect(services.getByLabel('Short name')).toHaveCount(0);
  await services.getByRole('button', { name: 'Add', exact: true }).last().click();
  await services.getByLabel('Short name').fill('washing');
  await expect(services.getByLabel('Short name')).toHaveValue('washing');
});

test('a field that may stay empty is marked, one that must be filled in is not', async ({ page }) => {
  await openForm(page, 'vehicles/ev-city.yaml');
  await expect(page.locator('#root_color')).toHaveAccessibleName('Color (optional)');
  await expect(page.locator('#root_name')).toHaveAccessibleName('Name');
  await openForm(page, 'policies/rental-policy.md');
  await expect(page.locator('#root_text')).toHaveAccessibleName('Text');
});

test('the price of a rental and the figure of a policy are changed', async ({ page, desk }) => {
  await openForm(page, 'rental-plans.yaml');
  await page.locator('summary').filter({ hasText: '4 Seater' }).click();
  await page.locator('summary').filter({ hasText: 'Daily Rental' }).first().click();
  await page.getByLabel('Price').first().fill('255');
  await expect
    .poll(() => listChangedLines(desk.data))
    .toEqual(['-        priceUsd: 245', '+        priceUsd: 255']);
  await openForm(page, 'figures/rental.yaml');
  await page.locator('summary').filter({ hasText: 'Minimum renter age' }).click();
  await page.getByLabel('Value').first().fill('21');
  await expect
    .poll(() => listChangedLines(desk.data))
    .toEqual(['-    value: 18', '+    value: 21', '-        priceUsd: 245', '+        priceUsd: 255']);
});

test('a figure is put into the text of a policy by what people call it', async ({ page }) => {
  await openForm(page, 'policies/rental-policy.md');
  const text = page.locator('textarea.document');
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 0));
  const choice = page.getByLabel('A figure or fact to quote');
  const names = await choice.getByRole('option').allTextContents();
  expect(names.filter((name) => name.includes('tel:'))).toEqual([]);
  await choice.selectOption(names.find((name) => name.startsWith('Minimum renter age')) ?? '');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(text).toHaveValue(/^\{\{rental-minimum-age\}\}/);
});

test('a used cart comes in, and gets a photograph that is turned upright and stripped', async ({
  page,
  desk,
}) => {
  const photo = await sharp({ create: { width: 3000, height: 2400, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '38/1 46/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await page.goto('/edit');
  await page.getByLabel('It is like').selectOption('EV City');
  await page.getByLabel('Its name').fill('EV City (2021)');
  await page.getByLabel('Its stock number').fill('u-10 88');
  await page.getByRole('button', { name: 'New used cart' }).click();
  await expect(page.locator('#refusal')).toContainText('Stock number: write capital letters');
  // What was chosen and written before stays.
  await expect(page.getByLabel('It is like')).toHaveValue('ev-city');
  await page.getByLabel('Its stock number').fill('U2001');
  // It is about what was tried, not about what is there now.
  await expect(page.locator('#refusal')).toBeEmpty();
  await page.getByRole('button', { name: 'New used cart' }).click();
  await expect(page.getByRole('heading', { name: 'EV City (2021), U2001' })).toBeVisible();
  // What is still empty is one line, each a link to its field.
  const empty = page.locator('.diagnostics').getByText('Still to be filled in');
  await expect(empty).toHaveText(/Price, .*Hours run/);
  await empty.getByRole('link', { name: 'Hours run' }).click();
  await expect(page.getByLabel('Hours run')).toBeFocused();
  await unfold(page);
  await page.getByLabel('Price').fill('5900');
  await page.getByRole('textbox', { name: 'Description', exact: false }).first().fill('A made-up used cart.');
  await page.getByLabel('Year').fill('2021');
  await page.getByLabel('Hours run').fill('120');
  await page.getByLabel('Battery age (months)').fill('20');
  await page.getByLabel('Warranty months left').fill('0');
  await expect(page.locator('.diagnostics li')).toHaveCount(0);
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'IMG_1.JPG', { type: 'image/jpeg' }));
      return files;
    },
    [...photo],
  );
  await page.getByText('Drop a photograph here').dispatchEvent('drop', { dataTransfer: transfer });
  await page.getByLabel(/What does IMG_1.JPG show/).fill('The cart in front of a wall');
  await page.getByRole('button', { name: 'Add photo' }).click();
  await expect(page.getByText('The cart in front of a wall', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  const path = 'vehicles/ev-city-2021-u2001';
  const text = readFileSync(join(desk.data, `${path}.yaml`), 'utf8');
  expect(text).toContain(
    'pictures:\n  - file: ev-city-2021-u2001-1.jpg\n    alt: The cart in front of a wall\n',
  );
  expect(text).toMatch(/^priceUsd: 5900$/m);
  const written = await sharp(join(desk.data, 'vehicles/pictures/ev-city-2021-u2001-1.jpg')).metadata();
  expect(written).toMatchObject({ width: 2000, height: 2500 });
  expect(written.exif).toBeUndefined();
});

test('a brand is added by questions at the keyboard alone, and its form opens', async ({ page, desk }) => {
  await page.goto('/edit');
  await page.getByRole('link', { name: 'New brand' }).press('Enter');
  const answer = async (label: string, text: string) => {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await answer('Name', 'Vivid EV');
  expect(await runAxe(page)).toEqual([]);
  await answer('Tagline', 'Made up for this test');
  await answer('Order', 'last');
  await expect(page.getByRole('alert')).toContainText('write ');
  await page.keyboard.press('ControlOrMeta+A');
  await answer('Order', '7');
  await expect(page.getByLabel('Short name')).toHaveValue('vivid-ev');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByLabel('Order')).toHaveValue('7');
  await answer('Order', '');
  await answer('Short name', '');
  await expect(page.getByRole('button', { name: 'Add this brand' })).toBeFocused();
  expect(listChangedLines(desk.data)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vivid EV' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is next' })).toBeFocused();
  expect(listChangedLines(desk.data)).toContain('+name: Vivid EV');
});

test('a published photograph that no cart shows any more is removed, and brought back', async ({
  page,
  desk,
}) => {
  const photo = join(desk.data, 'vehicles/pictures/old-1.jpg');
  mkdirSync(dirname(photo), { recursive: true });
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } }).toFile(photo);
  publish(desk.data);
  await page.goto('/edit');
  await expect(page.getByText('a picture that no file names')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the picture old-1' }).click();
  await expect(page.getByText('a picture that no file names')).toHaveCount(0);
  expect(git(desk.data, 'status', '--porcelain').trim()).toBe('D vehicles/pictures/old-1.jpg');
  await page.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(page.getByText('a picture that no file names')).toBeVisible();
  expect(git(desk.data, 'status', '--porcelain')).toBe('');
  git(desk.data, 'reset', '--quiet', '--hard', 'HEAD~1');
});

test('"Add photo" pressed twice adds one', async ({ page, desk }) => {
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await openForm(page, 'vehicles/ev-city.yaml');
  await page
    .getByLabel('Drop a photograph')
    .setInputFiles({ name: 'IMG_2.JPG', mimeType: 'image/jpeg', buffer });
  await page.getByLabel(/What does IMG_2.JPG show/).fill('A teal wall');
  const posts: string[] = [];
  page.on('request', (request) => request.url().includes('/add-picture') && posts.push(request.url()));
  await page.getByRole('button', { name: 'Add photo' }).dblclick();
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeHidden();
  await expect(page.getByText('A teal wall', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  expect(posts).toHaveLength(1);
  expect(listChangedLines(desk.data)).toEqual(['+  - file: ev-city-1.jpg', '+    alt: A teal wall']);
});

test.describe('with requests that nothing intercepts', () => {
  // The length of a body is known of no other.
  test.use({ showsPage: true });

  test('a photograph of more bytes than the command line interface passes on is sent smaller', async ({
    page,
    desk,
  }) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const buffer = await sharp({
      create: { width: 2400, height: 2100, channels: 3, background: 'teal', noise },
    })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(buffer.length).toBeGreaterThan(6_000_000);
    await openForm(page, 'vehicles/ev-city.yaml');
    await page
      .getByLabel('Drop a photograph')
      .setInputFiles({ name: 'IMG_3.JPG', mimeType: 'image/jpeg', buffer });
    await page.getByLabel(/What does IMG_3.JPG show/).fill('Much noise');
    const request = page.waitForRequest(/\/add-picture/);
    await page.getByRole('button', { name: 'Add photo' }).click();
    await expect(page.getByRole('status')).toHaveText('Saved.');
    expect(Number((await (await request).allHeaders())['content-length'])).toBeLessThan(6_000_000);
    const written = await sharp(join(desk.data, 'vehicles/pictures/ev-city-1.jpg')).metadata();
    expect(written).toMatchObject({ width: 2000, height: 2286 });
  });
});

test('what is no picture is refused in words', async ({ page, desk }) => {
  await openForm(page, 'vehicles/ev-city.yaml');
  const buffer = Buffer.from('no picture');
  await page
    .getByLabel('Drop a photograph')
    .setInputFiles({ name: 'IMG_4.HEIC', mimeType: 'image/heic', buffer });
  await page.getByLabel(/What does IMG_4.HEIC show/).fill('Nothing');
  await page.getByRole('button', { name: 'Add photo' }).click();
  await expect(page.getByRole('status')).toContainText('is no picture that can be read here');
  expect(listChangedLines(desk.data)).toEqual([]);
});

test('a picture that is too small for a scene is refused beside the one that it was to replace', async ({
  page,
}) => {
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await openForm(page, 'scenes/scenes.yaml');
  await page.getByText('The pictures, and new ones').click();
  const crop = page.locator('.crops > div').first();
  const input = crop.getByLabel('For wide screens');
  await input.setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer });
  await expect(crop.getByRole('alert')).toContainText('This picture has 90 by 60 pixels');
  await expect(input).toHaveValue('');
});

test('a vehicle is retired, and whoever names it is listed', async ({ page, desk }) => {
  await openForm(page, 'vehicles/ev-city.yaml');
  await page.getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText('the picture ev-city-front')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rental plans' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(listChangedLines(desk.data)).toEqual([]);
  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('button', { name: 'Retire it' }).click();
  await expect(page.getByRole('heading', { name: 'EV City is retired' })).toBeVisible();
  // Behind it no page shows that its picture is gone.
  await expect(page.locator('iframe')).toHaveCount(0);
  const added = listChangedLines(desk.data).filter((line) => line.startsWith('+'));
  expect(added).toEqual(['+  - id: ev-city', '+    brandId: denago', '+    to: /denago']);
});

test('a cart that was never published is deleted, and leaves nothing behind', async ({ page, desk }) => {
  await page.goto('/edit');
  await page.getByLabel('Its name').fill('Made-up (2020)');
  await page.getByLabel('Its stock number').fill('U2009');
  await page.getByRole('button', { name: 'New used cart' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All records' }).click();
  await expect(page.getByRole('link', { name: 'EV City', exact: true })).toBeVisible();
  expect(git(desk.data, 'status', '--porcelain')).toBe('');
});

test('telephone number and ZIP code are taken as people write them', async ({ page, desk }) => {
  await openForm(page, 'dealer.yaml');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).first().fill('(302) 555-0143');
  await page.locator('summary').filter({ hasText: 'Lewes showroom' }).click();
  await page.getByLabel('Postal code').first().fill('08003');
  await expect
    .poll(() => listChangedLines(desk.data).filter((line) => line.startsWith('+')))
    .toEqual(['+phone: "+13025550143"', expect.stringMatching(/^\+ +postalCode: "08003"$/)]);
  await expect(
    page.locator('.diagnostics li, .error-detail').filter({ hasText: /quotes|digits/ }),
  ).toHaveCount(0);
});

test('a file that was changed elsewhere is not written over, and the form shows it', async ({
  page,
  desk,
}) => {
  const file = join(desk.data, 'vehicles', 'ev-city.yaml');
  await openForm(page, 'vehicles/ev-city.yaml');
  await expect(page.getByLabel('Price')).toHaveValue('15000');
  writeFileSync(file, readFileSync(file, 'utf8').replace('priceUsd: 15000', 'priceUsd: 14000'));
  await page.getByLabel('Seats').fill('4');
  await expect(page.getByRole('status')).toContainText('Somebody changed this file meanwhile');
  await expect(page.getByLabel('Price')).toHaveValue('14000');
  await expect(page.getByLabel('Seats')).toHaveValue('2');
  expect(listChangedLines(desk.data)).toEqual(['-priceUsd: 15000', '+priceUsd: 14000']);
});

test('a file with a mistake of form shows as text with its line marked', async ({ page, desk }) => {
  appendFileSync(join(desk.data, 'vehicles', 'ev-city.yaml'), 'seats 4\n');
  await openForm(page, 'vehicles/ev-city.yaml');
  await expect(page.locator('mark')).toHaveText('seats 4');
  await expect(page.getByLabel('Price')).toHaveCount(0);
});

test('list and form are accessible, also at 320 px and with text of twice the size', async ({ page }) => {
  for (const path of [
    '/edit',
    '/edit?new=list',
    '/edit?file=vehicles/ev-city.yaml',
    '/edit?file=dealer.yaml',
  ]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status')).not.toContainText('Reading');
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isTooWide()).toBe(false);
    expect(await runAxe(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 640 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await isTooWide()).toBe(false);
  }
});

test('by keyboard alone a field is reached, changed and saved', async ({ page, desk }) => {
  await openForm(page, 'vehicles/d5-ranger-4.yaml');
  const price = page.getByLabel('Price');
  await expect(price).toHaveValue('8695');
  const isThere = () => price.evaluate((field) => field === document.activeElement);
  for (let stops = 0; stops < 40 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('8595');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await expect(price).toBeFocused();
  expect(listChangedLines(desk.data)).toEqual(['-priceUsd: 8695', '+priceUsd: 8595']);
});

test.describe('a page of the development server', () => {
  // What Chromium says of each page that fades into one that does not, or that loads anew meanwhile; it is nothing of ours.
  test.use({ expectedErrors: [/ViewTransition opt-in disabled/] });

  test('"Edit this page" leads from a price to its field, and names the records of the page', async ({
    page,
  }) => {
    await page.goto('/vehicles/ev-city');
    await page.getByRole('button', { name: 'Edit this page' }).click();
    await expect(page.getByText('Press a text or a figure')).toBeVisible();
    await page.getByText('$15,000').first().click();
    await expect(page.getByLabel('Price')).toBeFocused();
    await page.goto('/vehicles/ev-city');
    await page.getByRole('button', { name: 'Edit this page' }).click();
    await page.locator('astro-dev-toolbar').getByRole('link', { name: 'EV City', exact: true }).click();
    await expect(page.getByLabel('Price')).toHaveValue('15000');
  });
});

test('another site, another name of this computer and a path outside the data are refused', async ({
  page: { request },
  desk,
}) => {
  const path = '/edit/save?path=vehicles/ev-city.yaml';
  const own = { Origin: desk.url };
  const statuses = [
    await request.get('/edit', { headers: { Host: 'other.example' } }),
    await request.get('/edit/overview', { headers: { Origin: 'https://other.example' } }),
    await request.post(path, { headers: { Origin: 'https://other.example' }, data: '{}' }),
    await request.post(path, { data: '{}' }),
    await request.post('/edit/save?path=../package.json', { headers: own, data: '{}' }),
    await request.get('/edit/picture?path=../../icon.png'),
    await request.get('/edit/file?path=policies/../dealer.yaml'),
  ].map((response) => response.status());
  expect(statuses).toEqual([403, 403, 403, 403, 400, 400, 400]);
  expect(listChangedLines(desk.data)).toEqual([]);
});

test.describe('without the key', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] });

  test('the editor, a form and "Edit this page" say in one sentence how to open it', async ({
    page,
    context,
  }) => {
    await context.clearCookies();
    const sentence = /Please open the editor by the address that stands in the terminal/;
    for (const path of ['/edit', '/edit?file=vehicles/ev-city.yaml', '/edit?key=of-another-day']) {
      await page.goto(path);
      await expect(page.getByRole('status')).toHaveText(sentence);
    }
    await page.goto('/vehicles/ev-city');
    await page.getByRole('button', { name: 'Edit this page' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  });
});

test('the URL with the key opens the editor, and the key is gone from it', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto(`/edit?key=${key}`);
  await expect(page.getByRole('link', { name: 'EV City', exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a vehicle that cannot be read is marked in the list, which leads to its lines', async ({
  page,
  desk,
}) => {
  const file = join(desk.data, 'vehicles', 'ev-city.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, 'name: *new*'));
  await page.goto('/edit');
  const entry = page
    .locator('.cards')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'ev-city', exact: true }) });
  await expect(entry).toContainText('has a mistake');
  await expect(page.getByRole('link', { name: 'Turfman 200' })).toBeVisible();
  await entry.getByRole('link').click();
  await expect(page.locator('mark')).toHaveText('name: *new*');
});
