// Small records that several tests build on; each test states the fields it is about.
import { buildVehicle, type Vehicle } from '../../src/features/vehicles/vehicle.ts';
import type { County, Municipality } from '../../src/features/places/county.schema.ts';
import type { Dealer, Showroom } from '../../src/features/dealer/dealer.schema.ts';
import type { VehicleRecord } from '../../src/features/vehicles/vehicle-record.schema.ts';

type NewRecord = Extract<VehicleRecord, { condition: 'new' }>;
type UsedRecord = Extract<VehicleRecord, { condition: 'used' }>;

const shared = {
  brandId: 'denago',
  category: 'nomad',
  priceUsd: 8495,
  description: 'Four seats on raised suspension.',
  inStock: true,
  seats: 4,
  rangeMiles: 45,
  topSpeedMph: 25,
  batteryVolts: 48,
  batteryType: 'lithium',
  chargingHoursMin: 4,
  chargingHoursMax: 6,
  payloadLbs: 1200,
  driveType: 'Rear-wheel drive (2x4)',
  features: ['All-terrain tires'],
  pictures: [],
};

/** A new vehicle as staff write it. */
export function buildNewRecord(changes: Partial<NewRecord> = {}): NewRecord {
  return { ...shared, id: 'ev-nomad', name: 'EV Nomad', seriesId: 'ev-nomad', condition: 'new', ...changes };
}

/** A used unit as staff write it. */
export function buildUsedRecord(changes: Partial<UsedRecord> = {}): UsedRecord {
  return {
    ...shared,
    id: 'onward-4-u1042',
    name: 'Onward 4 (2021)',
    brandId: 'club-car',
    category: 'onward',
    condition: 'used',
    stockId: 'U1042',
    year: 2021,
    hoursRun: 1640,
    batteryAgeMonths: 20,
    warrantyMonthsLeft: 4,
    asIs: false,
    ...changes,
  };
}

/** A new vehicle as pages know it. */
export function buildNewVehicle(changes: Partial<NewRecord> = {}, brandName = 'Denago'): Vehicle {
  return buildVehicle(buildNewRecord(changes), brandName);
}

/** A used unit as pages know it. */
export function buildUsedVehicle(changes: Partial<UsedRecord> = {}, brandName = 'Club Car'): Vehicle {
  return buildVehicle(buildUsedRecord(changes), brandName);
}

/** A showroom in Lewes. */
export function buildShowroom(changes: Partial<Showroom> = {}): Showroom {
  return {
    id: 'lewes',
    name: 'Lewes showroom',
    type: 'physical',
    street: '1420 Saltgrass Lane',
    city: 'Lewes',
    state: 'DE',
    postalCode: '19958',
    phone: '+13025550142',
    coordinates: { lat: 38.7746, lng: -75.1393 },
    website: 'https://dealer.example/lewes',
    mapUrl: 'https://maps.example/lewes',
    reviewUrl: 'https://reviews.example/lewes',
    social: [],
    deliveryRadiusFigureId: 'delivery-free-radius',
    ...changes,
  };
}

/** A dealer with one showroom, closed on Sundays. */
export function buildDealer(changes: Partial<Dealer> = {}): Dealer {
  const week = {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const,
    opens: '09:00',
    closes: '17:00',
  };
  return {
    name: 'Sample Carts',
    url: 'https://dealer.example',
    phone: '+13025550142',
    email: 'hello@dealer.example',
    description: 'Golf carts for sale and for rent.',
    claims: { customersServed: 1500, yearsInBusiness: 15, rangeMilesMin: 25, rangeMilesMax: 60 },
    timeZone: 'America/New_York',
    hours: {
      showroom: [{ ...week, days: [...week.days] }],
      service: [{ ...week, days: [...week.days], opens: '08:00' }],
      serviceNote: 'Emergency calls only',
      phoneAndDeliveryLabel: 'Phone hours',
      phoneAndDelivery: [{ ...week, days: [...week.days], closes: '18:00' }],
    },
    holidayHours: [],
    priceTerms: {
      pricesIncludeDealerCharges: true,
      wholePrice: 'Prices include freight. Tax is extra.',
      wholePriceOfOne: 'This price includes freight. Tax is extra.',
      wholePriceNote: 'Plus tax.',
      askForTotal: 'Ask for the total.',
    },
    creditCondition: 'Subject to credit approval.',
    financingUrl: 'https://apply.dealer.example/',
    ratings: { dealer: 4.8, products: 4.7 },
    messageRetentionMonths: 24,
    securityTxtUntil: '2027-10-31',
    workshop: {
      name: 'Dover service workshop',
      street: '310 Millrace Court',
      city: 'Dover',
      state: 'DE',
      postalCode: '19901',
      mapUrl: 'https://maps.example/workshop',
    },
    showrooms: [buildShowroom()],
    social: [{ name: 'Facebook', url: 'https://social.example/facebook' }],
    ...changes,
  };
}

/** What the head of a vehicle's page says of its sale. */
export const saleFacts = {
  dealer: buildDealer(),
  saleFigures: {
    returnDays: { new: 7, used: 3 },
    restockingPercent: { new: 15, used: 20 },
    freeDeliveryFromUsd: 5000,
  },
  returnPolicyPath: '/policies/return-policy',
  priceLine: 'This price includes freight.',
};

/** A municipality of Sussex County, Delaware. */
export function buildTownRecord(changes: Partial<Municipality> = {}): Municipality {
  return {
    name: 'Milton',
    type: 'Town',
    slug: 'milton',
    path: '/milton-golf-carts',
    population: 3291,
    coordinates: { lat: 38.7776, lng: -75.3099 },
    setting: 'river',
    localNote:
      'Milton stands at the head of the Broadkill River. Federal Street holds many Victorian houses.',
    countyId: 'sussex-county',
    state: 'DE',
    stateName: 'Delaware',
    ...changes,
  };
}

/** Sussex County without municipalities. */
export function buildCounty(changes: Partial<County> = {}): County {
  return {
    id: 'sussex-county',
    name: 'Sussex County',
    state: 'DE',
    stateName: 'Delaware',
    seat: 'Georgetown',
    path: '/sussex-county-golf-carts',
    population: 237378,
    coordinates: { lat: 38.68, lng: -75.33 },
    setting: 'ocean',
    description: 'The southernmost county of Delaware.',
    order: 3,
    outline: undefined,
    municipalities: [],
    ...changes,
  };
}
