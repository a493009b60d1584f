// Every URL that a page names, for the tests of links and of privacy.
import type { BuiltPage } from './built-site.ts';

interface Reference {
  /** What names it: "a", "img srcset". */
  from: string;
  /** As written. */
  reference: string;
  /** Whether the browser fetches it without being asked. */
  loadsByItself: boolean;
}

/** Attributes that hold a URL; those of the first list are fetched only when somebody follows them. */
const followed = ['a[href]', 'area[href]', 'form[action]', 'button[formaction]', 'iframe[data-map]'];
const loaded = [
  'script[src]',
  'img[src]',
  'source[src]',
  'video[src]',
  'video[poster]',
  'audio[src]',
  'track[src]',
  'embed[src]',
  'object[data]',
  'iframe[src]',
  'input[src]',
  'image[href]',
  'use[href]',
  'link[href]',
  'astro-island[component-url]',
  'astro-island[renderer-url]',
];
/** Links of the head that only name a URL. */
const namingRels = ['canonical', 'alternate', 'author', 'license', 'sitemap'];
const shareTags = ['og:url', 'og:image'];

/** Every URL on a page, in attributes, `srcset`, inline styles and share tags. */
export function listReferences(page: BuiltPage): Reference[] {
  const { $ } = page;
  const references: Reference[] = [];
  const collect = (selector: string, loadsByItself: boolean) => {
    const [, tag = '', attribute = ''] = /^([\w-]+)\[([\w-]+)\]$/.exec(selector) ?? [];
    $(selector).each((_, element) => {
      const isNaming = tag === 'link' && namingRels.includes($(element).attr('rel') ?? '');
      const reference = $(element).attr(attribute) ?? '';
      references.push({ from: tag, reference, loadsByItself: loadsByItself && !isNaming });
    });
  };
  for (const selector of followed) collect(selector, false);
  for (const selector of loaded) collect(selector, true);
  $('img[srcset], source[srcset], link[imagesrcset]').each((_, element) => {
    const set = $(element).attr('srcset') ?? $(element).attr('imagesrcset') ?? '';
    for (const candidate of set.split(/,\s+/)) {
      references.push({
        from: `${element.name} srcset`,
        reference: candidate.split(' ')[0] ?? '',
        loadsByItself: true,
      });
    }
  });
  const styles = [
    ...$('style')
      .toArray()
      .map((element) => $(element).text()),
    ...$('[style]')
      .toArray()
      .map((element) => $(element).attr('style') ?? ''),
  ];
  for (const match of styles
    .join('\n')
    .matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g)) {
    references.push({ from: 'style', reference: match[1] ?? match[2] ?? '', loadsByItself: true });
  }
  for (const tag of shareTags) {
    const reference = $(`meta[property="${tag}"], meta[name="${tag}"]`).attr('content') ?? '';
    references.push({ from: tag, reference, loadsByItself: false });
  }
  return references;
}
