// What the contact form's island gets, the same on each page that has the form, and of it what the function needs.
import { picturePath, placeholderPicturePath } from '../../lib/paths.ts';
import { readDatedParts } from '../dealer/dated-parts.ts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import { describeHolidays, describeOpeningHours, listClosedDays } from '../dealer/opening-hours.ts';
import type { RentalCatalog } from '../rentals/rental-catalog.ts';
import { findShowroom, type Vehicle } from '../vehicles/vehicle.ts';
import { pictureWidths } from '../vehicles/vehicle-pictures.ts';
import type { ContactPage } from './contact-page.schema.ts';
import type { RequestFacts } from './request-lines.ts';
import type { Request } from './request.ts';

interface FormContent {
  dealer: Dealer;
  pages: { contact: ContactPage };
  priceCopy: { note: string };
  vehicles: readonly Vehicle[];
  getRentalCatalog: () => RentalCatalog;
  findRentalRoadsUnconfirmed: () => { sentence: string } | undefined;
}

export type ContactFormProps = ReturnType<typeof buildContactForm>;

export function buildContactForm(content: FormContent) {
  const { dealer, pages, priceCopy } = content;
  const { requests: _requests, labels: _labels, ...copy } = pages.contact.form;
  const { hours, phone, timeZone } = dealer;
  const holidays = describeHolidays(readDatedParts(dealer).comingHolidays);
  const showroomHours = `Showrooms open ${describeOpeningHours(hours.showroom)}. ${holidays}`;
  const rentalRoads = content.findRentalRoadsUnconfirmed()?.sentence;
  const notes: Partial<Record<Request['kind'], string>> = {
    quote: copy.deliveryNote,
    'test-drive': showroomHours,
    rental: rentalRoads ? `${rentalRoads} ${showroomHours}` : showroomHours,
    'service-visit': `Service open ${describeOpeningHours(hours.service, hours.serviceNote)}. ${holidays}`,
  };
  return {
    copy: { ...copy, priceNote: priceCopy.note, notes },
    facts: buildRequestFacts(content),
    phone,
    timeZone,
  };
}

/** What the words and checks of requests are made of, for the island and for the function. */
export function buildRequestFacts({ dealer, pages, vehicles, getRentalCatalog }: FormContent): RequestFacts {
  const { showrooms, hours, holidayHours } = dealer;
  const { requests: titles, labels } = pages.contact.form;
  const entries = vehicles.map((vehicle) => {
    const { id, fullName: name, priceUsd: price, pictureCount } = vehicle;
    const picture = pictureCount > 0 ? picturePath(id, 1, pictureWidths[0]) : placeholderPicturePath;
    return [id, { name, price, picture, showroomId: findShowroom(vehicle, showrooms)?.id }] as const;
  });
  return {
    vehicles: Object.fromEntries(entries),
    rentals: getRentalCatalog(),
    showrooms: Object.fromEntries(showrooms.map(({ id, name, phone }) => [id, { name, phone }])),
    closedDays: {
      driveDay: listClosedDays(hours.showroom, holidayHours),
      firstDay: listClosedDays([...hours.showroom, ...hours.phoneAndDelivery], holidayHours),
      visitDay: listClosedDays(hours.service, holidayHours),
    },
    titles,
    labels,
  };
}
