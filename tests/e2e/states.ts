// What pages look like besides the way they come: each menu, sheet and form as a visitor opens it. The pages themselves are
// in templates.ts.
import type { Page } from '@playwright/test';
import { cart, cartsByCondition, comparedCarts, furtherCarts } from './examples.ts';
import { fillMessage, openForm } from './fill-message.ts';
import { expect } from './fixtures.ts';
import { getPageCopy } from '../../src/content/site.ts';

interface State {
  name: string;
  /** Whether it is opened on a phone, since a wide window has it not. */
  isOnPhone?: true;
  open: (page: Page) => Promise<void>;
}

const compare = comparedCarts.map(({ id }) => id).join();
/** The inventory with few of its carts, where a state is not about the list: that of all carts is a template. */
const shortInventory = `/inventory?search=${encodeURIComponent(comparedCarts[0].name)}`;
const threeCarts = [...comparedCarts, ...furtherCarts.slice(0, 1)].map(({ id }) => id).join();

/** Every state of a page that a visitor can bring about. */
export const states: readonly State[] = [
  {
    name: 'an open dropdown',
    open: async (page) => {
      await page.goto('/');
      await page.locator('summary', { hasText: 'Locations' }).click();
    },
  },
  {
    name: 'the open menu',
    isOnPhone: true,
    open: async (page) => {
      await page.goto('/');
      await page.locator('summary', { hasText: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'the footer unfolded',
    isOnPhone: true,
    open: async (page) => {
      await page.goto('/about');
      for (const summary of await page.getByRole('contentinfo').locator('summary:visible').all()) {
        await summary.click();
      }
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
    },
  },
  {
    name: 'the open sheet of filters',
    isOnPhone: true,
    open: async (page) => {
      await page.goto(shortInventory);
      await page.getByRole('button', { name: 'Filters (1)' }).click();
      await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeEnabled();
    },
  },
  {
    name: 'the inventory, filtered',
    open: async (page) => {
      await page.goto(shortInventory);
      await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeEnabled();
    },
  },
  {
    name: 'the inventory, filtered with a comparison',
    open: async (page) => {
      await page.goto(`${shortInventory}&compare=${compare}#compare`);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'a comparison of three carts',
    open: async (page) => {
      await page.goto(`${shortInventory}&compare=${threeCarts}#compare`);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'the bar of chosen carts with a checkbox that is off',
    open: async (page) => {
      await page.goto(`/inventory?compare=${threeCarts}`);
      await expect(page.getByText('3 at most. Uncheck one to swap.')).toBeVisible();
    },
  },
  {
    name: 'the empty inventory',
    open: async (page) => {
      await page.goto('/inventory?search=submarine');
      await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
    },
  },
  {
    name: 'the links that stand in for a search without a match',
    open: async (page) => {
      await page.goto('/inventory?search=six+seater+submarine');
      await expect(page.getByRole('link', { name: /: \d+ carts?$/ }).first()).toBeVisible();
    },
  },
  {
    name: 'the inventory with its error line',
    open: async (page) => {
      await page.route('**/api/vehicles', (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto(shortInventory);
      await expect(page.getByText('Error loading vehicles: Failed to fetch vehicles: 404')).toBeVisible();
    },
  },
  {
    name: 'the inventory while its scripts are on their way',
    open: async (page) => {
      await page.route('**/InventoryBrowser*.js', () => undefined);
      await page.goto(`/inventory?compare=${compare}`);
      await expect(page.getByText('Loading vehicles')).toBeAttached();
      await expect(page.locator('[data-pending]')).toHaveCount(6);
      await expect(page.locator('[data-pending]').first()).toBeVisible();
      await expect(page.getByRole('article').first()).toBeHidden();
    },
  },
  {
    name: 'a rejected contact form',
    open: async (page) => {
      await openForm(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('link', { name: 'First name is required' })).toBeVisible();
    },
  },
  {
    name: 'a contact form with one mistake',
    open: async (page) => {
      await openForm(page);
      await fillMessage(page);
      await page.getByLabel('Email').fill('nowhere');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a contact form about a test drive',
    open: async (page) => {
      await openForm(page, `?interest=sales&vehicle=${cart.id}&wish=test-drive`);
      await expect(page.getByRole('form').getByRole('listitem')).toBeVisible();
    },
  },
  {
    name: 'a message that could not be sent',
    open: async (page) => {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { error: 'Down' } }));
      await openForm(page);
      await fillMessage(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
    },
  },
  {
    name: 'a result of the calculator',
    open: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/eco-impact');
      await page.getByRole('button', { name: 'Calculate Impact' }).click();
      await expect(page.getByText(getPageCopy('ecoImpact').calculator.celebration.title)).toBeVisible();
    },
  },
  {
    name: 'a URL that does not exist',
    open: async (page) => {
      await page.goto('/nowhere-golf-carts');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  // One that is new is a template.
  ...cartsByCondition
    .filter(({ id }) => id !== cart.id)
    .map(({ id, condition }) => ({
      name: `the page of a cart that is ${condition}`,
      open: async (page: Page) => {
        await page.goto(`/vehicles/${id}`);
      },
    })),
];
