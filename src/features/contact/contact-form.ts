// What the contact form's island gets, the same on each page that has the form.
import type { ContactPage } from './contact-page.schema.ts';
import type { DetailField, DetailGroup } from './contact-details.schema.ts';
import { deliverTo } from './message-details.ts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { RentalCatalog } from '../rentals/rental-catalog.ts';
import { readDatedParts } from '../dealer/dated-parts.ts';
import { describeHolidays, describeOpeningHours, listClosedDays } from '../dealer/opening-hours.ts';
import type { OpeningHours } from '../dealer/opening-hours.schema.ts';
import { findShowroom, type Vehicle } from '../vehicles/vehicle.ts';
import { pictureWidths } from '../vehicles/vehicle-pictures.ts';
import { isDeliveredFree, type SaleFigures } from '../vehicles/sale-terms.ts';
import { picturePath, placeholderPicturePath } from '../../lib/paths.ts';

interface FormFacts {
  dealer: Pick<Dealer, 'phone' | 'showrooms' | 'timeZone' | 'hours' | 'notice' | 'holidayHours'>;
  pages: { contact: ContactPage };
  priceCopy: { note: string };
  vehicles: readonly Vehicle[];
  getRentalCatalog: () => RentalCatalog;
  getSaleFigures: () => SaleFigures;
  findRentalRoadsUnconfirmed: () => { sentence: string } | undefined;
}

/** What a page of its own asks, and the words of its button. */
interface OwnForm {
  questions: DetailGroup;
  submitLabel: string;
}

/** The form with the questions of the contact page, folded, or with those that a page brings along, which come first. */
export function buildContactForm(
  {
    dealer,
    pages,
    priceCopy,
    vehicles,
    getRentalCatalog,
    getSaleFigures,
    findRentalRoadsUnconfirmed,
  }: FormFacts,
  own?: OwnForm,
) {
  const { form } = pages.contact;
  const rentals = getRentalCatalog();
  const { hours, holidayHours } = dealer;
  const anyHours = [...hours.showroom, ...hours.phoneAndDelivery];
  const showroomNote = describeOpenDays('Showrooms open', hours.showroom, dealer);
  // What a link to the form may name, as the form shows it.
  const askedVehicles = Object.fromEntries(
    vehicles.map((vehicle) => {
      const { id, fullName, priceUsd, pictureCount } = vehicle;
      const place = findShowroom(vehicle, dealer.showrooms);
      const showroom = place && { name: place.name, phone: place.phone };
      const delivery = chooseDelivery(vehicle, form.delivery, getSaleFigures());
      const picture = pictureCount > 0 ? picturePath(id, 1, pictureWidths[0]) : placeholderPicturePath;
      return [id, { name: fullName, price: priceUsd, picture, delivery, ...(showroom && { showroom }) }];
    }),
  );
  return {
    copy: {
      ...form,
      details: own ? [own.questions] : form.details.map((group) => offerTowns(group, form, rentals)),
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
    rentals,
    priceNote: priceCopy.note,
  };
}

/**
 * A group with the towns of the site to choose from where it asks for that of a delivery: that way the choice needs no
 * script, and the island no code for it. Places of one name are told apart by their county.
 */
function offerTowns(
  group: DetailGroup,
  { pickupLabel, deliveryNote }: ContactPage['form'],
  { towns }: RentalCatalog,
): DetailGroup {
  const options = [pickupLabel, ...Object.values(towns).map(({ name, county }) => `${name}, ${county}`)];
  const isTown = (field: DetailField) => field.kind === 'text' && field.filledBy === deliverTo;
  if (!group.fields.some(isTown)) return group;
  const fields = group.fields.map((field) =>
    isTown(field) ? ({ ...field, kind: 'choice', options, filledBy: deliverTo } as const) : field,
  );
  return { ...group, fields, note: deliveryNote };
}

/** What delivery of a vehicle to a town of the site costs, and how long it takes where it stands here. */
function chooseDelivery(
  vehicle: Pick<Vehicle, 'priceUsd' | 'inStock'>,
  copy: ContactPage['form']['delivery'],
  figures: SaleFigures,
): string {
  if (!isDeliveredFree(vehicle, figures)) return copy.quoted;
  return vehicle.inStock ? copy.free : copy.freeLater;
}

/** "Showrooms open Mon-Sat 9AM-5PM, Sun closed. Closed Nov 26, Dec 25, Jan 1. Dec 24: 9AM-1PM." */
function describeOpenDays(
  label: string,
  hours: readonly OpeningHours[],
  dealer: FormFacts['dealer'],
  closedNote?: string,
): string {
  const { comingHolidays } = readDatedParts(dealer);
  return [`${label} ${describeOpeningHours(hours, closedNote)}.`, describeHolidays(comingHolidays)]
    .filter(Boolean)
    .join(' ');
}
