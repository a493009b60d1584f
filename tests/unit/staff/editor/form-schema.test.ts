import { describe, expect, test } from 'vitest';
import { buildEditorSchema } from '../../../../src/staff/records/editor-schemas.ts';
import { openContent } from '../../../../src/content/load.ts';
import { dataRoot } from '../../../../src/content/site.ts';
import {
  buildForm,
  fitsForm,
  listFieldOrder,
  type Variants,
} from '../../../../src/staff/editor/form-schema.ts';
import { dataFileSchemas } from '../../../../src/content/file-kinds.ts';

const content = openContent(dataRoot);

/** The field at a place of a form, with what says how it is drawn. */
function findField(shape: ReturnType<typeof buildForm>, ...at: string[]): { schema: unknown; ui: unknown } {
  const read = (value: unknown, key: string): unknown => Reflect.get(Object(value) as object, key);
  return {
    schema: at.reduce<unknown>(
      (outer, key) => read(read(outer, 'properties') ?? read(read(outer, 'items'), 'properties'), key),
      shape.schema,
    ),
    ui: at.reduce<unknown>((outer, key) => read(read(outer, 'items') ?? outer, key), shape.ui),
  };
}

/** Every explanation and every sentence about a wrong value that a form may show. */
function listWords(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' && /description|[mM]essage/.test(key) ? [value] : listWords(value),
  );
}

test.for(['vehicles/*.yaml', 'dealer.yaml', 'rental-plans.yaml', 'figures/*.yaml'] as const)(
  'no word of the form of %s is about the lines of a file',
  (kind) => {
    const words = listWords(buildEditorSchema(dataFileSchemas[kind]));
    expect(words).not.toEqual([]);
    expect(
      words.filter((text) => /\bquotes?\b|(the|these) lines?\b|^false|^true|\[\]|\b24:00/.test(text)),
    ).toEqual([]);
  },
);

describe('a form', () => {
  const vehicle = buildForm('vehicles/*.yaml', { condition: 'used', brandId: 'denago' }, content);

  test('of a vehicle knows which fields each condition has', () => {
    const { variants } = vehicle.ui['ui:options'] as { variants: Variants };
    expect(vehicle.schema.properties).toHaveProperty('stockId');
    expect(variants.by).toBe('condition');
    expect(variants.fields['used']).toContain('stockId');
    expect(variants.fields['new']).not.toContain('stockId');
    expect(findField(vehicle, 'condition').schema).toMatchObject({ enum: ['new', 'used', 'custom'] });
  });

  test('offers the records that a reference may name, by their names', () => {
    const brands = content.brands.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const { schema, ui } = findField(vehicle, 'brandId');
    expect(schema).toMatchObject({ title: 'Brand', enum: brands.map(({ id }) => id) });
    expect(ui).toEqual({ 'ui:enumNames': brands.map(({ name }) => name) });
    const series = content.brands.find(({ id }) => id === 'denago')?.series.map(({ id }) => id);
    expect(findField(vehicle, 'seriesId').schema).toMatchObject({ enum: series });
  });

  test('offers pages by what people call them', () => {
    const { targets = [] } = content.findReferenceTargets('pages', {}) ?? {};
    const [list] = content.lists;
    const titles = new Map(targets.map(({ id, title }) => [id, title]));
    expect(titles.get('/')).toBe('Home');
    expect(titles.get(`/carts/${list?.id}`)).toBe(list?.label);
    expect(targets.filter(({ title = '/' }) => title.startsWith('/'))).toEqual([]);
  });

  test('says of choices that look alike what differs', () => {
    const [used] = content.vehicles.filter(({ condition }) => condition === 'used');
    const [group] = content.rentalGroups;
    if (!used || !group) throw new Error('there is no used cart, or no rental');
    const twins = [used.id, 'a-twin'].map((id) => ({ id, title: used.name }));
    const known: typeof content = {
      ...content,
      findReferenceTargets: (kind, beside) =>
        kind === 'vehicles'
          ? { expected: 'a vehicle', targets: twins }
          : content.findReferenceTargets(kind, beside),
    };
    const rentals = buildForm('rental-plans.yaml', {}, known);
    const namesOf = (ui: unknown) => (ui as Record<'ui:enumNames', string[]>)['ui:enumNames'];
    const { ui } = findField(rentals, 'groups', 'vehicleIds');
    expect(namesOf((ui as Record<'items', unknown>).items)).toEqual([
      `${used.name} (${used.id})`,
      `${used.name} (a-twin)`,
    ]);
    const plans = namesOf(findField(rentals, 'example', 'planId').ui);
    expect(plans).toContain(`${group.title}: ${group.plans[0]?.title}`);
  });

  test('offers only the showrooms in which a cart can stand, by name, and no names of files', () => {
    const physical = content.dealer.showrooms.filter(({ type }) => type === 'physical');
    const { schema, ui } = findField(vehicle, 'standsAt', 'showroomId');
    expect(schema).toMatchObject({ enum: physical.map(({ id }) => id) });
    expect(ui).toMatchObject({ 'ui:enumNames': physical.map(({ name }) => name) });
    expect(findField(vehicle, 'pictures', 'file').schema).not.toHaveProperty('enum');
  });

  test('takes references as texts while the data cannot be read', () => {
    const blind = buildForm('vehicles/*.yaml', { condition: 'new' }, undefined);
    expect(findField(blind, 'brandId').schema).toEqual({
      title: 'Brand',
      description: expect.any(String) as string,
      type: 'string',
    });
  });

  test('has the input that fits a date, a time, a telephone number, a URL and a figure', () => {
    const dealer = buildForm('dealer.yaml', content.dealer, content);
    expect(findField(dealer, 'holidayHours', 'date').schema).toMatchObject({ format: 'date' });
    expect(findField(dealer, 'holidayHours', 'opens').ui).toEqual({ 'ui:widget': 'time' });
    expect(findField(dealer, 'phone').ui).toEqual({ 'ui:widget': 'phone' });
    expect(findField(dealer, 'financingUrl').schema).toMatchObject({ format: 'uri' });
    const figures = buildForm('figures/*.yaml', {}, content);
    expect(findField(figures, 'figures', 'value').ui).toEqual({ 'ui:widget': 'figure' });
    expect(findField(figures, 'figures', 'unit').ui).toMatchObject({
      'ui:enumNames': expect.arrayContaining(['US dollars', 'Business days']) as string[],
    });
  });
});

test('a form says when a notice and a holiday show, and that the showrooms share their hours', () => {
  const dealer = buildForm('dealer.yaml', content.dealer, content);
  const saying = (words: string) => ({ description: expect.stringContaining(words) as string });
  const [notice, holidays] = [findField(dealer, 'notice'), findField(dealer, 'holidayHours')];
  expect(notice.schema).toMatchObject(saying('Before its first day it does not show'));
  expect(holidays.schema).toMatchObject(saying('60 days ahead by themselves, and not before'));
  expect(findField(dealer, 'hours', 'showroom').schema).toMatchObject(saying('one set for all showrooms'));
});

test('a form holds what has the shape of its fields, empty ones too', () => {
  const { schema } = buildForm('vehicles/*.yaml', { condition: 'new' }, content);
  const fitting = [
    { name: 'A', seats: 'four' },
    { name: null, pictures: null, unknown: {} },
    { pictures: [{}] },
  ];
  expect(fitting.map((value) => fitsForm(schema, value))).toEqual([true, true, true]);
  const others = [
    undefined,
    null,
    'A',
    [],
    { name: { a: 'b' } },
    { pictures: 'a.jpg' },
    { pictures: [null] },
  ];
  expect(others.filter((value) => fitsForm(schema, value))).toEqual([]);
});

test('the order of fields is that of the schema, also inside a list', () => {
  expect(listFieldOrder('dealer.yaml', {}, ['holidayHours', 0])).toEqual(['date', 'name', 'opens', 'closes']);
  expect(listFieldOrder('vehicles/*.yaml', { condition: 'new' }, []).slice(0, 3)).toEqual([
    'condition',
    'name',
    'brandId',
  ]);
  expect(listFieldOrder('dealer.yaml', {}, ['nowhere'])).toEqual([]);
});
