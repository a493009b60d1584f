// The tokens of the rental that policies take as an example, from data/rental-plans.yaml.
import { describeRentalExample } from '../features/rentals/rental-example.ts';
import type { TokenValue } from '../lib/token-sum.ts';
import type { Data } from './data.ts';
import { listFigures } from './references.ts';

/** The tokens; none while a mistake keeps the example from being worked out, so that texts with them have to wait. */
export function buildRentalTokens(data: Data): Readonly<Record<string, TokenValue>> {
  const figures = listFigures(data);
  const getNumber = (id = '') => figures.find((figure) => figure.id === id)?.value ?? NaN;
  const plans = data.find('rental-plans.yaml')?.value;
  const isExample = ({ id }: { id: string }) => id === plans?.example.planId;
  const group = plans?.groups.find((candidate) => candidate.plans.some(isExample));
  const plan = group?.plans.find(isExample);
  const deposit = getNumber(group?.depositFigureId);
  if (!plans || !group || !plan || Number.isNaN(deposit)) {
    data.markIncomplete('rental-plans.yaml');
    return {};
  }
  return describeRentalExample(
    { title: `${group.title} ${plan.title}`, priceUsd: plan.priceUsd },
    plans.example.miles,
    deposit,
    {
      rentalIncludedMiles: getNumber('delivery-rental-included-miles'),
      rentalUsdPerMile: getNumber('delivery-rental-per-mile'),
    },
  );
}
