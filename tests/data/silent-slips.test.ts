// Slips that neither YAML nor Markdown nor a single field's rule sees: each is told with words that help, as a mistake
// where it is certain, as a warning where a person has to judge.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyQuietData, listMessages, testDay } from './messages.ts';
import { makeSlip, type Slip } from './slip.ts';

const evCity = 'vehicles/ev-city.yaml';
const evRover = 'vehicles/ev-rover-xl6.yaml';
const rental = 'policies/rental-policy.md';
const twoBraces = 'tokens have two braces on both sides, {{phone}}; other texts have none';
const quotesForHash = 'double quotes around a text that has " #" in it';
const sameSpaces = 'the same spaces in front as its neighbors';
const plainSpaces = 'spaces as the space bar writes them';
const lostLetter =
  'the letter that was meant; write it again and save the file as UTF-8 (in Visual Studio Code: the encoding in the bar below the text)';
const finishMerge =
  'one of the two versions: delete the other, and the lines that begin with <<<<<<<, ======= and >>>>>>>';
const plainWords = 'plain words; only the texts of policies have headings, bold words and links of their own';
const aControlSign = 'in which a sign stands that no keyboard writes';
const typeAnew = 'the words alone: type the line anew, or paste it with Ctrl+Shift+V (on a Mac Cmd+Shift+V)';
const tooDeep = 'signs of lists, quotes or brackets that stand in each other too deep to be read';
const noQuotes = 'if they are to hold the text together, write straight quotes (") or none';

/** What YAML cuts off, swallows or takes for letters. */
const texts: Slip[] = [
  {
    mistake: 'a number sign in a text without quotes',
    file: evCity,
    find: /^name: .*$/m,
    write: 'name: EV City #1',
    field: 'name',
    found: '"EV City #1", of which visitors read "EV City"',
    expected: quotesForHash,
    perhaps: 'name: "EV City #1"',
  },
  {
    mistake: 'a number sign in an entry of a list',
    file: evCity,
    find: /^ {2}- Street tires$/m,
    write: '  - Street tires, size #8',
    field: 'features.2',
    found: '"Street tires, size #8", of which visitors read "Street tires, size"',
    expected: quotesForHash,
    perhaps: '- "Street tires, size #8"',
  },
  {
    mistake: 'a number sign with a space behind it, which may be a note',
    file: evCity,
    find: /^name: .*$/m,
    write: 'name: EV City # 1',
    field: 'name',
    found: '"EV City # 1", of which visitors read "EV City"',
    advice: quotesForHash,
  },
  {
    mistake: 'a field below a long text, with its spaces',
    file: 'vehicles/onward-4-u1042.yaml',
    find: /^asIs: false\n([^]*)^seats:/m,
    write: 'inStock: true\npriceUsd: 7995\ndescription: >-\n  A made-up cart.\n  asIs: true\nseats:',
    line: / {2}asIs: true/,
    field: 'asIs',
    found:
      'asIs with more spaces in front than the fields around it, so it reads as a part of the text above',
    expected: sameSpaces,
  },
  ...[
    { key: 'seriesId', write: 'seriesId: ev-nomad' },
    { key: 'externalUrl', write: 'externalUrl: https://maker.example/a' },
    { key: 'externalUrl', write: 'externalUrl:https://maker.example/a' },
    { key: 'uses', write: 'uses: [golf, work]' },
    { key: 'photos', write: 'photos:\n    - file: a.jpg\n      alt: A cart' },
    { key: 'standsAt', write: 'standsAt:\n    showroomId: lewes' },
    { key: 'sample', write: 'Sample: true' },
    { key: 'roadClass', write: 'roadclass: golf-cart' },
    { key: 'roadClassSource', write: 'roadClassSource: It has belts and lights' },
  ].map(({ key, write }) => ({
    mistake: `an optional field below a long text, with its spaces: ${write}`,
    file: evRover,
    find: /^seats:/m,
    write: `  ${write}\nseats:`,
    line: new RegExp(RegExp.escape(write.split('\n', 1)[0] ?? '')),
    field: key,
    found: `${key} with more spaces in front than the fields around it, so it reads as a part of the text above`,
    expected: sameSpaces,
  })),
  {
    mistake: 'an optional field below a long text that may be a part of its sentence',
    file: 'counties/kent-county.yaml',
    find: /^( +localNote: >-\n(?: {6}.*\n)+)/m,
    write:
      '    localNote: >-\n      The place lies where two roads meet in the middle of the county, among its fields.\n' +
      '      note: it is as made up as its roads, its river and its mill are.\n',
    line: /note: it/,
    field: 'municipalities.1.note',
    found:
      'note with more spaces in front than the fields around it, so it reads as a part of the text above',
    advice: sameSpaces,
  },
  {
    mistake: 'a required field below a long text, with its spaces',
    file: evRover,
    find: /^seats:/m,
    write: '  seats:',
    field: 'seats',
    found:
      'seats with more spaces in front than the fields around it, so it reads as a part of the text above',
    expected: sameSpaces,
  },
  {
    mistake: 'a field a second time, below a long text',
    file: evCity,
    find: /^seats:/m,
    write: '  inStock: false\nseats:',
    line: /inStock: false/,
    field: 'inStock',
    found:
      'inStock with more spaces in front than the fields around it, so it reads as a part of the text above',
    expected: sameSpaces,
  },
  {
    mistake: 'an entry of a list with more spaces in front',
    file: evCity,
    find: /^ {2}- Street tires$/m,
    write: '    - Street tires',
    field: 'features.1',
    found: '"- Street tires", which reads as a part of the text above',
    expected: 'a list has each entry on a line with the same spaces in front of "- "',
  },
  {
    mistake: 'a list inside a long text',
    file: evCity,
    find: /^ {2}garage, and exists in tests only\.$/m,
    write: '  - exists in tests only',
    field: 'description',
    found: '"- exists in tests only", which reads as a part of the text above',
    advice: 'a list has each entry on a line with the same spaces in front of "- "',
  },
  {
    mistake: 'a letter of another encoding',
    file: evCity,
    find: /^name: .*$/m,
    write: 'name: EV Caf\uFFFD',
    found: '"name: EV Caf\uFFFD", where a letter was lost',
    expected: lostLetter,
  },
  {
    mistake: 'a sign that rings a bell',
    file: evCity,
    find: /^name: .*$/m,
    write: 'name: EV \u0007City',
    found: `"name: EV City", ${aControlSign}`,
    expected: typeAnew,
  },
  {
    mistake: 'a sign that rings a bell, in a policy',
    file: rental,
    find: /^The first made-up paragraph.*$/m,
    write: 'The \u001bfirst paragraph',
    found: `"The first paragraph", ${aControlSign}`,
    expected: typeAnew,
  },
  {
    mistake: 'a sign that rings a bell, as YAML writes it',
    file: evCity,
    find: /^name: .*$/m,
    write: String.raw`name: "EV \x07City"`,
    field: 'name',
    found: '1 sign that no keyboard writes',
    expected: 'the words alone, without a backslash',
  },
  {
    mistake: 'lists in lists without an end',
    file: evCity,
    find: /^name: .*$/m,
    write: `name:\n  ${'- '.repeat(5000)}EV City`,
    line: / {2}- - - /,
    found: tooDeep,
    expected: 'a few of them at most; delete the others',
  },
  {
    mistake: 'an apostrophe that was read in another encoding',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'The dealer\u00E2\u20AC\u2122s first paragraph',
    found:
      '"The dealer\u00E2\u20AC\u2122s first paragraph, with {{phone}}. A late return costs {{rental-late-fee}}.", where a letter was lost',
    expected: lostLetter,
  },
  {
    mistake: 'a no-break space behind a colon',
    file: evCity,
    find: /^seats: 2$/m,
    write: 'seats:\u00A02',
    found: '"seats:\u00A02", in which a space is none: it was pasted from another program',
    expected: plainSpaces,
    perhaps: 'seats: 2',
  },
  {
    mistake: 'no-break spaces in front of a line',
    file: evCity,
    find: /^ {2}- Street tires$/m,
    write: '\u00A0\u00A0- Street tires',
    found: '"- Street tires", in which a space is none: it was pasted from another program',
    expected: plainSpaces,
    perhaps: '- Street tires',
  },
  {
    mistake: 'a no-break space inside a token',
    file: rental,
    find: /with \{\{phone\}\}/,
    write: 'with {{\u00A0phone}}',
    found:
      '"The first made-up paragraph, with {{\u00A0phone}}. A late return costs {{rental-late-fee}}.", in which a space is none: it was pasted from another program',
    expected: plainSpaces,
    perhaps: 'The first made-up paragraph, with {{ phone}}. A late return costs {{rental-late-fee}}.',
  },
  {
    mistake: 'a no-break space within a price',
    file: evCity,
    find: /^priceUsd: .*$/m,
    write: 'priceUsd: 15\u00A0000',
    field: 'priceUsd',
    found: '"15\u00A0000" (with a sign that nobody sees)',
    expected: 'write whole dollars, for example 9995 (no "$", comma or cents)',
    perhaps: '15000',
  },
  {
    mistake: 'a sign without width at the end of an id',
    file: evCity,
    find: /^brandId: .*$/m,
    write: 'brandId: denago\u200B',
    field: 'brandId',
    found: '"denago\u200B" (with a sign that nobody sees)',
    expected: 'use small letters, digits and single hyphens, for example ev-nomad-xl',
    perhaps: 'denago',
  },
  {
    mistake: 'signs without width in a text',
    file: evCity,
    find: /^name: .*$/m,
    write: 'name: EV\u200B Ci\u00ADty',
    field: 'name',
    found: '2 signs that nobody sees, pasted from another program',
    advice: 'type the words anew, or paste them with Ctrl+Shift+V (on a Mac Cmd+Shift+V)',
  },
  {
    mistake: 'curly quotes around a text',
    file: evCity,
    find: /^name: .*$/m,
    write: 'name: \u201CEV City\u201D',
    field: 'name',
    found: '\u201CEV City\u201D, with its curly quotes, which visitors see',
    advice: noQuotes,
  },
  {
    mistake: 'curly quotes around a telephone number',
    file: 'dealer.yaml',
    find: /^phone: .*$/m,
    write: 'phone: \u201C+13025550142\u201D',
    field: 'phone',
    found: '"\u201C+13025550142\u201D"',
    expected: 'write +1 and ten digits, for example +12125550100',
    perhaps: '"+13025550142"',
  },
  {
    mistake: 'curly quotes around an id',
    file: evCity,
    find: /^brandId: .*$/m,
    write: 'brandId: \u201Cdenago\u201D',
    field: 'brandId',
    found: '"\u201Cdenago\u201D"',
    expected: 'use small letters, digits and single hyphens, for example ev-nomad-xl',
    perhaps: 'denago',
  },
  {
    mistake: 'curly quotes inside a token',
    file: rental,
    find: /with \{\{phone\}\}/,
    write: 'with {{\u201Cphone\u201D}}',
    field: 'text',
    found: '{{\u201Cphone\u201D}}',
    expected: 'the id of a figure in data/figures, or a dealer fact such as {{phone}}',
    perhaps: '{{phone}}',
  },
  {
    mistake: 'the marks of a merge in a file',
    file: evCity,
    find: /^priceUsd: .*$/m,
    write: '<<<<<<< HEAD\npriceUsd: 15000\n=======\npriceUsd: 14500\n>>>>>>> new-price',
    found: '"<<<<<<< HEAD", the mark of a merge that nobody has finished',
    expected: finishMerge,
  },
  {
    mistake: 'the marks of a merge in a text',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: '<<<<<<< HEAD\nOne.\n=======\nOther.\n>>>>>>> new-words\nThe first made-up paragraph',
    found: '"<<<<<<< HEAD", the mark of a merge that nobody has finished',
    expected: finishMerge,
  },
  {
    mistake: 'a token with one brace',
    file: 'pages/about.yaml',
    find: /lead: Words about lead, with \{\{phone\}\}\./,
    write: 'lead: Words about lead, with {phone}.',
    field: 'team.lead',
    found: '{phone}',
    expected: twoBraces,
    perhaps: '{{phone}}',
  },
  {
    mistake: 'a tag of HTML in a text that prints it',
    file: evCity,
    find: /^ {2}garage, and exists/m,
    write: '  garage, and <b>exists</b>',
    field: 'description',
    found: '"<b>", which visitors read with its signs',
    expected: plainWords,
  },
  {
    mistake: 'bold words of Markdown in a text that prints their signs',
    file: evCity,
    find: /^ {2}- Street tires$/m,
    write: '  - Tires **for streets**',
    field: 'features.2',
    found: '"**for streets**", which visitors read with its signs',
    expected: plainWords,
  },
  {
    mistake: 'a link of Markdown in a text that prints its signs',
    file: 'pages/about.yaml',
    find: /lead: Words about lead, with \{\{phone\}\}\./,
    write: 'lead: See [the plans](/rentals).',
    field: 'team.lead',
    found: '"[the plans](/rentals)", which visitors read with its signs',
    expected: plainWords,
  },
  {
    mistake: 'a token in a file that fills none',
    file: 'dealer.yaml',
    find: /^ {2}serviceNote: .*$/m,
    write: '  serviceNote: "Call {{phone}}"',
    field: 'hours.serviceNote',
    found: '{{phone}}',
    expected: 'the words themselves; this file is where other texts take them from',
  },
];

/** What is valid Markdown, and yet prints something else or leads nowhere. */
const policies: Slip[] = [
  ...[
    { mistake: 'quotes in quotes without an end', signs: '>'.repeat(5000) },
    { mistake: 'quotes in quotes that a parser can follow, and nobody else', signs: '>'.repeat(60) },
    { mistake: 'lists in lists without an end', signs: '- '.repeat(5000) },
  ].map(({ mistake, signs }) => ({
    mistake,
    file: rental,
    find: /^The first made-up paragraph/m,
    write: `${signs} The first`,
    field: 'text',
    found: tooDeep,
    expected: 'a few of them at most; delete the others',
  })),
  {
    mistake: 'a text as long as a book',
    file: rental,
    find: /^The first made-up paragraph.*$/m,
    write: 'Words of it. '.repeat(20_000).trim(),
    line: /(?<=\n---\n)/,
    field: 'text',
    found: '260,412 characters',
    expected: 'at most 50,000; make two documents of it',
  },
  {
    mistake: 'a heading as large as that of the page',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: '# A first heading\n\nThe first',
    field: 'text',
    found: 'the heading "A first heading", as large as the title of the page',
    expected: '"## " in front of it',
    perhaps: '## A first heading',
  },
  {
    mistake: 'a heading that leaves a size out',
    file: rental,
    find: /^## Figures$/m,
    write: '## Figures\n\n#### A deep heading',
    line: /^#### /m,
    field: 'text',
    found: 'the heading "A deep heading", more than one size smaller than the one above it',
    expected: '"### " in front of it',
    perhaps: '### A deep heading',
  },
  {
    mistake: 'a link that does not say where it leads',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'See [here](/rentals). The first',
    field: 'text',
    found: 'a link "here"',
    expected: 'words that say where it leads',
  },
  {
    mistake: 'a link to a page that is not there',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'See [our plans](/rentalls). The first made-up paragraph',
    field: 'text',
    found: 'a link to "/rentalls"',
    expected: 'the address of a page of this site',
    perhaps: '/rentals',
  },
  {
    mistake: 'a link to a page of this site without its slash',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'See [our plans](rentals). The first made-up paragraph',
    field: 'text',
    found: 'a link to "rentals"',
    expected: 'the address of a page of this site, which starts with "/", or a full one with https://',
    perhaps: '/rentals',
  },
  {
    mistake: 'a link to another site without https',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'See [the maker](www.maker.example/carts). The first made-up paragraph',
    field: 'text',
    found: 'a link to "www.maker.example/carts"',
    expected: 'the address of a page of this site, which starts with "/", or a full one with https://',
    perhaps: 'https://www.maker.example/carts',
  },
  {
    mistake: 'a link to a heading that is not there',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'See [the figures](#figuers). The first made-up paragraph',
    field: 'text',
    found: 'a link to "#figuers"',
    expected: 'a heading of this text, in small letters and with hyphens',
    perhaps: '#figures',
  },
  {
    mistake: 'a link with a space in its middle',
    file: rental,
    find: /^The first made-up paragraph.*$/m,
    write: 'See [our plans] (/rentals).',
    field: 'text',
    found: '"See [our plans] (/rentals)."',
    expected: 'a link without a space in its middle: [words](/address)',
    perhaps: 'See [our plans](/rentals).',
  },
  {
    mistake: 'a link that is not closed',
    file: rental,
    find: /^The first made-up paragraph.*$/m,
    write: 'See [our plans](/rentals.',
    field: 'text',
    found: '"See [our plans](/rentals."',
    expected: 'a link that ends with ")": [words](/address)',
  },
  {
    mistake: 'a row with a cell too many',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: '| Cart | Fee |\n| --- | --- |\n| One | 1 | 2 |\n\nThe first made-up paragraph',
    line: /\| One/,
    field: 'text',
    found: '3 cells in "| One | 1 | 2 |"',
    expected: '2 cells, as the first line of the table has; "\\|" prints a "|" inside one',
  },
  {
    mistake: 'a row with a cell too few',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: '| Cart | Fee |\n| --- | --- |\n| One and 1 |\n\nThe first made-up paragraph',
    line: /\| One/,
    field: 'text',
    found: '1 cell in "| One and 1 |"',
    expected: '2 cells, as the first line of the table has; "\\|" prints a "|" inside one',
  },
  {
    mistake: 'a table without its second line',
    file: rental,
    find: /^The first made-up paragraph.*$/m,
    write: '| Cart | Fee |\n\nThe first made-up paragraph.',
    field: 'text',
    found: '"| Cart | Fee |"',
    expected: 'the lines of a table together, with a line such as | --- | --- | under the first of them',
  },
  {
    mistake: 'a heading without its space',
    file: rental,
    find: /^## Figures$/m,
    write: '##Figures',
    field: 'text',
    found: '"##Figures"',
    expected: 'a space behind the signs of a heading',
    perhaps: '## Figures',
  },
  {
    mistake: 'a token with one brace in a policy',
    file: rental,
    find: /\{\{phone\}\}/,
    write: '{phone}',
    field: 'text',
    found: '{phone}',
    expected: twoBraces,
    perhaps: '{{phone}}',
  },
  {
    mistake: 'a token that is half closed',
    file: rental,
    find: /\{\{phone\}\}/,
    write: '{{phone}',
    field: 'text',
    found: '{{phone}',
    expected: twoBraces,
    perhaps: '{{phone}}',
  },
  {
    mistake: 'a token that is not closed',
    file: rental,
    find: /\{\{phone\}\}/,
    write: '{{phone',
    field: 'text',
    found: '{{phone',
    expected: twoBraces,
  },
  {
    mistake: 'a token with spaces between its braces',
    file: rental,
    find: /\{\{phone\}\}/,
    write: '{ {phone} }',
    field: 'text',
    found: '{ {phone} }',
    expected: twoBraces,
    perhaps: '{{phone}}',
  },
  {
    mistake: 'markup that was pasted from Word',
    file: rental,
    find: /^The first made-up paragraph.*$/m,
    write: '<p class="MsoNormal">The first paragraph.</p>',
    field: 'text',
    found: '"<p class="MsoNormal">The first paragraph.</p>", which was pasted from another program',
    expected: 'the words alone: paste them with Ctrl+Shift+V (on a Mac Cmd+Shift+V)',
  },
  {
    mistake: 'a tag of HTML',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'The <b>first</b> made-up paragraph',
    field: 'text',
    found: '"<b>", a tag of HTML',
    advice: 'Markdown: **bold**, an empty line between paragraphs, "## " in front of a heading',
  },
  {
    mistake: 'a program of another site',
    file: rental,
    find: /^The first made-up paragraph.*$/m,
    write: '<script src="https://chat.example/widget.js"></script>',
    field: 'text',
    found: '"<script src="https://chat.example/widget.js"></script>", a tag of HTML',
    expected: 'Markdown: **bold**, an empty line between paragraphs, "## " in front of a heading',
  },
  {
    mistake: 'a figure that was typed beside its token',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'Late is $25 an hour. The first made-up paragraph',
    field: 'text',
    found: '$25, which data/figures has as rental-late-fee',
    advice: 'write {{rental-late-fee}} if this figure is meant, so that it follows a change',
  },
  {
    mistake: 'two headings of one name',
    file: rental,
    find: /^## Figures$/m,
    write: '## What holds',
    line: /(?<=What holds[^]*)## What holds/,
    field: 'text',
    found: 'a second heading "What holds"',
    advice: 'give each section a heading of its own, or readers and links cannot tell them apart',
  },
];

/** What a page may not say; the tests of pages would find it without a word for the staff. */
const sendsOntoStreet =
  'leave it out, or make it a question; only a vehicle whose file has roadClass: low-speed-vehicle may be called that, on its own page';
const termAlone =
  'leave the months or the amount out: the law wants every term of an example beside it, and data/payment-example.yaml prints them; what is paid by the month for something else is a figure of data/figures with per: month';
const claims: Slip[] = [
  {
    mistake: "words that send carts onto the street in a page's text",
    file: 'pages/about.yaml',
    find: /^ {2}lead: .*$/m,
    write: '  lead: All our carts are street legal.',
    field: 'hero.lead',
    found: '"All our carts are street legal.", which sends carts onto the street',
    expected: sendsOntoStreet,
  },
  {
    mistake: 'such words in a policy',
    file: 'policies/terms.md',
    find: /^The first made-up paragraph/m,
    write: 'Our carts are ready for the road. The first made-up paragraph',
    field: 'text',
    found: '"Our carts are ready for the road.", which sends carts onto the street',
    expected: sendsOntoStreet,
  },
  {
    mistake: "such words in a brand's series",
    file: 'brands/denago.yaml',
    find: /^ {6}- Six or eight seats$/m,
    write: '      - Built for public roads',
    field: 'series.2.features.1',
    found: '"Built for public roads", which sends carts onto the street',
    expected: sendsOntoStreet,
  },
  {
    mistake: 'a payment of a month in a text',
    file: 'pages/about.yaml',
    find: /^ {2}lead: .*$/m,
    write: '  lead: A cart of your own for $199 a month.',
    field: 'hero.lead',
    found: '"A cart of your own for $199 a month.", a term of a loan without the others',
    expected: termAlone,
  },
  {
    mistake: 'years of a loan in a policy',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'Pay over 5 years. The first made-up paragraph',
    line: /^Pay over/m,
    field: 'text',
    found:
      '"Pay over 5 years. The first made-up paragraph, with (302) 555-0142. A late retur...", a term of a loan without the others',
    expected: termAlone,
  },
  {
    mistake: 'an offer of credit without its condition',
    file: 'pages/about.yaml',
    find: /^ {2}lead: .*$/m,
    write: '  lead: Ask about 0% financing.',
    field: 'hero.lead',
    found: '"Ask about 0% financing.", an offer without its condition',
    expected: 'write {{creditCondition}} behind it',
  },
];

/** Words that do not fit where they stand. */
const words: Slip[] = [
  {
    mistake: 'an emoji in a heading',
    file: 'pages/about.yaml',
    find: /(?<=^hero:\n) {2}title: .*$/m,
    write: '  title: About us 🎉',
    field: 'hero.title',
    found: '"About us 🎉", a heading with 🎉 in it',
    advice: 'write words alone: every device draws such a sign differently, and some read its name aloud',
  },
  {
    mistake: 'a review of five words',
    file: 'reviews.yaml',
    find: /^ {4}body: .*$/m,
    write: '    body: Great cart, great people, thanks',
    field: 'reviews.1.body',
    found: 'a review of 5 words',
    advice: 'choose one that says what it was like, of 25 to 45 words',
  },
  {
    mistake: 'two brands that want the same place',
    file: 'brands/denago.yaml',
    find: /^order: .*$/m,
    write: 'order: 1',
    field: 'order',
    found: '1, which data/brands/club-car.yaml has too',
    advice: 'write a number of its own, or the two change places by chance',
  },
  {
    mistake: 'a fee below 0',
    file: 'figures/rental.yaml',
    find: /value: 25$/m,
    write: 'value: -25',
    field: 'figures.5.value',
    found: '-25',
    expected: 'write a number that is not below 0',
  },
  {
    mistake: 'a notice of more than a line',
    file: 'dealer.yaml',
    find: /^priceTerms:/m,
    write: `notice:\n  text: ${'Closed. '.repeat(40).trim()}\n  from: 2026-12-24\n  until: 2027-01-02\npriceTerms:`,
    line: /^ {2}text: Closed/m,
    field: 'notice.text',
    found: `"${'Closed. '.repeat(40).trim().slice(0, 79)}..." (319 characters)`,
    expected: 'write at most 120 characters: it is one line on top of every page',
  },
  {
    mistake: 'twenty words on top of the home page',
    file: 'pages/home.yaml',
    find: /(?<=^hero:\n) {2}title: .*$/m,
    write: `  title: ${'Carts '.repeat(20).trim()}`,
    field: 'hero.title',
    found: `"${'Carts '.repeat(20).slice(0, 79)}..." (119 characters)`,
    expected: 'write at most 60 characters: with more the cart is not in the first screen',
  },
  {
    mistake: 'a space in an e-mail address',
    file: 'dealer.yaml',
    find: /^email: .*$/m,
    write: 'email: hello @dealer.example',
    field: 'email',
    found: '"hello @dealer.example"',
    expected: 'write an e-mail address, for example hello@dealer.example',
    perhaps: 'hello@dealer.example',
  },
];

const wholeDollars = 'write whole dollars, for example 9995 (no "$", comma or cents)';
const dollarsAndCents = 'write dollars and cents, for example 228.34';
const clockTime = 'write a time of 24 hours, for example 09:00 or 17:00';
const phoneExample = 'write +1 and ten digits, for example +12125550100';

/** Values in a form of their own: the right guess, or none. */
const values: Slip[] = [
  {
    mistake: 'a price with a space',
    file: evCity,
    find: /^priceUsd: .*$/m,
    write: 'priceUsd: 8 495',
    field: 'priceUsd',
    found: '"8 495"',
    expected: wholeDollars,
    perhaps: '8495',
  },
  {
    mistake: 'a price with cents',
    file: evCity,
    find: /^priceUsd: .*$/m,
    write: 'priceUsd: $15,000.00',
    field: 'priceUsd',
    found: '"$15,000.00"',
    expected: wholeDollars,
    perhaps: '15000',
  },
  {
    mistake: 'two prices in one',
    file: evCity,
    find: /^priceUsd: .*$/m,
    write: 'priceUsd: 14000 to 15000',
    field: 'priceUsd',
    found: '"14000 to 15000"',
    expected: wholeDollars,
  },
  {
    mistake: 'cents behind a comma',
    file: 'rental-plans.yaml',
    find: /renewalDailyUsd: 228\.34/,
    write: 'renewalDailyUsd: 228,34',
    field: 'groups.1.plans.2.renewalDailyUsd',
    found: '"228,34"',
    expected: dollarsAndCents,
    perhaps: '228.34',
  },
  {
    mistake: 'stars with a comma',
    file: 'dealer.yaml',
    find: /^ {2}dealer: 4\.8$/m,
    write: '  dealer: 4,8',
    field: 'ratings.dealer',
    found: '"4,8"',
    expected: 'write a number',
    perhaps: '4.8',
  },
  {
    mistake: 'a time in the American form',
    file: 'dealer.yaml',
    find: /^ {4}closes: "13:00"$/m,
    write: '    closes: 1pm',
    field: 'holidayHours.2.closes',
    found: '"1pm"',
    expected: clockTime,
    perhaps: '"13:00"',
  },
  {
    mistake: 'midnight as the American form has it',
    file: 'dealer.yaml',
    find: /^ {4}opens: "09:00"\n {4}closes/m,
    write: '    opens: 12:30 a.m.\n    closes',
    field: 'holidayHours.2.opens',
    found: '"12:30 a.m."',
    expected: clockTime,
    perhaps: '"00:30"',
  },
  {
    mistake: 'a day of one digit',
    file: 'dealer.yaml',
    find: /date: 2026-12-24/,
    write: 'date: 2026-12-4',
    field: 'holidayHours.2.date',
    found: '"2026-12-4"',
    expected: 'write a date as year-month-day, for example 2026-05-01',
    perhaps: '2026-12-04',
  },
  {
    mistake: 'a day that no month has',
    file: 'dealer.yaml',
    find: /date: 2026-12-24/,
    write: 'date: 2027-02-29',
    field: 'holidayHours.2.date',
    found: '"2027-02-29"',
    expected: 'write a day that the calendar has; this month has fewer days',
  },
  {
    mistake: 'a telephone number that lost a digit',
    file: 'dealer.yaml',
    find: /^phone: .*$/m,
    write: 'phone: "302-555-014"',
    field: 'phone',
    found: '"302-555-014"',
    expected: phoneExample,
  },
  {
    mistake: 'a telephone number that lost a digit behind +1',
    file: 'dealer.yaml',
    find: /^phone: .*$/m,
    write: 'phone: "+1302555014"',
    field: 'phone',
    found: '"+1302555014"',
    expected: phoneExample,
  },
  {
    mistake: 'a telephone number with the country in front',
    file: 'dealer.yaml',
    find: /^phone: .*$/m,
    write: 'phone: 1 (302) 555-0142',
    field: 'phone',
    found: '"1 (302) 555-0142"',
    expected: phoneExample,
    perhaps: '"+13025550142"',
  },
];

const usual = (range: string) => `read the figure again; carts have ${range}`;

/** What is right word for word, and makes no sense. */
const sense: Slip[] = [
  {
    mistake: 'a local note of one sentence',
    file: 'counties/kent-county.yaml',
    find: /^ {4}localNote: >-\n(?: {6}.*\n)+/m,
    write:
      '    localNote: >-\n      The place lies beside St. Jones Road, where two made-up roads meet in the middle of the county.\n',
    field: 'municipalities.1.localNote',
    found: 'a note of one sentence',
    advice: 'write two or three',
  },
  {
    mistake: 'a day that closes before it opens',
    file: 'dealer.yaml',
    find: /closes: "17:00"/,
    write: 'closes: "05:00"',
    field: 'hours.showroom.1.closes',
    found: '"05:00"',
    expected: 'write a time that is after the one behind "opens"; midnight is 24:00',
  },
  {
    mistake: 'a holiday that closes when it opens',
    file: 'dealer.yaml',
    find: /closes: "13:00"/,
    write: 'closes: "09:00"',
    field: 'holidayHours.2.closes',
    found: '"09:00"',
    expected: 'write a time that is after the one behind "opens"; midnight is 24:00',
  },
  {
    mistake: 'a day in two entries of one list',
    file: 'dealer.yaml',
    find: /- days: \[Saturday\]/,
    write: '- days: [Friday, Saturday]',
    field: 'hours.service.2.days.1',
    found: '"Friday"',
    expected: 'each day once; it stands in this list already',
  },
  {
    mistake: 'a holiday twice',
    file: 'dealer.yaml',
    find: /date: 2026-12-24/,
    write: 'date: 2026-11-26',
    field: 'holidayHours.2.date',
    found: '"2026-11-26"',
    expected: 'each date once; another entry has this one already',
  },
  {
    mistake: 'a figure above its own maximum',
    file: 'figures/delivery.yaml',
    find: /max: 5/,
    write: 'max: 1',
    field: 'figures.6.max',
    found: '1',
    expected: 'write a number that is not below value, or leave it out',
  },
  {
    mistake: 'a vehicle twice in a lineup',
    file: 'brands/denago.yaml',
    find: /- ev-rover-xl6$/m,
    write: '- ev-rover-xl6\n    - ev-city',
    line: /- ev-city\n {2}whyChoose/,
    field: 'page.lineupVehicleIds.3',
    found: '"ev-city"',
    expected: 'each vehicle once',
  },
  {
    mistake: 'two towns of a county with one name',
    file: 'counties/kent-county.yaml',
    find: /name: Camden/,
    write: 'name: Bowers',
    field: 'municipalities.2.name',
    found: '"Bowers"',
    expected: 'a name that no other municipality of the county has',
  },
  {
    mistake: 'two towns of a county with one short name',
    file: 'counties/kent-county.yaml',
    find: /slug: camden/,
    write: 'slug: bowers',
    field: 'municipalities.2.slug',
    found: '"bowers"',
    expected: 'a slug that no other municipality of the county has',
  },
  {
    mistake: 'a used cart on the home page',
    file: 'featured-carts.yaml',
    find: /vehicleId: ev-rover-xl6/,
    write: 'vehicleId: onward-4-u1042',
    field: 'carts.3.vehicleId',
    found: '"onward-4-u1042", which is used',
    expected: 'a new vehicle, since its card says so',
  },
  {
    mistake: 'a figure that pages reckon with under another id',
    file: 'figures/service.yaml',
    find: /id: service-hourly-rate/,
    write: 'id: service-rate',
    line: /^/,
    found: 'no figure with the id service-hourly-rate',
    expected: 'this figure as a number, under this id; pages of the site reckon with it',
  },
  {
    mistake: 'a figure that pages reckon with as a text',
    file: 'figures/returns.yaml',
    find: /value: 7\n {4}unit: days/,
    write: 'value: seven\n    unit: text',
    line: /^/,
    found: 'the figure returns-new-window, which is no number',
    expected: 'this figure as a number, under this id; pages of the site reckon with it',
  },
  {
    mistake: 'a deposit that is no number',
    file: 'rental-plans.yaml',
    find: /depositFigureId: rental-deposit-4-seater/,
    write: 'depositFigureId: rental-deposit-four',
    field: 'groups.1.depositFigureId',
    found: '"rental-deposit-four"',
    expected: 'the id of a figure in data/figures',
  },
  {
    mistake: 'a range in another unit',
    file: evCity,
    find: /^rangeMiles: .*$/m,
    write: 'rangeMiles: 140',
    field: 'rangeMiles',
    found: '140 miles on a full charge',
    advice: usual('12 to 110 miles on a full charge'),
  },
  {
    mistake: 'a speed that no cart has',
    file: 'vehicles/turfman-200.yaml',
    find: /^topSpeedMph: .*$/m,
    write: 'topSpeedMph: 52',
    field: 'topSpeedMph',
    found: '52 miles an hour',
    advice: usual('8 to 35 miles an hour'),
  },
  {
    mistake: 'a payload that lost a digit',
    file: evCity,
    find: /^payloadLbs: .*$/m,
    write: 'payloadLbs: 50',
    field: 'payloadLbs',
    found: '50 pounds',
    advice: usual('250 to 3,500 pounds'),
  },
  {
    mistake: 'a price that lost two digits',
    file: 'vehicles/turfman-200.yaml',
    find: /^priceUsd: .*$/m,
    write: 'priceUsd: 67',
    field: 'priceUsd',
    found: '67 dollars',
    advice: usual('1,500 to 60,000 dollars'),
  },
  {
    mistake: 'a model year after the next one',
    file: 'vehicles/onward-4-u1042.yaml',
    find: /^year: .*$/m,
    write: 'year: 2028',
    field: 'year',
    found: 'the model year 2028',
    advice: 'read the year again; there are carts of 2027 at the latest',
  },
  {
    mistake: 'a category that differs by a letter from one in use',
    file: 'vehicles/onward-4-u1042.yaml',
    find: /^category: .*$/m,
    write: 'category: rovers',
    field: 'category',
    found: '"rovers", which no other vehicle has',
    advice: 'write "rover" if that is meant; else the filter has both',
  },
  {
    mistake: 'a vehicle in the words of another',
    file: 'vehicles/turfman-200.yaml',
    find: /A made-up turfman-200/,
    write: 'A made-up ev-rover-xl6',
    line: /^description:/m,
    field: 'description',
    found: 'the words of data/vehicles/ev-rover-xl6.yaml',
    advice: 'say how this one differs; search engines list one of two pages with the same words',
  },
  {
    mistake: 'a featured cart that is out of stock',
    file: evCity,
    find: /^inStock: .*$/m,
    write: 'inStock: false',
    toldOf: 'featured-carts.yaml',
    line: /vehicleId: ev-city/,
    field: 'carts.1.vehicleId',
    found: 'EV City, which is out of stock',
    advice: 'name a cart that can be bought now; the home page shows this one as if it could',
  },
  {
    mistake: 'a policy that was reviewed next year',
    file: rental,
    find: /^lastReviewed: .*$/m,
    write: 'lastReviewed: 2027-10-05',
    field: 'lastReviewed',
    found: 'a last review on October 5, 2027, 318 days from now',
    expected: 'read the date again, above all its year',
  },
  {
    mistake: 'a policy that holds from a day after its last review',
    file: rental,
    find: /^effectiveDate: .*$/m,
    write: 'effectiveDate: 2026-02-05',
    line: /^lastReviewed/m,
    field: 'lastReviewed',
    found: 'a last review on January 5, 2026, before February 5, 2026, from which it holds',
    advice: 'write the day on which somebody read this version through',
  },
  {
    mistake: 'a review of tomorrow',
    file: 'reviews.yaml',
    find: /datePublished: 2026-06-14/,
    write: 'datePublished: 2026-11-22',
    field: 'reviews.1.datePublished',
    found: "a customer's review on November 22, 2026, 1 day from now",
    expected: 'read the date again, above all its year',
  },
  {
    mistake: 'a notice for next year',
    file: 'dealer.yaml',
    find: /^priceTerms:/m,
    write: 'notice:\n  text: Closed.\n  from: 2027-12-05\n  until: 2027-12-06\npriceTerms:',
    line: /from: 2027/,
    field: 'notice.from',
    found: 'a notice that begins on December 5, 2027, 379 days from now',
    advice: 'read the date again, above all its year',
  },
  {
    mistake: 'a percentage above 100',
    file: 'figures/returns.yaml',
    find: /value: 15/,
    write: 'value: 150',
    field: 'figures.2.value',
    found: '150 percent',
    advice: 'read the figure again; 15 stands for 15%, and all of something is 100',
  },
  {
    mistake: 'a renewal for the whole plan',
    file: 'rental-plans.yaml',
    find: /renewalDailyUsd: 228\.34/,
    write: 'renewalDailyUsd: 685',
    field: 'groups.1.plans.2.renewalDailyUsd',
    found: '$685.00 for each further day, and $228.33 for each day of the plan',
    advice: 'read the figure again; it is for one day, not for the whole plan',
  },
  {
    mistake: 'a saving that nobody changed with the price',
    file: 'rental-plans.yaml',
    find: /priceUsd: 685(\n.*\n.*\n) {8}renewalDailyUsd: 228\.34/,
    write: 'priceUsd: 600\n        days: 3\n        savingsPercent: 6.8\n        renewalDailyUsd: 200',
    line: /savingsPercent/,
    field: 'groups.1.plans.2.savingsPercent',
    found: '6.8%, and the plan saves 18.3% against its days one by one',
    advice: 'write 18.3, or read the prices again',
  },
  {
    mistake: 'a policy that a page links to under another name',
    file: 'policies/rental-policy.md',
    write: 'policies/rentals-policy.md',
    toldOf: 'policies/rental-policy.md',
    found: 'no such file',
    expected:
      'this file must exist, since the page of rentals links to it; "git restore data/policies/rental-policy.md" brings it back',
  },
];

const copies = mkdtempSync(join(realpathSync(tmpdir()), 'silent-slips-'));
beforeAll(() => {
  // Some rules ask what day it is.
  vi.useFakeTimers({ toFake: ['Date'], now: testDay });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(copies, { recursive: true });
});

describe('a slip that nothing else would see', () => {
  test.for([...texts, ...policies, ...claims, ...words, ...values, ...sense])(
    'gets the message about $mistake, and no other',
    async (slip) => {
      const copy = copyQuietData(copies);
      const message = makeSlip(copy, slip);
      expect(await listMessages(copy)).toBe(message);
    },
  );
});

test.for([
  ['one word', 'a'.repeat(300_000), 'a'.repeat(40)],
  ['signs', '<a'.repeat(150_000), '<a'.repeat(20)],
  ['words', 'Words of it. '.repeat(23_100).trim(), 'Words of it. Words of it. Words of it. Wo'],
] as const)('a description of 300,000 letters is told at once: %s', async ([, write, beginning]) => {
  const copy = copyQuietData(copies);
  const message = makeSlip(copy, {
    mistake: 'a description of 300,000 letters',
    file: evCity,
    find: /^description: >-\n(?: {2}.*\n)+/m,
    write: `description: ${write}\n`,
    field: 'description',
    found: `"${beginning.slice(0, 40)}...", ${write.length.toLocaleString('en-US')} characters long`,
    expected: 'at most 2,000 characters',
  });
  // Before anything looks through it: each search in such a text took up to 101 seconds.
  expect(await listMessages(copy)).toBe(message);
});

test('two carts with one name and stock number are told at both, since either may be the new one', async () => {
  const copy = copyQuietData(copies);
  const old = 'vehicles/onward-4-u1042.yaml';
  const text = readFileSync(join(copy, old), 'utf8');
  writeFileSync(join(copy, 'vehicles/a-new-one.yaml'), text);
  const told = (await listMessages(copy)).split('\n\n').map((message) => message.split('\n'));
  const expectedOf = (other: string) => [
    `  expected: a name that no other vehicle of the brand has, with its year or stock number perhaps; data/${other} has this one`,
    `  expected: a number that no other unit has; data/${other} has this one`,
  ];
  const expectedAt = (file: string) =>
    told.filter(([place]) => place?.startsWith(`data/${file}, `)).map(([, , expected]) => expected);
  expect(expectedAt('vehicles/a-new-one.yaml').toSorted()).toEqual(expectedOf(old));
  expect(expectedAt(old).toSorted()).toEqual(expectedOf('vehicles/a-new-one.yaml'));
});

/** A copy with these files more. */
function addFiles(files: Record<string, string>): string {
  const copy = copyQuietData(copies);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return copy;
}

describe('a file in the wrong place', () => {
  test.for([
    ['notes.txt', 'move it to the folder of its kind, such as data/vehicles, or delete it'],
    ['vehicles/old/ev-city.yaml', 'move it to the folder of its kind, such as data/vehicles, or delete it'],
    [
      'photos/ev-city-1.jpg',
      'move it to data/vehicles/photos (a photograph) or data/financing/logos (a logo), or delete it',
    ],
  ] as const)('is told as one that nobody reads: %s', async ([path, advice]) => {
    const found = 'a file that nobody reads';
    const line = path.endsWith('.yaml') ? ', line 1' : '';
    expect(await listMessages(addFiles({ [path]: 'Words' }))).toBe(
      `data/${path}${line}\n  found:    ${found}\n  advice:   ${advice}`,
    );
  });

  test('is no matter when the file manager made it', async () => {
    const files = { 'Thumbs.db': '', 'vehicles/desktop.ini': '', 'policies/.DS_Store': '' };
    expect(await listMessages(addFiles(files))).toBe('');
  });
});

test('a photograph that differs by capitals only is told as what it is, since the host tells them apart', async () => {
  const picture = await sharp({ create: { width: 1600, height: 9, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const copy = addFiles({});
  mkdirSync(join(copy, 'vehicles/photos'));
  writeFileSync(join(copy, 'vehicles/photos/EV-City-1.png'), picture);
  const message = makeSlip(copy, {
    mistake: 'capitals',
    file: evCity,
    find: /^seats:/m,
    write: 'photos:\n  - file: ev-city-1.png\n    alt: A cart\nseats:',
    line: /file: ev-city-1/,
    field: 'photos.1.file',
    found: '"ev-city-1.png", and the file is named EV-City-1.png',
    expected: 'the same letters: rename data/vehicles/photos/EV-City-1.png to ev-city-1.png',
  });
  expect(await listMessages(copy)).toBe(message);
});

test('bytes that are no UTF-8 are told at their line', async () => {
  const copy = copyQuietData(copies);
  const path = join(copy, evCity);
  const text = readFileSync(path, 'utf8').replace(/^name: .*$/m, 'name: EV Caf\u00E9');
  writeFileSync(path, Buffer.from(text, 'latin1'));
  const line = text.slice(0, text.indexOf('name: EV')).split('\n').length;
  expect(await listMessages(copy)).toBe(
    `data/${evCity}, line ${line}\n  found:    "name: EV Caf\uFFFD", where a letter was lost\n  expected: ${lostLetter}`,
  );
});

test('a vehicle that is gone is told at every place that names it, without a guess', async () => {
  const copy = copyQuietData(copies);
  rmSync(join(copy, evCity));
  const expected =
    'the name of a file in data/vehicles: d5-ranger-4, ev-rover-xl6, onward-4-u1042, turfman-200; is it sold or retired? "git restore data/vehicles/ev-city.yaml" brings its file back, then "npm run new -- retire ev-city" keeps its old links';
  const found = '"ev-city", which is gone and named in 4 places';
  const messages = await listMessages(copy);
  expect(messages.split('\n\n').filter((message) => message.includes('ev-city'))).toEqual([
    `data/brands/denago.yaml, line 49, page.lineupVehicleIds.1\n  found:    ${found}\n  expected: ${expected}`,
    `data/featured-carts.yaml, line 4, carts.1.vehicleId\n  found:    ${found}\n  expected: ${expected}`,
    `data/payment-example.yaml, line 4, vehicleId\n  found:    ${found}\n  expected: ${expected}`,
    `data/rental-plans.yaml, line 7, groups.1.vehicleIds.1\n  found:    ${found}\n  expected: ${expected}`,
  ]);
});

test.for(['utf-16le', 'utf-16be'] as const)(
  'a file that was saved as %s is read as it is',
  async (encoding) => {
    const copy = copyQuietData(copies);
    const bytes = Buffer.from(`\uFEFF${readFileSync(join(copy, evCity), 'utf8')}`, 'utf16le');
    writeFileSync(join(copy, evCity), encoding === 'utf-16be' ? bytes.swap16() : bytes);
    expect(await listMessages(copy)).toBe('');
  },
);

test('a photograph beside the files of vehicles is told where it belongs', async () => {
  const copy = copyQuietData(copies);
  writeFileSync(join(copy, 'vehicles/IMG_1234.JPG'), '');
  expect(await listMessages(copy)).toBe(
    'data/vehicles/IMG_1234.JPG, line 1\n  found:    a picture among texts\n  expected: move it to data/vehicles/photos (a photograph) or data/financing/logos (a logo), or delete it',
  );
});

test('a list whose rule has another price than its title is told at the rule', async () => {
  const copy = copyQuietData(copies);
  const list = join(copy, 'lists/used.yaml');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/^label: .*$/m, 'label: Used, under $8,000'));
  const message = makeSlip(copy, {
    mistake: 'another price',
    file: 'lists/used.yaml',
    find: /^rule:\n/m,
    write: 'rule:\n  priceBelowUsd: 90000\n',
    line: /priceBelowUsd/,
    field: 'rule.priceBelowUsd',
    found: '$90,000, and $8,000 in the words of the list',
    advice: 'write the same price in both',
  });
  expect(await listMessages(copy)).toBe(message);
});

test('more text than the home page has room for is told with its letters', async () => {
  const copy = copyQuietData(copies);
  const home = join(copy, 'pages/home.yaml');
  const text = readFileSync(home, 'utf8');
  for (const [count, told] of [
    [40, ''],
    [
      400,
      expect.stringMatching(/^data\/pages\/home\.yaml, line \d+, hero\n {2}found: {4}[67],\d{3} letters on/),
    ],
  ] as const) {
    const long = Array.from({ length: 3 }, (_, index) => `Words ${index}. `.repeat(count / 2)).map((words) =>
      words.trim(),
    );
    writeFileSync(
      home,
      text.replace(
        /^ {2}paragraphs:\n/m,
        `  paragraphs:\n${long.map((words) => `    - ${words}\n`).join('')}`,
      ),
    );
    expect(await listMessages(copy)).toEqual(told);
  }
});

test('a typed figure that two tokens print is one message that names both', async () => {
  const copy = copyQuietData(copies);
  const figures = join(copy, 'figures/rental.yaml');
  const second = '  - id: rental-made-up-fee\n    label: Made-up fee\n    value: 25\n    unit: usd\n';
  writeFileSync(figures, `${readFileSync(figures, 'utf8').trimEnd()}\n${second}`);
  const message = makeSlip(copy, {
    mistake: 'a figure that was typed',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'Late is $25, or {{rental-made-up-fee}}. The first made-up paragraph',
    field: 'text',
    found: '$25, which data/figures has as rental-late-fee and as rental-made-up-fee',
    advice:
      'write {{rental-late-fee}} or {{rental-made-up-fee}}, whichever is meant, so that it follows a change; leave it if it is a figure of its own',
  });
  expect(await listMessages(copy)).toBe(message);
});

test('a link to a page whose own file has a slip is no slip as well', async () => {
  const copy = copyQuietData(copies);
  const terms = join(copy, 'policies/terms.md');
  writeFileSync(terms, `${readFileSync(terms, 'utf8')}\nSee [rentals](/policies/rental-policy).\n`);
  const message = makeSlip(copy, {
    mistake: 'a date in another form',
    file: rental,
    find: /^lastReviewed: .*$/m,
    write: 'lastReviewed: May 5',
    field: 'lastReviewed',
    found: '"May 5"',
    expected: 'write a date as year-month-day, for example 2026-05-01',
  });
  expect(await listMessages(copy)).toBe(message);
});
