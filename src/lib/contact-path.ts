// Links to the contact form. Free of zod, which the inventory's island must not load.
import { contactPath } from './paths.ts';

export const interests = ['sales', 'service', 'parts', 'general'] as const;
export type Interest = (typeof interests)[number];

/** Trade-ins and fleets have their own pages. */
type LinkedKind = 'rental' | 'service-visit' | 'question' | 'quote' | (typeof vehicleKinds)[number];
export const vehicleKinds = ['test-drive', 'photos', 'report', 'warranty', 'back-in-stock'] as const;

interface LinkedRequest {
  kind: LinkedKind;
  interest?: Interest;
  vehicles?: readonly string[];
  plan?: string | undefined;
  town?: string;
}

/** The contact form with the request filled in: "/contact?interest=sales&vehicle=ev-nomad-xl&wish=test-drive". */
export function contactPathFor({ kind, interest, vehicles = [], plan, town }: LinkedRequest): string {
  const isVisit = kind === 'service-visit';
  const params = new URLSearchParams({ interest: isVisit ? 'service' : (interest ?? 'sales') });
  if (plan) params.set('plan', plan);
  if (town) params.set('town', town);
  for (const id of vehicles) params.append('vehicle', id);
  // A plan alone means a rental, and a vehicle alone a quote.
  const isImplied =
    kind === 'question' || (kind === 'rental' && plan) || (kind === 'quote' && vehicles.length > 0);
  if (!isImplied) params.set('wish', isVisit ? 'home-visit' : kind);
  return `${contactPath}?${params.toString()}`;
}
