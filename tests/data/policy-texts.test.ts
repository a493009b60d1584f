import { readdirSync, readFileSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { load } from 'cheerio';
import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';
import { renderPolicy } from '../../src/lib/policies/policy-html.ts';

const { policies } = getContent();

/** Plain running text of a document: paragraphs and list entries, without headings and tables. */
function readProse(body: string): string {
  const $ = load(renderPolicy(body).html);
  $('table, h2, h3').remove();
  return $('p, li')
    .toArray()
    .map((element) => $(element).text().trim())
    .map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function countWords(text: string): number {
  return splitText(text, 'word').length;
}

function splitText(text: string, granularity: 'word' | 'sentence'): string[] {
  return [...new Intl.Segmenter('en-US', { granularity }).segment(text)]
    .filter((part) => granularity === 'sentence' || part.isWordLike)
    .map((part) => part.segment);
}

describe.each(policies.map((policy) => [policy.id, policy] as const))('%s', (id, policy) => {
  test('has 600 to 1,800 words', () => {
    const words = countWords(load(renderPolicy(policy.body).html).text());
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1800);
  });

  test('reads at US grade 10 or below (Flesch-Kincaid)', () => {
    const text = readProse(policy.body);
    const words = splitText(text, 'word');
    const grade = fleschKincaid({
      sentence: splitText(text, 'sentence').length,
      word: words.length,
      syllable: words.reduce((sum, word) => sum + syllable(word), 0),
    });
    expect(grade).toBeLessThanOrEqual(10);
    // A text that measures below grade 1 was not read as prose.
    expect(grade).toBeGreaterThan(1);
  });

  test('holds no figure that is typed instead of inserted', () => {
    const raw = readFileSync(`data/policies/${id}.md`, 'utf8');
    const [, , body = ''] = raw.split(/^---$/m);
    const [beforeExample = '', example = ''] = body.split('## Worked example');
    // The examples' own inputs (a date, a price) are no figures of the policy.
    const afterExample = example.slice(example.indexOf('\n## '));
    const typed = (beforeExample + (example && afterExample))
      .replaceAll(/\{\{[^}]*\}\}/g, '')
      .replaceAll(/^\d+\. /gm, '')
      .replaceAll(/24\/7|2025 Goals/g, '')
      .match(/.{0,30}\d.{0,30}/g);
    expect(typed).toBeNull();
  });

  test('names a date of force that is not after its last review', () => {
    expect(policy.effectiveDate <= policy.lastReviewed).toBe(true);
  });
});

test('there are thirteen documents', () => {
  expect(readdirSync('data/policies')).toHaveLength(13);
  expect(policies).toHaveLength(13);
});
