// Three accessibility checks look at a page as it stands: axe, IBM's engine (Apache-2.0) and html-validate's accessibility
// rules. Each sees what the others pass over, so a page is right when none of them finds anything.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from '@playwright/test';
import { withoutIslandStyles } from '../island-styles.ts';
import { expect, waitForScripts } from './fixtures.ts';

/** Rules of WCAG 2.2, levels A and AA, as axe names them. */
const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:a11y', 'html-validate:browser'],
    rules: { 'element-permitted-content': 'error' },
  }),
);

/** The engines as scripts. The tools of the browser run them, so the page's policy holds. */
const axe = readScript('axe-core/axe.min.js');
const engine = readScript('accessibility-checker-engine');

/** What IBM's engine says of an element; its rule is broken, perhaps broken, or to be looked at by a person. */
interface EngineIssue {
  ruleId: string;
  value: [strength: 'VIOLATION' | 'RECOMMENDATION', verdict: 'FAIL' | 'POTENTIAL' | 'MANUAL' | 'PASS'];
  message: string;
  snippet: string;
}

/** It takes a third of the engine's time to ask a person to look at closed menus. The walks in keyboard.ts go to each stop. */
const skippedRule = 'element_tabbable_unobscured';

/** Issues of IBM's engine that are no violation, each accepted by a person: why it is right as it is. */
export const acceptedIssues: Readonly<Record<string, string>> = {
  element_attribute_deprecated:
    'The content policy of a page stands in <meta http-equiv>, which HTML allows.',
  fieldset_legend_valid: 'The legend of calculator and filters is there, for screen readers alone.',
  frame_src_valid: 'A map of Google, with a link to the same place beside it.',
  input_checkboxes_grouped: 'Each box belongs to its card; the seats are a group of their own.',
  input_fields_grouped: 'One form asks one thing.',
  input_label_visible: 'The label of a text area stands above it; the rule knows those of inputs alone.',
  list_structure_proper: 'Pairs of a <dl> stand in <div>, which HTML allows; the rule is older.',
  select_options_grouped: 'Price bands and categories are one series each.',
  style_color_misuse: 'Links are underlined or stand in lists, mistakes and badges say it in words.',
  style_highcontrast_visible: 'accessibility.spec.ts tries forced colors; no style writes text.',
};

/** The same of issues about words, which come and go as the staff write. */
export const acceptedCopyIssues: Readonly<Record<string, string>> = {
  media_alt_brief:
    'The picture of a featured cart names every accessory that its price holds; no shorter text does.',
  text_block_heading: 'Prices, figures and leads are set large and head nothing.',
  text_quoted_correctly: 'Signs and laws are quoted in a word or two, with marks.',
  text_sensory_misuse: 'Sizes of towns, speeds and sums; "below" and "above" are so in reading order, too.',
};

/** What the three checks find on the page as it stands. */
export async function listFindings(page: Page): Promise<string[]> {
  // A slip in a card that repeats is one slip.
  return [
    ...new Set([
      ...(await listAxeFindings(page)),
      ...(await listEngineFindings(page)),
      ...(await listMarkup(page)),
    ]),
  ];
}

/** Issues of IBM's engine about the page as it stands, violations among them. */
export async function listEngineIssues(page: Page): Promise<readonly EngineIssue[]> {
  await page.evaluate(`if (!globalThis.ace) { ${engine}; globalThis.ace = ace }`);
  // What passes stays in the page: thousands of answers, of which each costs time on its way here.
  const { tried, issues } = await page.evaluate<{ tried: number; issues: EngineIssue[] }>(
    `(async () => {
      const checker = new ace.Checker();
      const guideline = checker.getGuidelines().find(({ id }) => id === 'IBM_Accessibility');
      for (const checkpoint of guideline.checkpoints)
        checkpoint.rules = checkpoint.rules.filter(({ id }) => id !== '${skippedRule}');
      checker.addGuideline(guideline);
      const { results } = await checker.check(document, [guideline.id]);
      return {
        tried: results.length,
        issues: results
          .filter(({ value: [, verdict] }) => verdict !== 'PASS')
          .map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet })),
      };
    })()`,
  );
  // An engine that tries nothing finds nothing.
  expect(tried, 'rules that were tried').toBeGreaterThan(0);
  return issues;
}

/**
 * What axe finds against WCAG 2.2 AA: on a phone it is asked alone, since the other two look at the document, which is the same
 * there. Contrast takes it as long as all the rest, and is measured by IBM's engine and by contrast.ts, which asks for more.
 */
export async function listAxeFindings(page: Page): Promise<string[]> {
  // A script of the page gives a stop of the keyboard to boxes that scroll, in the frame in which their size has changed.
  await waitForScripts(page);
  await waitForNextFrame(page);
  const violations = await runAxe(page, {
    runOnly: wcagTags,
    rules: { 'color-contrast': { enabled: false } },
  });
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const node of nodes) {
      const place = node.target.join(' ');
      // The sticky header or phone bar may cover a part of a link just then; scrolling uncovers it, its size is fine.
      if (id === 'target-size' && (await isLargeTarget(page, place))) continue;
      found.push(`axe: ${id}: ${help}: ${place}`);
    }
  }
  return found;
}

/** Waits until the page is drawn as it is now, and those who watch its sizes have been told. */
async function waitForNextFrame(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A browser that has nothing new to draw may give no frame at all.
    const nextFrame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((end) => setTimeout(end, 1000))]);
    for (let frames = 0; frames < 2; frames += 1) await nextFrame();
  });
}

/** What axe says is wrong on the page as it stands, by all of its rules where nothing else is asked for. */
export async function runAxe(page: Page, options: RunOptions = {}): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // What passes is not described, and frames are left out: the only ones show other sites, and the page beside a form.
  const run = JSON.stringify({ ...options, resultTypes: ['violations'], iframes: false });
  return page.evaluate(`axe.run(document, ${run}).then(({ violations }) => violations)`);
}

/** Violations by IBM's count, and what nobody has accepted yet. */
async function listEngineFindings(page: Page): Promise<string[]> {
  return (await listEngineIssues(page))
    .filter(
      ({ ruleId, value }) =>
        value.join() === 'VIOLATION,FAIL' || !(ruleId in acceptedIssues || ruleId in acceptedCopyIssues),
    )
    .map(
      ({ ruleId, value, message, snippet }) =>
        `IBM: ${value.join()}: ${ruleId}: ${message}: ${snippet.slice(0, 120)}`,
    );
}

/** What html-validate finds in the page as scripts have left it; tests/site/html.test.ts looks at pages as they come. */
async function listMarkup(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(withoutIslandStyles(await page.content()));
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `html-validate: ${ruleId}: ${message}: ${selector ?? ''}`);
}

/** Whether an element, or the label around it, is at least 24 by 24 pixels by itself, the smallest target of WCAG 2.2 AA. */
async function isLargeTarget(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    // A press on the label of a box is one on the box.
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return width >= 24 && height >= 24;
  });
}

function readScript(name: string): string {
  return readFileSync(createRequire(import.meta.url).resolve(name), 'utf8');
}
