import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { getMain, listHeadings, readMainText, readText } from '../page-parts.ts';

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
  ['/policies/terms-conditions', ['0%', '12 to 84 months', '$155 per hour']],
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

  test.each(policies)('$path has heading, summary, three figures, contents and dates', (policy) => {
    const main = getMain(policy.path);
    const text = readText(main);
    expect(readText(main.find('h1'))).toBe(policy.title);
    expect(text).toContain(policy.summary);
    expect(main.find('section[aria-label="In short"] dd')).toHaveLength(3);
    const contents = main
      .find('nav a')
      .toArray()
      .map((link) => readText(main.find(link)));
    const headings = listHeadings(main, 'h2');
    expect(contents.length).toBeGreaterThan(3);
    expect(contents.filter((title) => !headings.includes(title))).toEqual([]);
    expect(
      main
        .find('time')
        .toArray()
        .map((time) => main.find(time).attr('datetime')),
    ).toEqual([policy.effectiveDate, policy.lastReviewed]);
    expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  });

  // Several documents say that their date stands "at the top of this page".
  test.each(policies)('$path shows its dates before its first section', ({ path }) => {
    const order = getMain(path)
      .find('time, h2[id]')
      .toArray()
      .map((element) => element.name);
    expect(order.slice(0, 3)).toEqual(['time', 'time', 'h2']);
  });
});
