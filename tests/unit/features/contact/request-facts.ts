// What a small dealer's form knows. Closed are Sundays and November 26.
import type { RequestFacts } from '../../../../src/features/contact/request-lines.ts';

const closed = { weekdays: [0], dates: ['2026-11-26'] };

export const requestFacts: RequestFacts = {
  vehicles: {
    nomad: { name: 'Denago Nomad', price: 9995, picture: '/nomad.avif' },
    city: { name: 'Denago City', price: 8995, picture: '/city.avif' },
    onward: { name: 'Club Car Onward', price: 7995, picture: '/onward.avif', showroomId: 'east' },
    rover: { name: 'Denago Rover', price: 11_995, picture: '/rover.avif', showroomId: 'west' },
  },
  rentals: {
    plans: { weekly: { title: '4 Seater Weekly Rental', days: 7, priceUsd: 1050, depositUsd: 500 } },
    towns: { '/lewes': { name: 'Lewes', county: 'Sussex County', miles: 12.4 } },
    delivery: { rentalIncludedMiles: 10, rentalUsdPerMile: 6 },
  },
  showrooms: {
    east: { name: 'East showroom', phone: '+13025550142' },
    west: { name: 'West showroom', phone: '+18565550117' },
  },
  closedDays: { driveDay: closed, firstDay: closed, visitDay: closed },
  titles: {
    quote: 'A quote',
    'test-drive': 'A test drive',
    rental: 'A rental',
    'service-visit': 'A visit',
    photos: 'Photos',
    report: 'A report',
    warranty: 'A warranty',
    'back-in-stock': 'News',
    'trade-in': 'A trade',
    fleet: 'A fleet',
  },
  labels: {
    vehicle: 'Cart',
    town: 'Deliver to',
    driveDay: 'Day',
    showroom: 'Where',
    plan: 'Plan',
    firstDay: 'First day',
    lastDay: 'Back by',
    total: 'Due',
    street: 'Street',
    visitTown: 'Town',
    visitCart: 'Cart to repair',
    visitDay: 'Earliest day',
    tradeCart: 'Your cart',
    tradeBattery: 'Battery',
    tradeHours: 'Hours',
    cartCount: 'Carts',
    neededFrom: 'From',
    workPlace: 'Where they work',
  },
};
