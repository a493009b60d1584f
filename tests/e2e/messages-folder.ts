import { join } from 'node:path';

/** Where the tests' server keeps what they send. Playwright empties what stands around it before each run. */
export const messagesFolder = join(import.meta.dirname, '../../test-results/messages');
