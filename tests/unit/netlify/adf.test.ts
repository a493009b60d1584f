// The copy of a message for the dealer's CRM, from the form to the mail.
import content from '#function-content' with { type: 'json' };
import { XMLParser } from 'fast-xml-parser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runNightly } from '../../../netlify/lib/nightly.ts';
import { buildUuid, jsonRequest, message, setUpWorld, site } from './memory-world.ts';

const crmEmail = 'leads@crm.example';
const { labels, titles } = content.requestFacts;

/** What the grammar of ADF 1.0 allows in each element that has others: their names in order. */
const grammar: Record<string, RegExp> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
  contact: /^(name )+(email (phone )*|(phone )+)(address )?$/,
};
const attributes: Record<string, RegExp> = {
  'vehicle interest': /^(buy|lease|sell|trade-in|test-drive)$/,
  'vehicle status': /^(new|used)$/,
  'name part': /^(surname|first|middle|last|full)$/,
  'name type': /^(business|individual)$/,
  'price type': /^(quote|offer|msrp|invoice|call|appraisal|asking)$/,
  'price currency': /^[A-Z]{3}$/,
  'id source': /./,
};

/** What breaks the grammar in parsed elements: each has its children under its name, and attributes under ":@". */
function listFaults(nodes: readonly object[]): string[] {
  return nodes.flatMap((node) => {
    const { ':@': given = {}, ...element } = node as { ':@'?: Record<string, string> };
    const [[name, children] = ['', '']] = Object.entries<string | object[]>(element);
    if (typeof children === 'string') return [];
    const order = children.map((child) => `${Object.keys(child)[0]} `).join('');
    const wrong = Object.entries(given).filter(([key, value]) => !attributes[`${name} ${key}`]?.test(value));
    return [
      ...((grammar[name] ?? /^(#text )?$/).test(order) ? [] : [`${name}: ${order}`]),
      ...wrong.map(([key, value]) => `${name} ${key}: ${value}`),
      ...listFaults(children),
    ];
  });
}

const reading = { ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false };

/** The prospect of a lead, after the grammar has nothing against it. */
function readLead(xml = '') {
  const parser = new XMLParser({ ...reading, preserveOrder: true, ignorePiTags: true });
  expect(listFaults(parser.parse(xml, true) as object[])).toEqual([]);
  return (new XMLParser(reading).parse(xml) as { adf: { prospect: object } }).adf.prospect;
}

const world = setUpWorld();
beforeEach(() => {
  world.crmEmail = crmEmail;
});

const post = async (changes: object = {}, minutesAgo = 0) => {
  const response = await world.post(jsonRequest({ id: buildUuid(minutesAgo), ...message, ...changes }));
  return ((await response.json()) as { id: string }).id;
};
const mailTo = (recipient?: string) => world.mails.filter(({ to }) => to === recipient);

/** The lead that a message becomes. */
async function sendLead(changes: object) {
  await post(changes);
  await world.run();
  return readLead(mailTo(crmEmail)[0]?.text);
}

describe('the lead of', () => {
  test('a quote names sender, dealer, and each cart with its price', async () => {
    const used = content.vehicles.find(({ vehicle }) => vehicle.id === 'onward-4-u1042');
    const fresh = content.vehicles.find(({ vehicle }) => vehicle.isNew);
    const vehicles = [used?.vehicle.id, fresh?.vehicle.id];
    expect(await sendLead({ request: { kind: 'quote', vehicles } })).toMatchObject({
      requestdate: '2026-11-20T12:00:00+00:00',
      vehicle: [
        { interest: 'buy', status: 'new', year: '', make: fresh?.vehicle.brand, model: fresh?.model },
        {
          ...{ interest: 'buy', status: 'used', year: '2021', make: 'Club Car', model: 'Onward 4' },
          stock: 'U1042',
          price: { '#text': '7995', type: 'asking', currency: 'USD' },
        },
      ],
      customer: {
        contact: {
          name: [
            { '#text': 'Ann', part: 'first' },
            { '#text': 'Lee', part: 'last' },
          ],
          email: message.email,
          phone: message.phone,
        },
        comments: expect.stringContaining(message.message) as string,
      },
      vendor: { vendorname: site.name, contact: { email: content.dealer.email } },
      provider: { name: { '#text': 'www.carts.example' }, url: site.url },
    });
  });

  test('a test drive says the day and the showroom', async () => {
    const request = {
      ...{ kind: 'test-drive', vehicles: ['onward-4-u1042'] },
      ...{ driveDay: '2026-12-01', showroom: 'lewes' },
    };
    expect(await sendLead({ request })).toMatchObject({
      vehicle: {
        interest: 'test-drive',
        comments: `${titles['test-drive']}\n${labels.driveDay}: December 1, 2026\n${labels.showroom}: Lewes showroom`,
      },
    });
  });

  test("a trade-in has the visitor's words about the cart", async () => {
    const request = { kind: 'trade-in', tradeCart: 'Precedent, 2012', tradeHours: '900' };
    expect(await sendLead({ request })).toMatchObject({
      vehicle: {
        ...{ interest: 'trade-in', status: 'used', year: '', make: '', model: '' },
        comments: `${titles['trade-in']}\n${labels.tradeCart}: Precedent, 2012\n${labels.tradeHours}: 900`,
      },
    });
  });

  test('a question has one vehicle without a name, since the grammar asks for one', async () => {
    expect(await sendLead({})).toMatchObject({ vehicle: { year: '', make: '', model: '' } });
  });

  test('any text is escaped, without what XML forbids', async () => {
    const lead = await sendLead({
      firstName: '</name><x a="1">&',
      message: 'One\u0000two\uFFFE \u{1F6D2}]]> ok',
    });
    expect(lead).toMatchObject({
      customer: {
        contact: { name: [{ '#text': '</name><x a="1">&' }, { '#text': 'Lee' }] },
        comments: expect.stringContaining('One two \u{1F6D2}]]> ok') as string,
      },
    });
  });
});

describe('with a CRM', () => {
  const refuse = (prefix: string) => {
    world.fault = ({ operation, name }) => {
      if (operation === 'mail' && name.startsWith(prefix)) throw new Error('refused');
    };
  };

  test.each([
    { refused: '<adf.', left: 'crm/pending', moved: 'sent', mailed: undefined },
    { refused: '<contact.', left: 'pending', moved: 'crm/sent', mailed: crmEmail },
  ])('a recipient that refuses leaves $left alone, and the other gets one mail', async (each) => {
    const id = await post({}, 46);
    refuse(each.refused);
    for (let run = 0; run < 3; run += 1) {
      expect(await world.run()).toEqual({ mailed: run === 0 ? 1 : 0, pending: 1, overdue: 1 });
    }
    expect(mailTo(each.mailed)).toHaveLength(1);
    expect([...world.blobs.keys()].toSorted()).toEqual(
      [`${each.left}/2026-11-20/${id}`, `${each.moved}/2026-11-20/${id}`].toSorted(),
    );
  });

  test('both are mailed under Message-IDs of their own, and a message sent again is neither again', async () => {
    const id = buildUuid();
    const sent = await post({ id });
    expect(await world.run()).toEqual({ mailed: 2, pending: 0, overdue: 0 });
    expect(await post({ id })).toBe(sent);
    await world.run();
    const names = [`<adf.${sent}@www.carts.example>`, `<contact.${sent}@www.carts.example>`];
    expect(world.messageIds()).toEqual(names);
  });

  test('a message that was thanked for is in both queues, wherever storing it ends', async () => {
    const id = buildUuid();
    world.fault = ({ operation, name }) => {
      if (operation === 'add' && name.startsWith('pending/')) throw new Error('dead');
    };
    expect(await post({ id })).toBeUndefined();
    expect(world.keys('crm/pending')).toHaveLength(1);
    world.fault = () => undefined;
    await post({ id });
    expect([world.keys('crm/pending'), world.keys('pending')].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('a suspect is no lead', async () => {
    await post({ motto: 'x' });
    expect(world.keys('crm/pending')).toEqual([]);
  });

  test('copies are deleted with their messages', async () => {
    await post();
    vi.setSystemTime(Date.parse('2036-11-20T12:00:00Z'));
    const { store } = world;
    await runNightly({ store, mailer: undefined, content, hookUrl: 'https://hooks.example' });
    expect(world.blobs.size).toBe(0);
  });
});

test('without a CRM no copy is stored, and one that is left neither counts nor is mailed', async () => {
  await post({}, 46);
  await world.run();
  world.crmEmail = undefined;
  world.blobs.set(`crm/pending/2026-11-20/${buildUuid(46)}-0123456789ab`, JSON.stringify(message));
  await post();
  expect(world.keys('crm/pending')).toHaveLength(1);
  expect(await world.run()).toEqual({ mailed: 1, pending: 0, overdue: 0 });
});
