// Builders of the JSON-LD graph. They read the same records as the page, so markup cannot say anything else.
import type {
  AutoDealer,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  OfferCatalog,
  OpeningHoursSpecification,
  Place,
  Service as ServiceThing,
  Thing,
  Vehicle as VehicleThing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Municipality } from '../../schemas/county.ts';
import type { Dealer, OpeningHours } from '../../schemas/dealer.ts';
import type { Coordinates } from '../../schemas/fields.ts';
import type { RentalGroup } from '../../schemas/rental-plans.ts';
import type { Question } from '../../schemas/section.ts';
import type { Service } from '../../schemas/services.ts';
import type { Vehicle } from '../../schemas/vehicle.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import { vehiclePath } from '../paths.ts';
import { formatUrl, type Crumb, type PageHead } from './head.ts';

/** The whole graph of a page: dealer with its showrooms, site, page, breadcrumbs and the page's own things. */
export function buildGraph(head: PageHead, dealer: Dealer, imageUrl: string): Graph {
  const url = formatUrl(dealer.url, head.canonicalPath);
  const page: WebPage = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: head.title,
    description: head.description,
    inLanguage: 'en-US',
    isPartOf: { '@id': siteId(dealer) },
    about: { '@id': dealerId(dealer) },
    primaryImageOfPage: { '@type': 'ImageObject', url: imageUrl, width: '1200', height: '630' },
    ...(head.crumbs.length > 0 && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  };
  const graph: Thing[] = [
    buildDealer(dealer),
    buildSite(dealer),
    page,
    ...(head.crumbs.length > 0 ? [buildBreadcrumbs(head.crumbs, url, dealer)] : []),
    ...head.things,
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The graph as text of a script element; "<" is escaped so that no text can end the element. */
export function formatGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** A vehicle with its offer: price, availability and condition as the page prints them. */
export function buildVehicleProduct(
  record: VehicleRecord,
  vehicle: Vehicle,
  imageUrl: string,
  dealer: Dealer,
): Thing {
  const url = formatUrl(dealer.url, vehiclePath(vehicle.id));
  const node: VehicleThing = {
    '@type': 'Vehicle',
    '@id': `${url}#vehicle`,
    name: vehicle.name,
    description: vehicle.description,
    image: imageUrl,
    url,
    sku: vehicle.id,
    brand: { '@type': 'Brand', name: vehicle.brand },
    model: record.name,
    category: vehicle.category,
    vehicleSeatingCapacity: record.seats,
    fuelType: 'Electric',
    ...(record.condition === 'used' && { vehicleModelDate: String(record.year) }),
    offers: {
      '@type': 'Offer',
      url,
      price: vehicle.price,
      priceCurrency: 'USD',
      availability: vehicle.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: vehicle.isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
      seller: { '@id': dealerId(dealer) },
    },
  };
  // Search engines look for Product; schema-dts knows one type a node.
  return { ...node, '@type': ['Product', 'Vehicle'] } as unknown as Thing;
}

/** An ordered list of pages, for the inventory and brand pages. */
export function buildItemList(name: string, vehicles: readonly Vehicle[], dealer: Dealer): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: vehicles.length,
    itemListElement: vehicles.map((vehicle, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: vehicle.name,
      url: formatUrl(dealer.url, vehiclePath(vehicle.id)),
    })),
  };
}

/** A service of the workshop; `hourlyUsd` is given only where the rate is by the hour. */
export function buildService(service: Service, hourlyUsd: number | undefined, dealer: Dealer): ServiceThing {
  return {
    '@type': 'Service',
    name: service.title,
    description: service.description,
    provider: { '@id': dealerId(dealer) },
    ...(hourlyUsd !== undefined && {
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice: hourlyUsd,
          priceCurrency: 'USD',
          unitCode: 'HUR',
        },
      },
    }),
  };
}

/** The rental plans of one kind of vehicle. */
export function buildRentalCatalog(group: RentalGroup): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: `${group.title} rental`,
    itemListElement: group.plans.map((plan): Offer => ({
      '@type': 'Offer',
      name: `${group.title}: ${plan.title}`,
      price: plan.priceUsd,
      priceCurrency: 'USD',
      // Without it an offer means a sale.
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    })),
  };
}

/** A county or municipality that the dealer serves. */
export function buildPlace(name: string, stateName: string, coordinates: Coordinates): Place {
  return {
    '@type': 'AdministrativeArea',
    name: `${name}, ${stateName}`,
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
  };
}

/** The place of a town page with its county around it. */
export function buildTown(town: Municipality, countyName: string, stateName: string): Place {
  return {
    '@type': town.type === 'City' ? 'City' : 'AdministrativeArea',
    name: `${town.name}, ${stateName}`,
    geo: { '@type': 'GeoCoordinates', latitude: town.coordinates.lat, longitude: town.coordinates.lng },
    containedInPlace: { '@type': 'AdministrativeArea', name: `${countyName}, ${stateName}` },
  };
}

/** Questions with their answers, as the page prints them. */
export function buildFaq(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function dealerId(dealer: Dealer): string {
  return `${dealer.url}/#dealer`;
}

function siteId(dealer: Dealer): string {
  return `${dealer.url}/#site`;
}

function buildDealer(dealer: Dealer): AutoDealer {
  return {
    '@type': 'AutoDealer',
    '@id': dealerId(dealer),
    name: dealer.name,
    description: dealer.description,
    url: formatUrl(dealer.url, '/'),
    telephone: dealer.phone,
    email: dealer.email,
    openingHoursSpecification: buildOpeningHours(dealer.hours.showroom, dealer),
    sameAs: dealer.social.map((link) => link.url),
    department: dealer.showrooms
      .filter((showroom) => showroom.type === 'physical')
      .map((showroom) => ({
        '@type': 'AutoDealer',
        '@id': `${dealer.url}/showroom#${showroom.id}`,
        name: `${dealer.name}, ${showroom.name}`,
        telephone: showroom.phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: showroom.street,
          addressLocality: showroom.city,
          addressRegion: showroom.state,
          postalCode: showroom.postalCode,
          addressCountry: 'US',
        },
        geo: {
          '@type': 'GeoCoordinates',
          latitude: showroom.coordinates.lat,
          longitude: showroom.coordinates.lng,
        },
        hasMap: showroom.mapUrl,
        openingHoursSpecification: buildOpeningHours(dealer.hours.showroom, dealer),
      })),
  };
}

function buildOpeningHours(hours: readonly OpeningHours[], dealer: Dealer): OpeningHoursSpecification[] {
  return [
    ...hours.map((entry): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: entry.days.map((day) => `https://schema.org/${day}` as const),
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

function buildSite(dealer: Dealer): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId(dealer),
    url: formatUrl(dealer.url, '/'),
    name: dealer.name,
    inLanguage: 'en-US',
    publisher: { '@id': dealerId(dealer) },
  };
}

function buildBreadcrumbs(crumbs: readonly Crumb[], url: string, dealer: Dealer): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: formatUrl(dealer.url, crumb.path),
    })),
  };
}
