// Reads data/rental-plans.yaml: the plans of each kind of cart, and the rental that policies take as an example.
import { formatUsd } from '../lib/site/format.ts';
import { buildRentalExampleTokens } from '../lib/rentals/rental-total.ts';
import { trueSavingsPercent } from '../lib/rentals/rental-price.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';
import type { readFigures } from './read-figures.ts';

type Figures = Pick<ReturnType<typeof readFigures>, 'figures' | 'getDeliveryFigures' | 'getFigureNumber'>;

/** The plans, and the tokens of the example; undefined when the file has a mistake in its form. */
export function readRentals(
  folder: DataFolder,
  rules: TokenRules,
  { figures, getDeliveryFigures, getFigureNumber }: Figures,
) {
  const record = folder.readRecord('rental-plans.yaml', rules);
  if (!record) return undefined;
  const { groups, example } = record.value;

  const figureIds = figures.map((figure) => figure.id);
  record.checkReferences('groups.*.depositFigureId', figureIds, 'the id of a figure in data/figures');
  const vehicleIds = folder.listRecordIds('vehicles');
  record.checkReferences('groups.*.vehicleId', vehicleIds, 'the name of a file in data/vehicles');
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
  const isQuotable = group && plan && figureIds.includes(group.depositFigureId);
  return {
    /** Rental plans by kind of vehicle. */
    rentalGroups: groups,
    rentalTokens: isQuotable
      ? buildRentalExampleTokens(
          group,
          plan,
          example.miles,
          getFigureNumber(group.depositFigureId),
          getDeliveryFigures(),
        )
      : {},
  };
}
