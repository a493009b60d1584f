import { describe, expect, test } from 'vitest';
import { getMain, listLinks, readMainText, readText } from '../page-parts.ts';

describe('the page for unknown addresses', () => {
  test('says 404 Page Not Found and leads home', () => {
    expect(readText(getMain('/404').find('h1'))).toBe('404 Page Not Found');
    expect(listLinks(getMain('/404')).map((link) => link.href)).toContain('/');
  });
});

describe('the page for unknown vehicles', () => {
  test('says what happened and leads back to the inventory', () => {
    expect(readText(getMain('/vehicle-not-found').find('h1'))).toBe('Vehicle Not Found');
    expect(readMainText('/vehicle-not-found')).toContain(
      "The vehicle you're looking for doesn't exist or has been removed.",
    );
    expect(listLinks(getMain('/vehicle-not-found'))).toContainEqual({
      name: 'Back to Inventory',
      href: '/inventory',
    });
  });
});
