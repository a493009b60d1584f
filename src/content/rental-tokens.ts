// The tokens of the rental that policies take as an example, from data/rental-plans.yaml.
import { describeRentalExample } from '../features/rentals/rental-example.ts';
import type { TokenValue } from '../lib/token-sum.ts';
import type { Data } from './data.ts';
import { pickDeliveryFigures } from './figures.ts';

/** None while a mistake keeps the example from being worked out, so that texts with them have to wait. */
export function buildRentalTokens(data: Data): Readonly<Record<string, TokenValue>> {
  const figures = data.listFigures();
  const plans = data.find('rental-plans.yaml')?.value;
  const isExample = ({ id }: { id: string }) => id === plans?.example.planId;
  const group = plans?.groups.find((candidate) => candidate.plans.some(isExample));
  const plan = group?.plans.find(isExample);
  const depositUsd = figures.find(({ id }) => id === group?.depositFigureId)?.value;
  if (!group || !plan || depositUsd === undefined || !data.isComplete(['figures/*.yaml'])) {
    data.markIncomplete('rental-plans.yaml');
    return {};
  }
  const { priceUsd } = plan;
  const title = `${group.title} ${plan.title}`;
  const miles = plans?.example.miles ?? 0;
  return describeRentalExample({ title, priceUsd }, miles, depositUsd, pickDeliveryFigures(figures));
}
