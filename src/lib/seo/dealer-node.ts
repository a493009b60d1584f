// The dealer in the graph: in full where a page is about the dealer, elsewhere by name only, since 170 copies of two
// addresses tell nobody more than one.
import type {
  AggregateRating,
  AutoDealerLeaf,
  OpeningHoursSpecification,
  OrganizationLeaf,
  PostalAddress,
  Review as ReviewThing,
} from 'schema-dts';
import type { County } from '../../schemas/county.ts';
import type { Dealer, OpeningHours, Showroom } from '../../schemas/dealer.ts';
import type { Review } from '../../schemas/reviews.ts';
import { formatUsd } from '../format.ts';
import { showroomPath } from '../paths.ts';
import { dealerId, nodeId } from './graph-node.ts';
import { formatUrl } from './head.ts';
import { buildCounty } from './place-nodes.ts';

/** What the graph says of the dealer besides the dealer's own file. */
export interface DealerDetails {
  /** Where the dealer delivers and serves. */
  counties: readonly County[];
  /** Lowest and highest price of a vehicle, whole US dollars. */
  priceRangeUsd: readonly [from: number, to: number];
  /** Address of the page with the rules of returns. */
  returnPolicyPath: string;
  /** The reviews that the page prints and the average that stands beside them; none where it prints none. */
  reviews?: { entries: readonly Review[]; average: number };
}

/** The dealer as pages name it that are about something else: who it is and where to read on. */
export function buildDealerStub(dealer: Dealer): OrganizationLeaf {
  return {
    // Not AutoDealer: search engines want the address of every local business, and here is none.
    '@type': 'Organization',
    '@id': dealerId(dealer),
    name: dealer.name,
    url: formatUrl(dealer.url, '/'),
  };
}

/** The dealer with showrooms, hours, area and, where the page prints them, reviews. `imageUrl` is a full address. */
export function buildDealer(dealer: Dealer, details: DealerDetails, imageUrl: string): AutoDealerLeaf {
  const showrooms = dealer.showrooms.filter((showroom) => showroom.type === 'physical');
  const shared = {
    image: imageUrl,
    priceRange: details.priceRangeUsd.map(formatUsd).join('-'),
    openingHoursSpecification: buildOpeningHours(dealer.hours.showroom, dealer),
  };
  return {
    '@type': 'AutoDealer',
    '@id': dealerId(dealer),
    name: dealer.name,
    description: dealer.description,
    url: formatUrl(dealer.url, '/'),
    telephone: dealer.phone,
    email: dealer.email,
    ...shared,
    address: showrooms.map(buildAddress),
    areaServed: details.counties.map((county) => buildCounty(county, dealer)),
    sameAs: dealer.social.map((link) => link.url),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: formatUrl(dealer.url, details.returnPolicyPath),
    },
    department: showrooms.map((showroom) => ({
      '@type': 'AutoDealer',
      '@id': nodeId(dealer, showroomPath, showroom.id),
      name: `${dealer.name}, ${showroom.name}`,
      url: nodeId(dealer, showroomPath, showroom.id),
      telephone: showroom.phone,
      ...shared,
      address: buildAddress(showroom),
      geo: {
        '@type': 'GeoCoordinates',
        latitude: showroom.coordinates.lat,
        longitude: showroom.coordinates.lng,
      },
      hasMap: showroom.mapUrl,
      sameAs: showroom.social.map((link) => link.url),
    })),
    ...(details.reviews && {
      aggregateRating: buildRating(details.reviews.average, details.reviews.entries.length),
      review: details.reviews.entries.map(buildReview),
    }),
  };
}

function buildAddress(showroom: Showroom): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: showroom.street,
    addressLocality: showroom.city,
    addressRegion: showroom.state,
    postalCode: showroom.postalCode,
    addressCountry: 'US',
  };
}

function buildOpeningHours(hours: readonly OpeningHours[], dealer: Dealer): OpeningHoursSpecification[] {
  return [
    ...hours.map((entry): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: entry.days,
      opens: entry.opens,
      closes: entry.closes,
    })),
    // Closed all day is written as opening and closing at midnight (Google's documentation of special hours).
    ...dealer.holidayHours.map((holiday): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: holiday.date,
      validThrough: holiday.date,
      opens: holiday.opens ?? '00:00',
      closes: holiday.closes ?? '00:00',
    })),
  ];
}

/** Stars go from 1 to 5, as in data/reviews.yaml. */
const scale = { bestRating: 5, worstRating: 1 };

function buildRating(average: number, count: number): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...scale };
}

function buildReview(review: Review): ReviewThing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    datePublished: review.datePublished,
    name: review.headline,
    reviewBody: review.body,
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, ...scale },
  };
}
