// Reads data/payment-example.yaml: the example of a loan that stands wherever a number of months does.
import { describeExample, isExampleShown, type ExampleWords } from '../lib/financing/payment-example.ts';
import type { Deploy } from '../lib/site/deploy.ts';
import { formatUsd } from '../lib/site/format.ts';
import { exampleTokens } from '../schemas/payment-example.ts';
import type { Vehicle } from '../schemas/vehicle.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';
import type { readVehicles } from './read-vehicles.ts';

/** The example, and what it says for each vehicle; undefined when the file has a mistake. */
export function readPaymentExample(
  folder: DataFolder,
  rules: TokenRules,
  deploy: Deploy,
  { vehicles, vehicleDataRecords }: Pick<ReturnType<typeof readVehicles>, 'vehicles' | 'vehicleDataRecords'>,
) {
  const record = folder.readRecord('payment-example.yaml', { ...rules, localNames: exampleTokens });
  if (!record) return undefined;
  const { value: example } = record;
  record.checkReferences(
    'vehicleId',
    folder.listRecordIds('vehicles'),
    'the name of a file in data/vehicles',
  );
  const vehicle = vehicles.find(({ id }) => id === example.vehicleId);
  if (vehicle && example.downPaymentUsd >= vehicle.price) {
    const expected = `less than ${formatUsd(vehicle.price)}, the price in data/vehicles/${vehicle.id}.yaml`;
    record.report(['downPaymentUsd'], String(example.downPaymentUsd), expected);
    // Either of them may be the slip, and each is read where it was made.
    const cart = vehicleDataRecords.find(({ id }) => id === vehicle.id);
    const found = `${formatUsd(vehicle.price)}, and the example of a loan in ${record.file} pays ${formatUsd(example.downPaymentUsd)} of it at once`;
    cart?.report(['priceUsd'], found, 'a price above that down payment');
  }
  const isShown = isExampleShown(example, deploy);
  const describe = (shown: Vehicle): ExampleWords | undefined =>
    isShown ? describeExample(example, shown) : undefined;
  const typical = vehicle && describe(vehicle);

  return {
    paymentExample: example,
    /** How long loans run, with the example that has to stand beside it; undefined while it must not be printed. */
    typicalLoan: typical && { months: example.words.months, example: typical },
    /** The example's terms for a vehicle; undefined where it must not be printed or leaves nothing to borrow. */
    describePayments: describe,
  };
}
