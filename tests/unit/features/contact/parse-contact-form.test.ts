import { expect, test } from 'vitest';
import { parseContactForm, readForm } from '../../../../src/features/contact/parse-contact-form.ts';
import { requestFacts } from './request-facts.ts';

const sender = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  phone: '3025550199',
  interest: 'sales',
};
const parse = (values: object) => parseContactForm({ ...sender, ...values }, requestFacts, '2026-11-20');

test.each([
  { what: 'no request', values: {}, message: 'Do you deliver?' },
  {
    what: 'a request as JSON',
    values: { request: { kind: 'photos', vehicles: ['nomad'] } },
    message: 'Photos\nCart: Denago Nomad, $9,995\n\nDo you deliver?',
  },
  {
    what: 'a request in the fields of a form',
    values: readForm(new URLSearchParams('kind=fleet&cartCount=6&neededFrom=')),
    message: 'A fleet\nCarts: 6\n\nDo you deliver?',
  },
])('a message with $what begins with its lines', ({ values, message }) => {
  expect(parse({ ...values, message: ' Do you deliver? ' }).message).toMatchObject({ ...sender, message });
});

test.each([
  { request: { kind: 'photos', vehicles: ['nomad'] }, errors: {} },
  { request: undefined, errors: { message: 'Message must be at least 10 characters' } },
  {
    request: { kind: 'service-visit', visitTown: 'Lewes' },
    errors: { message: 'Message must be at least 10 characters' },
  },
])('whether $request may go without words', ({ request, errors }) => {
  expect(parse({ request, message: '' }).errors).toEqual(errors);
});

test.each([
  { request: 'a text', errors: { request: 'This request is unknown' } },
  { request: { kind: 'gift' }, errors: { kind: 'This request is unknown' } },
  { request: { kind: 'quote', vehicles: 'nomad' }, errors: { vehicles: 'Name vehicles by their ids' } },
  { request: { kind: 'quote', town: 7 }, errors: { town: 'Write a text' } },
  {
    request: { kind: 'trade-in', tradeCart: 'a'.repeat(201) },
    errors: { tradeCart: 'Please write at most 200 characters' },
  },
])('a request as in $request is refused with $errors', ({ request, errors }) => {
  expect(parse({ request, message: 'Do you deliver?' }).errors).toEqual(errors);
});

test('words that fit alone are refused where they do not fit with the lines of a request', () => {
  const message = '木'.repeat(5000);
  expect(parse({ message }).message?.message).toBe(message);
  expect(parse({ message, request: { kind: 'quote' } }).errors).toEqual({
    message: 'Please write at most 5000 characters, with the details above',
  });
});
