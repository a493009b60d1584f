// What the contact form's island gets, the same on each page that has the form.
import type { ContactPage } from './contact-page.schema.ts';
import type { DetailGroup } from './contact-details.schema.ts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { RentalCatalog } from '../rentals/rental-catalog.ts';
import { findDatedParts } from '../dealer/dated-parts.ts';
import { describeOpeningHours, listClosedDays } from '../dealer/opening-hours.ts';
import type { OpeningHours } from '../dealer/opening-hours.schema.ts';
import { findShowroom, type Vehicle } from '../vehicles/vehicle.ts';
import { pictureWidths } from '../vehicles/picture-sizes.ts';
import { readToday } from '../../lib/clock.ts';
import { formatMonthDay } from '../../lib/format.ts';
import { picturePath } from '../../lib/paths.ts';

interface FormFacts {
  dealer: Pick<Dealer, 'phone' | 'showrooms' | 'timeZone' | 'hours' | 'notice' | 'holidayHours'>;
  pages: { contact: ContactPage };
  priceCopy: { note: string };
  vehicles: readonly Vehicle[];
  getRentalCatalog: () => RentalCatalog;
  findRentalRoadsUnconfirmed: () => { sentence: string } | undefined;
}

/** What a page of its own asks, and the words of its button. */
interface OwnForm {
  questions: DetailGroup;
  submitLabel: string;
}

/** The form with the questions of the contact page, folded, or with those that a page brings along, which come first. */
export function buildContactForm(
  { dealer, pages, priceCopy, vehicles, getRentalCatalog, findRentalRoadsUnconfirmed }: FormFacts,
  own?: OwnForm,
) {
  const { form } = pages.contact;
  const { hours, holidayHours } = dealer;
  const anyHours = [...hours.showroom, ...hours.phoneAndDelivery];
  const showroomNote = describeOpenDays('Showrooms open', hours.showroom, dealer);
  // What a link to the form may name, as the form shows it.
  const askedVehicles = Object.fromEntries(
    vehicles.map((vehicle) => {
      const { id, fullName, priceUsd, pictureCount, drawing } = vehicle;
      const place = findShowroom(vehicle, dealer.showrooms);
      const showroom = place && { name: place.name, phone: place.phone };
      const picture = pictureCount > 0 ? picturePath(id, 1, pictureWidths[0]) : drawing;
      return [id, { name: fullName, price: priceUsd, picture, ...(showroom && { showroom }) }];
    }),
  );
  return {
    copy: {
      ...form,
      ...(own && { details: [own.questions] }),
      hoursNotes: {
        rental: showroomNote,
        testDrive: showroomNote,
        service: showroomNote,
        homeVisit: describeOpenDays('Service open', hours.service, dealer, hours.serviceNote),
        delivery: describeOpenDays(`${hours.phoneAndDeliveryLabel}:`, hours.phoneAndDelivery, dealer),
      },
      rentalNote: findRentalRoadsUnconfirmed()?.sentence,
    },
    ownLabel: own?.submitLabel,
    closedDays: {
      firstDay: listClosedDays(anyHours, holidayHours),
      driveDay: listClosedDays(hours.showroom, holidayHours),
      visitDay: listClosedDays(hours.service, holidayHours),
    },
    phone: dealer.phone,
    timeZone: dealer.timeZone,
    vehicles: askedVehicles,
    rentals: getRentalCatalog(),
    priceNote: priceCopy.note,
  };
}

/** "Showrooms open Mon-Sat 9AM-5PM, Sun closed, Nov 26 closed". */
function describeOpenDays(
  label: string,
  hours: readonly OpeningHours[],
  dealer: FormFacts['dealer'],
  closedNote?: string,
): string {
  const { comingHolidays } = findDatedParts(dealer, readToday(dealer.timeZone));
  const holidays = comingHolidays.map(
    ({ date, time }) => `${formatMonthDay(date, 'short')} ${time.replace('Closed', 'closed')}`,
  );
  return [`${label} ${describeOpeningHours(hours, closedNote)}`, ...holidays].join(', ');
}
