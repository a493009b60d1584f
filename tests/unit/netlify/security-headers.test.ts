// What keeps the answers of functions from being misused, beside what public/_headers says of pages.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import getVehicles from '../../../netlify/functions/vehicles.mts';
import { securityHeaders } from '../../../netlify/lib/security-headers.ts';
import { formRequest, jsonRequest, message, setUpWorld } from './memory-world.ts';

const { 'Content-Security-Policy': policy, ...same } = securityHeaders;

const askVehicles = (path: string) => getVehicles(new Request(`https://carts.example${path}`));
const world = setUpWorld();

const answers: [what: string, status: number, ask: () => Response | Promise<Response>][] = [
  ['the list of vehicles', 200, () => askVehicles('/api/vehicles')],
  ['an unknown vehicle', 404, () => askVehicles('/api/vehicles/nope')],
  ['a stored message', 201, () => world.post(jsonRequest(message))],
  ['a message with a wrong field', 422, () => world.post(jsonRequest('{}'))],
  ['a stored form', 303, () => world.post(formRequest(message))],
  ['a form with a wrong field', 422, () => world.post(formRequest({ firstName: 'Ann' }))],
];

describe('every answer of a function', () => {
  test.each(answers)('says what keeps it from being misused: %s', async (_, status, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(same)) expect(response.headers.get(name)).toBe(value);
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none';.* frame-ancestors 'none'/,
    );
  });

  test.each(answers.slice(2))(
    'to a visitor is kept by no cache and read by no other site: %s',
    async (_, __, ask) => {
      const { headers } = await ask();
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );
});

describe('public/_headers', () => {
  const text = readFileSync('public/_headers', 'utf8');
  /** Headers of one path. */
  const readRule = (path: string) => {
    const [rule = ''] = text.split(`\n${path}\n`)[1]?.split(/\n(?! )/) ?? [];
    return new Map(
      [...rule.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
  };

  test('says to pages what functions say to their callers', () => {
    const pages = readRule('/*');
    for (const [name, value] of Object.entries(same)) expect(pages.get(name)).toBe(value);
    expect(policy).toContain(pages.get('Content-Security-Policy'));
  });
});
