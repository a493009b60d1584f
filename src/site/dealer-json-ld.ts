// The dealer in the graph: in full where a page is about the dealer, elsewhere by name only.
import type {
  AggregateRating,
  AutoDealerLeaf,
  OrganizationLeaf,
  PostalAddress,
  Review as ReviewThing,
} from 'schema-dts';
import type { Dealer, Showroom } from '../features/dealer/dealer.schema.ts';
import type { OpeningHours } from '../features/dealer/opening-hours.schema.ts';
import type { Review } from '../features/dealer/reviews.schema.ts';
import type { ShownReviews } from '../features/dealer/select-reviews.ts';
import { formatUsd } from '../lib/format.ts';
import { fixedPages } from './fixed-pages.ts';
import { formatUrl, pngIconPath } from '../lib/paths.ts';
import { dealerId, buildNodeId } from './json-ld-node.ts';

/** What the graph says of the dealer besides data/dealer.yaml. */
export interface DealerDetails {
  counties: readonly { name: string; path: string }[];
  /** Lowest and highest price of a vehicle, whole US dollars. */
  priceRangeUsd: readonly [from: number, to: number];
  /** The reviews that the page prints, with the averages beside them; none where it prints none. */
  reviews?: ShownReviews;
}

/** Rules for every sale, on the page of their policy. */
export type DealerTerms = Pick<OrganizationLeaf, 'hasMerchantReturnPolicy'>;

/** Minimal node for pages that are not about the dealer. */
export function buildDealerReference(dealer: Dealer, terms: DealerTerms = {}): OrganizationLeaf {
  return {
    // Not AutoDealer: search engines want the address of every local business.
    '@type': 'Organization',
    '@id': dealerId(dealer),
    name: dealer.name,
    url: formatUrl(dealer.url, '/'),
    ...terms,
  };
}

/** The dealer with showrooms, hours, area and, where the page prints them, reviews. `imageUrl` is a full URL. */
export function buildDealer(dealer: Dealer, details: DealerDetails, imageUrl: string): AutoDealerLeaf {
  const showrooms = dealer.showrooms.filter((showroom) => showroom.type === 'physical');
  const shared = { image: imageUrl, priceRange: details.priceRangeUsd.map(formatUsd).join('-') };
  const hours = buildOpeningHours(dealer.hours.showroom, dealer);
  return {
    '@type': 'AutoDealer',
    '@id': dealerId(dealer),
    name: dealer.name,
    description: dealer.description,
    url: formatUrl(dealer.url, '/'),
    telephone: dealer.phone,
    logo: formatUrl(dealer.url, pngIconPath('icon-512')),
    ...shared,
    openingHoursSpecification: hours,
    address: showrooms.map(buildPostalAddress),
    areaServed: details.counties.map((county) => ({
      '@type': 'AdministrativeArea',
      '@id': buildNodeId(dealer, county.path, 'place'),
      name: county.name,
    })),
    sameAs: dealer.social.map((link) => link.url),
    email: dealer.email,
    department: showrooms.map((showroom) => ({
      '@type': 'AutoDealer',
      '@id': buildNodeId(dealer, fixedPages.showroom.path, showroom.id),
      name: `${dealer.name}, ${showroom.name}`,
      url: buildNodeId(dealer, fixedPages.showroom.path, showroom.id),
      telephone: showroom.phone,
      ...shared,
      // Showrooms share the dealer's hours, so they only name them.
      openingHoursSpecification: hours.map((entry) => ({ '@id': entry['@id'] })),
      address: buildPostalAddress(showroom),
      geo: {
        '@type': 'GeoCoordinates',
        latitude: showroom.coordinates.lat,
        longitude: showroom.coordinates.lng,
      },
    })),
    ...(details.reviews?.ratings && {
      aggregateRating: buildRating(details.reviews.ratings.dealer, details.reviews.entries.length),
    }),
    ...(details.reviews && { review: details.reviews.entries.map(buildReview) }),
  };
}

export function buildPostalAddress(showroom: Showroom): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: showroom.street,
    addressLocality: showroom.city,
    addressRegion: showroom.state,
    postalCode: showroom.postalCode,
    addressCountry: 'US',
  };
}

/** The hours of the week, then of holidays, each with an id. */
function buildOpeningHours(hours: readonly OpeningHours[], dealer: Dealer) {
  const entries = [
    ...hours.map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
    // Closed all day is written as opening and closing at midnight (Google's documentation of special hours).
    ...dealer.holidayHours.map(({ date, opens = '00:00', closes = '00:00' }) => ({
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    })),
  ];
  return entries.map(({ closes, ...entry }, index) => ({
    '@type': 'OpeningHoursSpecification' as const,
    '@id': `_:hours${index + 1}`,
    ...entry,
    // Midnight at the end of the day (the same documentation).
    closes: closes === '24:00' ? '23:59' : closes,
  }));
}

/** Without a scale stars go from 1 to 5, as in data/reviews.yaml. */
function buildRating(average: number, count: number): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count };
}

function buildReview(review: Review): ReviewThing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    datePublished: review.datePublished,
    // A review's title is its name in every example of schema.org/Review; "headline" is said of articles.
    name: review.headline,
    reviewBody: review.body,
    reviewRating: { '@type': 'Rating', ratingValue: review.rating },
  };
}
