import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import getVehicles from '../../../netlify/functions/vehicles.mts';
import { createContactHandler } from '../../../netlify/lib/contact-handler.ts';
import { readFunctionContent } from '../../../netlify/lib/function-content.ts';
import { securityHeaders } from '../../../netlify/lib/security-headers.ts';
import { sampleMessage } from './contact-world.ts';

const origin = 'https://carts.example';
const { 'Content-Security-Policy': policy, ...same } = securityHeaders;

function askVehicles(path: string, init: RequestInit = {}): Response {
  return getVehicles(new Request(origin + path, init));
}

function sendContact(body: string, type = 'application/json', isStoring = true): Promise<Response> {
  const box = { save: () => (isStoring ? Promise.resolve('message-1') : Promise.reject(new Error('full'))) };
  const handle = createContactHandler({
    store: { messages: box, suspects: box },
    now: () => new Date(0),
    content: readFunctionContent(),
  });
  const headers = { 'Content-Type': type, Origin: origin };
  return handle(new Request(`${origin}/api/contact`, { method: 'POST', body, headers }));
}

const form = 'application/x-www-form-urlencoded';
const json = JSON.stringify(sampleMessage);
const filledForm = new URLSearchParams(sampleMessage).toString();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const answers: [what: string, ask: () => Response | Promise<Response>, status: number][] = [
  ['the list of vehicles', () => askVehicles('/api/vehicles'), 200],
  [
    'a list that did not change',
    () => askVehicles('/api/vehicles', { headers: { 'If-None-Match': '*' } }),
    304,
  ],
  ['an unknown vehicle', () => askVehicles('/api/vehicles/nope'), 404],
  ['a refused method', () => askVehicles('/api/vehicles', { method: 'DELETE' }), 405],
  ['a stored message', () => sendContact(json), 201],
  ['a body that is no JSON', () => sendContact('{'), 400],
  ['a message with a wrong field', () => sendContact('{}'), 422],
  ['a message that could not be stored', () => sendContact(json, 'application/json', false), 503],
  ['a stored form', () => sendContact(filledForm, form), 303],
  ['a form with a wrong field', () => sendContact('firstName=Ann', form), 422],
  ['a form that could not be stored', () => sendContact(filledForm, form, false), 503],
];

describe('every answer of a function', () => {
  test.each(answers)('says what keeps it from being misused: %s', async (_, ask, status) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const found = Object.keys(same).map((name) => [name, response.headers.get(name)]);
    expect(Object.fromEntries(found)).toEqual(same);
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none';.* frame-ancestors 'none'/,
    );
  });

  test.each(answers.slice(4))(
    'to a visitor is kept by nobody and read by no other site: %s',
    async (_, ask) => {
      const { headers } = await ask();
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );
});

describe('public/_headers', () => {
  /** Headers of one path, as the file has them. */
  function readRule(path: string): Map<string, string> {
    const [, rule = ''] = readFileSync('public/_headers', 'utf8').split(`\n${path}\n`);
    const lines = rule.split(/\n(?! )/)[0]?.split('\n') ?? [];
    return new Map(
      lines
        .map((line) => /^ {2}([\w-]+): (.+)$/.exec(line))
        .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? '']] : [])),
    );
  }

  test('says to pages what functions say to their callers', () => {
    const pages = readRule('/*');
    expect(Object.fromEntries(Object.keys(same).map((name) => [name, pages.get(name)]))).toEqual(same);
    expect(policy).toContain(pages.get('Content-Security-Policy'));
  });

  test('gives no path a second value of a header that all have', () => {
    const lines = readFileSync('public/_headers', 'utf8').match(/^ {2}[\w-]+(?=:)/gm) ?? [];
    const ofAll = [...readRule('/*').keys()];
    expect(ofAll.length).toBeGreaterThan(8);
    expect(ofAll.filter((name) => lines.filter((line) => line.trim() === name).length > 1)).toEqual([]);
  });

  test('lets other sites show pictures and read the feed, and keeps scripts and fonts for this one', () => {
    expect(readRule('/*').has('Cross-Origin-Resource-Policy')).toBe(false);
    expect(readRule('/listings.json').get('Access-Control-Allow-Origin')).toBe('*');
    expect(readRule('/_astro/*').get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });
});
