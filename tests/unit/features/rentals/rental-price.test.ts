import { expect, test } from 'vitest';
import {
  buildPlanTokens,
  describePrices,
  formatRate,
  trueSavingsPercent,
} from '../../../../src/features/rentals/rental-price.ts';
import { buildGroup } from './group.ts';

test('what is charged for a day has cents only where there are some', () => {
  expect([94, 228.34].map(formatRate)).toEqual(['$94', '$228.34']);
});

test.each([
  { priceUsd: 245, days: 1, percent: 0 },
  { priceUsd: 685, days: 3, percent: 6.803 },
  { priceUsd: 2800, days: 30, percent: 61.905 },
])('$days days for $priceUsd dollars save $percent percent of 245 a day', ({ percent, ...plan }) => {
  expect(trueSavingsPercent(plan, 245)).toBeCloseTo(percent, 3);
});

test('the lowest plan is found among all kinds of cart', () => {
  const groups = [buildGroup('four', { 1: 245, 3: 685 }), buildGroup('six', { 1: 195, 7: 1050 })];
  expect(buildPlanTokens(groups)).toEqual({ 'plan.price': '$195', 'plan.duration': 'a day' });
  expect(buildPlanTokens([])).toEqual({ 'plan.price': '', 'plan.duration': '' });
});

test('the prices of a kind of cart are those of its lowest plan and of its recommended one', () => {
  const { plans } = buildGroup('four', { 1: 245, 3: 685, 7: 1050 });
  const recommended = plans.map((plan) => ({
    ...plan,
    ...(plan.days === 7 && { recommended: true as const }),
  }));
  expect(describePrices({ plans: recommended })).toBe('$245 for a day, $1,050 for 7 days');
});
