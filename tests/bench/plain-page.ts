// The baselines that a page is compared with, made from the page itself so that the comparison is fair: the same words
// and pictures as a careful person would write them by hand, and nothing but what the page paints last.
import { load } from 'cheerio/slim';

/** What the largest paint of a page shows. */
export interface LargestPaint {
  /** The picture's element with the sources it chooses from, or a text in an element of the same size. */
  html: string;
  isPicture: boolean;
  /** Where it stands on the phone's screen, in CSS pixels. */
  box: { left: number; top: number; width: number; height: number };
}

/** Everything that means something in plain HTML; all other attributes go. */
const attributes = new Set(
  'href src srcset sizes media alt width height loading fetchpriority type name value for id rows cols colspan scope open lang charset content rel'.split(
    ' ',
  ),
);

/** What somebody writes who wants a plain page to be pleasant: no framework, one screen of CSS. */
const style = `
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1.1rem/1.6 system-ui, sans-serif; color: #16302b; background: #fffdf8; }
h1, h2, h3 { line-height: 1.15; }
a { color: #0d5c4d; }
img { max-width: 100%; height: auto; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; padding: 0; list-style: none; }
table { border-collapse: collapse; }
th, td { padding: 0.4rem 0.8rem; border-bottom: 1px solid #d9d4c5; text-align: left; }
label { display: block; margin-top: 1rem; }
input, select, textarea, button { font: inherit; padding: 0.5rem; }
footer { margin-top: 4rem; border-top: 1px solid #d9d4c5; }
`;

/** The page as plain HTML: its words, links, forms and pictures, without scripts, drawings and classes. */
export function writeByHand(html: string): string {
  const $ = load(html);
  $('script, style, svg, template, noscript, link, meta[http-equiv]').remove();
  $('meta').each((_, meta) => {
    if (!/^(viewport|description)$/.test($(meta).attr('name') ?? '')) $(meta).remove();
  });
  // Marks of the framework, and boxes that only the design needs.
  for (const box of $('astro-island, astro-slot, div, span').toArray().toReversed()) {
    $(box).replaceWith($(box).contents());
  }
  $('body *').each((_, element) => {
    for (const name of Object.keys($(element).attr() ?? {})) {
      if (!attributes.has(name)) $(element).removeAttr(name);
    }
  });
  const body = ($('body').html() ?? '').replace(/<!--.*?-->/gs, '').replace(/\s*\n\s*/g, '\n');
  return frame($('head').html() ?? '', style, body);
}

/** A page with nothing but what the largest paint of another page shows, at the same place in the same size. */
export function writeEmptyPage({ html, box }: LargestPaint): string {
  const { left, top, width, height } = box;
  const css = `body{margin:0}div{position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px}img{width:100%;height:100%;object-fit:cover}`;
  return frame(
    '<meta name="viewport" content="width=device-width"><title>Empty</title>',
    css,
    `<div>${html}</div>`,
  );
}

function frame(head: string, css: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head.replace(/<meta charset[^>]*>/, '')}<style>${css}</style></head><body>${body}</body></html>`;
}
