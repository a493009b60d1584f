// Rules between the files of data/, each a function that looks at the records without a mistake. A new one is a function
// here and a name in the list at the end.
import { lexer, type Tokens } from 'marked';
import { formatHeadingId } from '../features/policies/policy-html.ts';
import { trueSavingsPercent } from '../features/rentals/rental-price.ts';
import { formatUsd } from '../lib/format.ts';
import type { Data } from './data.ts';
import { findNearest, quote } from './mistake.ts';
import { listPagePaths } from './references.ts';

/** Vehicles of a brand have different names, since the titles of their pages are made of them. */
function checkNames(data: Data): void {
  const vehicles = data.listVehicles();
  for (const { file, value, report } of vehicles) {
    const { name, brandId } = value;
    const first = vehicles.find((other) => other.value.name === name && other.value.brandId === brandId);
    if (first && first.file !== file)
      report(['name'], quote(name), `another name; ${first.file} has this one already`);
  }
}

/** A printed saving is never above the true one. */
function checkSavings(data: Data): void {
  for (const { value, report } of data.list('rental-plans.yaml')) {
    value.groups.forEach(({ plans }, groupIndex) => {
      const daily = plans.find(({ days }) => days === 1);
      plans.forEach((plan, index) => {
        if (!daily || plan.savingsPercent === undefined) return;
        const saving = trueSavingsPercent(plan, daily.priceUsd);
        if (plan.savingsPercent <= saving) return;
        const expected = `at most ${Math.floor(saving * 10) / 10}, what ${formatUsd(plan.priceUsd)} saves against ${plan.days} days at ${formatUsd(daily.priceUsd)}`;
        report(
          ['groups', groupIndex, 'plans', index, 'savingsPercent'],
          String(plan.savingsPercent),
          expected,
        );
      });
    });
  }
}

const linkPattern = /\]\(\s*<?([^)\s>]*)/g;

/** Links in policies lead to a page, to a heading of their text, to a file or to another site. */
function checkLinks(data: Data): void {
  const pages = listPagePaths(data);
  const isComplete = data.isComplete('brands/*.yaml', 'counties/*.yaml', 'policies/*.md');
  for (const { body, report } of data.list('policies/*.md')) {
    const lines = body.split('\n');
    if (body.trim() === '') report(0, 'no text', 'the text of the policy');
    const headings = lexer(body).filter((token): token is Tokens.Heading => token.type === 'heading');
    const anchors = headings.map((heading) => `#${formatHeadingId(heading)}`);
    lines.forEach((line, index) => {
      for (const [, href = ''] of line.matchAll(linkPattern)) {
        const path = href.replace(/(?<=.)[#?].*/, '');
        const isElsewhere = /^(https?:|mailto:|tel:)|^\/.*\.\w+$/i.test(path);
        if (isElsewhere || [...pages, ...anchors].includes(path)) continue;
        if (path.startsWith('/') && !isComplete) continue;
        const expected =
          'a page of this site, which starts with "/", a heading of this text (#our-fees), or a full address with https://';
        report(
          index,
          `a link to "${href}"`,
          expected,
          findNearest(path, path.startsWith('#') ? anchors : pages),
        );
      }
    });
  }
}

const rules = [checkNames, checkSavings, checkLinks];

/** Reports whatever breaks a rule. */
export function checkRules(data: Data): void {
  for (const check of rules) check(data);
}
