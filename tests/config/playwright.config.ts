import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';
import { messagesFolder } from '../e2e/messages-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// PORT keeps two working copies apart that are tested at the same time.
const port = Number(process.env['PORT'] ?? 8890);
const baseURL = `http://127.0.0.1:${port}/`;

/** Specs named *.phone.spec.ts run on a phone's screen, all others on a desktop's. */
const phoneSpecs = /\.phone\.spec\.ts$/;

export default defineConfig({
  testDir: `${root}/tests/e2e`,
  outputDir: `${root}/test-results`,
  workers: 2,
  // A test that passes the second time is a test to repair.
  retries: 0,
  // A busy machine takes its time; what passes waits no longer for that.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL,
    // A trace of each test costs a third of the time; `-- --trace on` records one where it is asked for.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...findBrowser(),
      args: browserArguments,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: phoneSpecs,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: phoneSpecs,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: 'node src/commands/serve.ts',
    cwd: root,
    env: { PORT: String(port), MESSAGES_DIR: messagesFolder },
    url: baseURL,
    reuseExistingServer: false,
    // Ten seconds of a processor, of which a busy machine gives little.
    timeout: 180_000,
  },
});
