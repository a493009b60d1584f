// The tokens of the rental that policies take as an example, from data/rental-plans.yaml.
import { describeRentalExample, emptyRentalExample } from '../../features/rentals/rental-example.ts';
import type { FileOutput } from '../file-kinds.ts';
import type { buildFigures } from './build-figures.ts';

/**
 * The tokens; empty where the example cannot be worked out, so that no policy is blamed for a mistake of the plans or of
 * the figures.
 */
export function buildRentalTokens(
  rentalPlans: FileOutput<'rental-plans.yaml'> | undefined,
  {
    figureContent,
    hasRequiredFigures,
  }: { figureContent: ReturnType<typeof buildFigures>; hasRequiredFigures: boolean },
) {
  if (!rentalPlans || !hasRequiredFigures) return emptyRentalExample;
  const { groups, example } = rentalPlans;
  const group = groups.find(({ plans }) => plans.some(({ id }) => id === example.planId));
  const plan = group?.plans.find(({ id }) => id === example.planId);
  const deposit = figureContent.figures.find(({ id }) => id === group?.depositFigureId)?.value;
  if (!group || !plan || typeof deposit !== 'number') return emptyRentalExample;
  return describeRentalExample(
    { title: `${group.title} ${plan.title}`, priceUsd: plan.priceUsd },
    example.miles,
    deposit,
    figureContent.getDeliveryFigures(),
  );
}
