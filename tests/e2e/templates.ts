// One address for each template, for specs that walk all of them.
import { brandPath, cart, county, listPagePath, policyPath, town } from './examples.ts';

export const templates: readonly string[] = [
  '/',
  '/inventory',
  `/vehicles/${cart.id}`,
  brandPath,
  '/rentals',
  '/services',
  '/about',
  '/contact',
  '/thank-you',
  '/showroom',
  '/financing',
  '/eco-impact',
  '/which-cart',
  '/accessibility',
  listPagePath,
  county.path,
  town.path,
  policyPath,
  '/privacy',
  '/404',
  '/vehicle-not-found',
];
