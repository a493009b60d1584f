import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createViteServer, type Vite } from 'vitest/node';
import { showData, type DevServer } from '../../../src/build/dev-server.ts';
import { dataRoot } from '../../../src/content/site.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const changedFile = join(dataRoot, 'dealer.yaml');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The parts of Vite's server that are used, and how often pages were told to load anew. */
function startServer() {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const middlewares: Middleware[] = [];
  const send = vi.fn();
  const server = {
    watcher,
    middlewares: { use: (middleware: Middleware) => middlewares.push(middleware) },
    environments: { client: { moduleGraph: { onFileChange: vi.fn() }, hot: { send } } },
  };
  const logger = { error: vi.fn() };
  showData(server as unknown as DevServer, logger as unknown as Parameters<typeof showData>[1]);
  const ask = (accept: string) => {
    const response = new EventEmitter();
    middlewares[0]?.({ headers: { accept } } as IncomingMessage, response as ServerResponse, vi.fn());
    return { end: () => response.emit('close') };
  };
  const change = async (file: string) => {
    watcher.emit('all', 'change', file);
    await vi.runAllTimersAsync();
  };
  return { send, ask, change };
}

test('pages load anew when a file of the data changes, and once when several do', async () => {
  const { send, change } = startServer();
  await Promise.all([change(changedFile), change(changedFile)]);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
});

test('a file elsewhere and one that an editor writes for itself change nothing', async () => {
  const { send, change } = startServer();
  await change(join(dataRoot, '..', 'README.md'));
  await change(join(dataRoot, '.dealer.yaml.swp'));
  expect(send).not.toHaveBeenCalled();
});

test('the data is loaded again once every page that is on its way has come', async () => {
  const { send, ask, change } = startServer();
  const [first, second] = [ask('text/html,*/*'), ask('text/html')];
  await change(changedFile);
  first.end();
  await vi.runAllTimersAsync();
  expect(send).not.toHaveBeenCalled();
  second.end();
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledOnce();
});

test('a picture that is on its way holds nothing up', async () => {
  const { send, ask, change } = startServer();
  ask('image/avif,*/*');
  await change(changedFile);
  expect(send).toHaveBeenCalledOnce();
});

test('a change makes anew the modules that are made of the data, and takes no other from a page that comes', async () => {
  vi.useRealTimers();
  const server = await createViteServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  showData(server, {} as Parameters<typeof showData>[1]);
  const { runner } = server.environments.ssr as Vite.RunnableDevEnvironment;
  const importModules = () =>
    Promise.all([runner.import<object>('/src/content/site.ts'), runner.import<object>('/src/lib/format.ts')]);
  const [content, other] = await importModules();
  server.watcher.emit('all', 'change', changedFile);
  await vi.waitFor(async () => {
    const [contentNow, otherNow] = await importModules();
    expect(contentNow).not.toBe(content);
    expect(otherNow).toBe(other);
  }, 60_000);
});
