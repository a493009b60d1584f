// NEW, In Stock, Out of Stock. Part of the inventory's island.
import { Fragment } from 'react';
import type { Badge } from './vehicle-copy.ts';

const tones: Record<Badge, string> = {
  NEW: 'border border-hairline text-text-quiet',
  'In Stock': 'bg-accent-soft',
  'Out of Stock': 'border border-line bg-surface',
};

export default function VehicleBadges({ badges }: { badges: readonly Badge[] }) {
  return badges.map((badge) => (
    <Fragment key={badge}>
      <span className={`inline-block rounded-small px-2 py-0.5 text-fine font-semibold ${tones[badge]}`}>
        {badge}
      </span>{' '}
    </Fragment>
  ));
}
