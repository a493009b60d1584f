import type { Page } from '@playwright/test';

/** Holds the script of an island back until the returned function is called. */
export async function holdScript(page: Page, island: string): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route(`**/_astro/${island}.*.js`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => {
    released.resolve(undefined);
  };
}
