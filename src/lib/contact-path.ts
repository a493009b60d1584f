// Links to the contact form. No zod here, since the inventory's island writes them, too.
import { contactPath } from './paths.ts';

/** A request as far as links name it, by ids; trade-ins and fleets have their own pages. */
interface LinkedRequest {
  kind:
    | 'quote'
    | 'test-drive'
    | 'rental'
    | 'service-visit'
    | 'photos'
    | 'report'
    | 'warranty'
    | 'back-in-stock'
    | 'question';
  interest?: 'sales' | 'service' | 'parts' | 'general';
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
