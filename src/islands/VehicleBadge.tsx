// NEW, In Stock or Out of Stock; part of the vehicle card, and rendered on vehicle pages without hydration.
import { chooseBadge } from '../lib/vehicles/vehicle-view.ts';
import type { Vehicle } from '../schemas/vehicle.ts';

const tones: Record<ReturnType<typeof chooseBadge>, string> = {
  NEW: 'bg-highlight text-text',
  'In Stock': 'bg-accent-soft text-text',
  'Out of Stock': 'bg-surface text-text border border-line',
};

export default function VehicleBadge({ vehicle }: { vehicle: Pick<Vehicle, 'isNew' | 'inStock'> }) {
  const badge = chooseBadge(vehicle);
  return (
    <span className={`inline-block rounded-small px-2 py-0.5 text-fine font-semibold ${tones[badge]}`}>
      {badge}
    </span>
  );
}
