// Reads data/rental-plans.yaml: the plans of each kind of cart, and the rental that policies take as an example.
import { formatUsd } from '../lib/site/format.ts';
import { describeRentalExample, emptyRentalExample } from '../lib/rentals/rental-total.ts';
import { trueSavingsPercent } from '../lib/rentals/rental-price.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';
import type { readFigures } from './read-figures.ts';

type Figures = Pick<ReturnType<typeof readFigures>, 'figures' | 'getDeliveryFigures' | 'getFigureNumber'> & {
  /** Whether the figures of delivery are there. */
  isReckonable: boolean;
};

/**
 * The plans, undefined when the file has a mistake in its form, and the tokens of the example; those are empty where it
 * cannot be worked out, so that no policy is blamed for a mistake of this file.
 */
export function readRentals(
  folder: DataFolder,
  rules: TokenRules,
  { figures, getDeliveryFigures, getFigureNumber, isReckonable }: Figures,
) {
  const record = folder.readRecord('rental-plans.yaml', rules);
  if (!record) return { rentalGroups: undefined, rentalTokens: emptyRentalExample };
  const { groups, example } = record.value;

  const amounts = figures.filter(({ value }) => typeof value === 'number').map(({ id }) => id);
  record.checkReferences('groups.*.depositFigureId', amounts, 'the id of a figure in data/figures');
  const vehicleIds = folder.listRecordIds('vehicles');
  record.checkReferences('groups.*.vehicleIds.*', vehicleIds, 'the name of a file in data/vehicles');
  const planIds = groups.flatMap(({ plans }) => plans.map(({ id }) => id));
  record.checkReferences('example.planId', planIds, 'the id of a plan in this file');
  groups.forEach((group, groupIndex) => {
    const daily = group.plans.find((plan) => plan.days === 1);
    group.plans.forEach((plan, index) => {
      if (plan.savingsPercent === undefined || !daily) return;
      const saving = trueSavingsPercent(plan, daily.priceUsd);
      if (plan.savingsPercent <= saving) return;
      const expected = `at most ${Math.floor(saving * 10) / 10}, what ${formatUsd(plan.priceUsd)} saves against ${plan.days} days at ${formatUsd(daily.priceUsd)}`;
      const at = ['groups', groupIndex, 'plans', index, 'savingsPercent'];
      record.report(at, String(plan.savingsPercent), expected);
    });
  });

  const group = groups.find(({ plans }) => plans.some(({ id }) => id === example.planId));
  const plan = group?.plans.find(({ id }) => id === example.planId);
  const rentalTokens =
    group && plan && amounts.includes(group.depositFigureId) && isReckonable
      ? describeRentalExample(
          { title: `${group.title} ${plan.title}`, priceUsd: plan.priceUsd },
          example.miles,
          getFigureNumber(group.depositFigureId),
          getDeliveryFigures(),
        )
      : emptyRentalExample;
  return { rentalGroups: groups, rentalTokens };
}
