import { describe, expect, test } from 'vitest';
import {
  describePrices,
  findLowestPlan,
  formatDuration,
  formatRate,
  trueSavingsPercent,
} from '../../../../src/features/rentals/rental-price.ts';

test('what is charged for a day is said to the cent, and without cents where there are none', () => {
  expect([94, 228.34].map(formatRate)).toEqual(['$94', '$228.34']);
});

test('a plan of one day is said to be for "a day", any other for its number of days', () => {
  expect([1, 3].map(formatDuration)).toEqual(['a day', '3 days']);
});

describe('trueSavingsPercent', () => {
  test.each([
    { priceUsd: 245, days: 1, dailyUsd: 245, percent: 0 },
    { priceUsd: 685, days: 3, dailyUsd: 245, percent: 6.803 },
    { priceUsd: 1050, days: 7, dailyUsd: 245, percent: 38.776 },
    { priceUsd: 2800, days: 30, dailyUsd: 245, percent: 61.905 },
    { priceUsd: 735, days: 3, dailyUsd: 295, percent: 16.949 },
    { priceUsd: 1400, days: 7, dailyUsd: 295, percent: 32.203 },
    { priceUsd: 3500, days: 30, dailyUsd: 295, percent: 60.452 },
  ])(
    'is $percent for $priceUsd dollars and $days days at $dailyUsd',
    ({ priceUsd, days, dailyUsd, percent }) => {
      expect(trueSavingsPercent({ priceUsd, days }, dailyUsd)).toBeCloseTo(percent, 3);
    },
  );
});

describe('findLowestPlan', () => {
  const plan = (id: string, priceUsd: number) => ({
    id,
    title: id,
    badge: 'Badge',
    description: 'Words.',
    priceUsd,
    days: 1,
    renewalDailyUsd: priceUsd,
  });

  test('is the plan with the lowest price of all kinds of cart', () => {
    const groups = [
      { plans: [plan('a', 245), plan('b', 685)] },
      { plans: [plan('c', 195), plan('d', 1050)] },
    ];
    expect(findLowestPlan(groups)?.id).toBe('c');
  });

  test('is the first of several at one price', () => {
    expect(findLowestPlan([{ plans: [plan('a', 245)] }, { plans: [plan('b', 245)] }])?.id).toBe('a');
  });

  test('is undefined without plans', () => {
    expect(findLowestPlan([])).toBeUndefined();
  });
});

test('the prices of a kind of cart are that of its lowest plan and of the one that most people take', () => {
  const plan = { id: 'a', title: 'Plan', badge: 'Badge', description: 'Words.', renewalDailyUsd: 1 };
  const plans = [
    { ...plan, priceUsd: 245, days: 1 },
    { ...plan, priceUsd: 685, days: 3 },
    { ...plan, priceUsd: 1050, days: 7, recommended: true as const },
  ];
  expect(describePrices({ plans })).toBe('$245 for a day, $1,050 for 7 days');
  expect(describePrices({ plans: plans.slice(0, 2) })).toBe('$245 for a day');
});
