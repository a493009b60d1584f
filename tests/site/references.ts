// Every URL that a page names, for the tests of links and of privacy.
import type { BuiltPage } from './built-site.ts';

export interface Reference {
  /** What names it: "a", "img". */
  from: string;
  /** As written. */
  reference: string;
  /** Whether the browser fetches it without being asked. */
  loadsByItself: boolean;
}

/** Attributes that hold a URL. */
const attributes = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'data-map'].concat([
  'component-url',
  'renderer-url',
  'srcset',
  'imagesrcset',
]);
/** Elements with a URL that is fetched only when somebody follows it. */
const followed =
  'a, area, form, button, [data-map], link:is([rel=canonical], [rel=alternate], [rel=sitemap])';

const found = new Map<BuiltPage, Reference[]>();

/** Every URL on a page, in attributes, inline styles and share tags; `data:` is none. */
export function listReferences(page: BuiltPage): Reference[] {
  const references = found.get(page) ?? findReferences(page);
  found.set(page, references);
  return references;
}

function findReferences({ $ }: BuiltPage): Reference[] {
  const ofElements = $('html *')
    .toArray()
    .flatMap((element) =>
      attributes.flatMap((name) => {
        const value = element.attribs[name];
        if (value === undefined) return [];
        const isSet = name.endsWith('srcset');
        const urls = isSet ? value.split(/,\s+/).map((url) => url.split(' ')[0] ?? '') : [value];
        const loadsByItself = !$(element).is(followed);
        return urls.map((reference) => ({ from: element.name, reference, loadsByItself }));
      }),
    );
  const styles = [$('style').text(), ...$('[style]').map((_, element) => element.attribs['style'])].join(
    '\n',
  );
  const ofStyles = [...styles.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
    ([, url, imported]) => ({ from: 'style', reference: url ?? imported ?? '', loadsByItself: true }),
  );
  const ofShares = $('meta[property="og:url"], meta[property="og:image"]')
    .toArray()
    .map(({ attribs }) => ({ from: 'meta', reference: attribs['content'] ?? '', loadsByItself: false }));
  return [...ofElements, ...ofStyles, ...ofShares].filter(({ reference }) => !reference.startsWith('data:'));
}
