import { expect, test } from 'vitest';
import { composeCart } from '../../../../src/build/share/compose-cart.ts';

const picture = { shape: { seats: 4, body: 'lifted', paint: 'clay' } } as const;
const writeOut = (figure: string) =>
  JSON.stringify(
    composeCart(picture, { title: 'Cart', figure, facts: 'Room for all of the family and friends' }).texts,
  );
const facts = /"fontSize":(\d+)[^}]*},"children":"Room for all/;

test('writes the facts as large as the line has room beside the figure', () => {
  expect(facts.exec(writeOut('1 model'))?.[1]).toBe('36');
  expect(facts.exec(writeOut('1,000,000 models'))?.[1]).toBe('32');
});
