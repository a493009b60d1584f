import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createViteServer, type Vite } from 'vitest/node';
import { preparePages, showData, type DevServer } from '../../../src/build/dev-server.ts';
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
  const showChange = showData(
    server as unknown as DevServer,
    logger as unknown as Parameters<typeof showData>[1],
  );
  const ask = (accept: string) => {
    const response = new EventEmitter();
    middlewares[0]?.({ headers: { accept } } as IncomingMessage, response as ServerResponse, vi.fn());
    return { end: () => response.emit('close') };
  };
  const change = async (file: string) => {
    watcher.emit('all', 'change', file);
    await vi.runAllTimersAsync();
  };
  return { showChange, send, ask, change };
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

test('who changes the data is told when pages show it', async () => {
  const { showChange, send } = startServer();
  const shown = showChange();
  await vi.advanceTimersByTimeAsync(1000);
  await shown;
  expect(send).toHaveBeenCalledOnce();
});

test('one page of each kind is asked for in advance, such as that of one vehicle', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: URL) => Promise.resolve(asked.push(url.href)));
  onTestFinished(() => void vi.unstubAllGlobals());
  await preparePages('http://127.0.0.1:4321/');
  expect(asked.filter((url) => url.includes('/vehicles/'))).toHaveLength(1);
  expect(asked).toContain('http://127.0.0.1:4321/');
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
  const showChange = showData(server, {} as Parameters<typeof showData>[1]);
  const { runner } = server.environments.ssr as Vite.RunnableDevEnvironment;
  const importModules = () =>
    Promise.all([runner.import<object>('/src/content/site.ts'), runner.import<object>('/src/lib/format.ts')]);
  const [content, other] = await importModules();
  await showChange();
  const [contentNow, otherNow] = await importModules();
  expect(contentNow).not.toBe(content);
  expect(otherNow).toBe(other);
});
