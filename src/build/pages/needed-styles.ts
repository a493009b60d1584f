// Leaves out of a page's styles what nothing on it can need: rules of elements, classes and attributes that it does not have,
// and the registered properties by which Tailwind's utilities set parts of each other's values.
import {
  Features,
  transform,
  type CustomAtRules,
  type Selector,
  type TokenOrValue,
  type Visitor,
} from 'lightningcss';
import { oldestBrowsers } from '../oldest-browsers.ts';

/** The oldest browsers as Lightning CSS has them: a byte for each part of a version. */
const targets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, version]) => {
    const [major = 0, minor = 0] = String(version).split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

/**
 * Minifies the styles of a page that has these classes, and these names of elements and attributes. A name too many does no
 * harm; without a name its rules are gone.
 */
export function writeNeededStyles(
  styles: string,
  classes: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string {
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'type' || part.type === 'attribute') return names.has(part.name);
      // Any of them, and in `:not()` none.
      if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'has'))
        return part.selectors.some(canMatch);
      return true;
    });
  const set = new Set<string>();
  const read = new Set<string>();
  const initial = new Map<string, TokenOrValue[]>();
  const matching = transformStyles(styles, {
    Selector: (selector) => (canMatch(selector) ? undefined : []),
    Rule: {
      style: ({ value: { selectors } }) => (selectors.some(canMatch) ? undefined : []),
      property({ value: { name, initialValue } }) {
        if (initialValue?.type === 'token-list') initial.set(name, initialValue.value);
      },
    },
    Declaration: { custom: ({ name }) => void set.add(name) },
    Variable: ({ name }) => void read.add(name.ident),
  });
  return transformStyles(matching, {
    Rule: { property: ({ value: { name } }) => (set.has(name) && read.has(name) ? undefined : []) },
    Declaration: { custom: ({ name }) => (name.startsWith('--tw-') && !read.has(name) ? [] : undefined) },
    // What nothing sets has the value that it begins with.
    Variable: ({ name }) => (set.has(name.ident) ? undefined : initial.get(name.ident)),
  });
}

function transformStyles(styles: string, visitor: Visitor<CustomAtRules>): string {
  const code = Buffer.from(styles);
  const include = Features.Nesting;
  return transform({ filename: 'page.css', code, minify: true, targets, include, visitor }).code.toString();
}
