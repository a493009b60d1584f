// Makes the browser under test as old as the oldest ones that the site is made for.
import type { Page } from '@playwright/test';
import { features } from 'web-features';
import { oldestBrowsers } from '../../src/build/oldest-browsers.ts';

/** What stays although the data counts it as newer, and why. */
const staying = new Set([
  // In Chrome since 103; until 124 its reason had another name.
  'AbortSignal.timeout_static',
  // In Safari since 10.1, but for elements that extend others.
  'CustomElementRegistry.define',
  'CustomElementRegistry.get',
  'CustomElementRegistry.whenDefined',
  // Playwright itself needs it.
  'Element.checkVisibility',
]);

/** Takes away what scripts can use in this browser, but not in each of the oldest ones. */
export async function forgetNewerFeatures(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    for (const [owner = '', member] of names.map((name) => name.split('.'))) {
      const holder: unknown = Reflect.get(window, owner);
      if (member === undefined) Reflect.deleteProperty(window, owner);
      else if (holder instanceof Object) {
        Reflect.deleteProperty(holder, member.replace('_static', ''));
        const prototype: unknown = Reflect.get(holder, 'prototype');
        if (prototype instanceof Object) Reflect.deleteProperty(prototype, member);
      }
    }
    HTMLScriptElement.supports = (type) => type === 'classic' || type === 'module';
  }, listNewerNames());
}

/** Interfaces, objects and their members: "ViewTransition", "AbortSignal.any_static", "Set.union". */
function listNewerNames(): string[] {
  const keys = Object.values(features).flatMap((feature) => {
    if (feature.kind !== 'feature') return [];
    const { compat_features = [], status } = feature;
    return compat_features.filter((key) => isNewer(status.by_compat_key?.[key]?.support ?? status.support));
  });
  return keys.flatMap((key) => {
    const [, name] = /^(?:api|javascript\.builtins)\.(\w+(?:\.\w+)?)$/.exec(key) ?? [];
    return name === undefined || staying.has(name) ? [] : [name];
  });
}

/** Whether one of the oldest browsers lacks what is supported from these versions on ("17.4", "≤37"). */
function isNewer(support: Partial<Record<keyof typeof oldestBrowsers, string>>): boolean {
  return Object.entries(oldestBrowsers).some(([browser, version]) => {
    const since = support[browser as keyof typeof oldestBrowsers];
    return since === undefined || Number(since.replace('≤', '')) > version;
  });
}
