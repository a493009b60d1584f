// What was ordered of policies and legal documents: their figures, sections, length and plain words.
import { readFileSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { load } from 'cheerio';
import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';
import { renderPolicy } from '../../src/features/policies/policy-html.ts';
import { getMain, listHeadings, readMainText } from '../site/page-parts.ts';

const { policies } = getContent();

/** Figures of sections 2 and 9 of the specification that a document must print. */
const figures: [path: string, figures: string[]][] = [
  [
    '/policies/rental-policy',
    [
      '18 or older',
      '$500',
      '$750',
      '$600',
      '24 hours',
      '30 days',
      '$25 per hour',
      'up to 2 drivers for $25 each',
      '$100,000',
      '$300,000',
      '$50,000',
      '$75 plus the repair',
      '$50 to $150',
      '$35',
      '$200',
      '50%',
      'no-show',
      '$6 per mile',
    ],
  ],
  [
    '/policies/delivery-policy',
    [
      '$5,000',
      '20 miles',
      '15 miles',
      '10 miles',
      '$6 per mile',
      '2 to 5 business days',
      '2 to 4 weeks',
      '2-hour',
      '2:00 PM',
      '$50',
      '$150',
      '$75',
      '$100',
      '8 ft',
      '10 ft',
    ],
  ],
  [
    '/policies/return-policy',
    [
      '7 days',
      'under 10 miles',
      '15%',
      '3 days',
      '20%',
      'as-is',
      '30 days',
      '10%',
      '48 hours',
      '10 business days',
      '3 to 5 business days',
      'return number',
    ],
  ],
  [
    '/policies/storage-policy',
    [
      '$125',
      '$75',
      'October 15 to April 15 $650 $400',
      'May 1 to September 30 $575 $350',
      '$50 per month',
      '$150',
      'late fee of $25',
      '10 days',
      '30 days',
      '60 days',
      '90 days',
      '120 days',
      '30 days of written notice',
    ],
  ],
  ['/policies/feedback-policy', ['4 hours', '24 hours', '48 hours', '1 week']],
  ['/policies/corrections-policy', ['2 hours', '24 hours', '48 hours', '72 hours']],
  ['/policies/publishing-policy', ['48 hours']],
  ['/policies/ethics-policy', ['January 23, 2025']],
  [
    '/policies/staffing-report',
    [
      'January 1, 2024',
      'December 31, 2024',
      'Full-time 24',
      'Part-time 8',
      'Seasonal, April to October 6',
      'Total at peak 38',
      '87%',
      'Lewes showroom, Delaware 18',
      'Cherry Hill showroom, New Jersey 14',
      'Dover service workshop, Delaware 6',
      '$1,200',
      '15 to 25 days',
      '40 hours',
      'hired in the period 9',
      '21 days',
      '6 to 8',
      'At least 85%',
      '$2,100,000',
      '240 hours',
    ],
  ],
  ['/policies/terms-conditions', ['0%', '$155 per hour']],
  ['/privacy', ['13', 'Google', 'cookies']],
];

/** Sections that the specification names, in its order. */
const sections: [path: string, titles: string[]][] = [
  [
    '/policies/ethics-policy',
    [
      'Our Ethical Foundation',
      'Core Ethical Principles',
      'Customer Relations Ethics',
      'Employee Conduct Standards',
      'Financial Integrity',
      'Conflicts of Interest',
      'Supplier and Partner Relations',
      'Legal and Regulatory Compliance',
      'Environmental Responsibility',
      'Reporting Ethical Concerns',
      'Training and Awareness',
      'Enforcement and Accountability',
      'Contact',
    ],
  ],
  [
    '/policies/staffing-report',
    [
      'Workforce Overview',
      'Departments',
      'Demographics',
      'Employment Practices',
      'Development',
      'Performance',
      'Safety',
      'Satisfaction',
      '2025 Goals',
      'Community Impact',
      'HR Contact',
    ],
  ],
];

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
});

test('the documents are the eleven specified policies, privacy and terms', () => {
  expect(policies.map((policy) => policy.path).toSorted()).toEqual([
    '/policies/corrections-policy',
    '/policies/delivery-policy',
    '/policies/diversity-policy',
    '/policies/ethics-policy',
    '/policies/feedback-policy',
    '/policies/publishing-policy',
    '/policies/rental-policy',
    '/policies/return-policy',
    '/policies/staffing-report',
    '/policies/storage-policy',
    '/policies/terms-conditions',
    '/privacy',
    '/terms',
  ]);
});

describe('the document', () => {
  test.each(figures)('%s prints its figures', (path, expected) => {
    const text = readMainText(path);
    // "4 hours" must not be found in "24 hours".
    const isPrinted = (figure: string) => new RegExp(`(?<![\\d,.])${RegExp.escape(figure)}`).test(text);
    expect(expected.filter((figure) => !isPrinted(figure))).toEqual([]);
  });

  test.each(sections)('%s has its sections in order', (path, titles) => {
    const headings = listHeadings(getMain(path), 'h2');
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
  });

  test('of ethics names three core principles', () => {
    const headings = listHeadings(getMain('/policies/ethics-policy'), 'h3');
    expect(headings).toEqual(expect.arrayContaining(['Integrity', 'Respect', 'Excellence']));
  });
});
