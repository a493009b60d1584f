// A page as a text that a person can read and compare: its words, headings, links, pictures, tables and fields.
import { load, type CheerioAPI } from 'cheerio/slim';
import { listLines, readName, readText, type Selection } from './page-parts.ts';

/** What stands in place of an element: all that a reader gets from it, on a line of its own. */
const descriptions: Readonly<Record<string, ($: CheerioAPI, element: Selection) => string>> = {
  'svg[role=group]': ($, map) => {
    const dots = map.find('a').map((_, dot) => `[${readName($(dot))}](${$(dot).attr('href')})`);
    return `(drawing: ${readName(map)}) ${dots.get().join(' ')}`;
  },
  // A map's frame stands in a template until somebody scrolls near.
  'template:has(iframe)': (_, template) => {
    const frame = template.find('iframe');
    return `(frame: ${frame.attr('title')}) ${frame.attr('data-map')}`;
  },
  img: (_, picture) => (picture.attr('alt') ? `(picture: ${picture.attr('alt')})` : ''),
  'input, textarea': (_, field) => {
    const { name, type, value, min, max, required } = field.attr() ?? {};
    const need = required === undefined ? undefined : 'required';
    return `(field: ${[name, type, value, min, max, need].filter(Boolean).join(', ')})`;
  },
  select: ($, field) => {
    const options = field
      .find('option')
      .map((_, option) => `${$(option).attr('value')}: ${readText($(option))}`);
    return `(choice: ${options.get().join(' | ')})`;
  },
  button: (_, button) => `(button: ${readName(button)})`,
  tr: ($, row) => {
    const cells = row.children().map((_, cell) => readText($(cell)));
    return `| ${cells.get().join(' | ')} |`;
  },
  dt: ($, label) => {
    const values = label.nextUntil('dt', 'dd');
    const words = values.map((_, value) => readText($(value))).get();
    values.remove();
    return `${readText(label)}: ${words.join(', ')}`;
  },
};

/** Stands where an empty line belongs. */
const gap = '\u0002';

/** The lines of some parts of a page; a heading has an empty line before it. */
export function describeParts(html: string, parts: string): string {
  const $ = load(html);
  const copy = $(parts);
  copy.find('a[href]').each((_, element) => {
    const link = $(element);
    const pictures = link.find('img');
    if (link.closest('svg').length > 0) return;
    const current = link.attr('aria-current') === undefined ? '' : ' (current)';
    link.text(`[${readName(link)}](${link.attr('href')})${current}`).prepend(pictures);
  });
  for (const [selector, describe] of Object.entries(descriptions)) {
    copy.find(selector).each((_, element) => {
      $(element).replaceWith($('<div></div>').text(describe($, $(element))));
    });
  }
  copy.find('h1, h2, h3, h4').each((_, heading) => {
    $(heading).text(`${gap}${'#'.repeat(Number(heading.name.slice(1)))} ${readText($(heading))}`);
  });
  return `${listLines(copy).join('\n').replaceAll(gap, '\n').trim()}\n`;
}

/** The head and the main part of a page: what search results show of it, then what it says. */
export function describePage(html: string): string {
  const $ = load(html);
  const description = $('meta[name=description]').attr('content') ?? '';
  return `${$('head title').text()}\n${description}\n\n${describeParts(html, 'main')}`;
}
