// {{tokens}} in texts, which become a figure or a fact of the dealer.
import { evaluateSum, type TokenValue } from './token-sum.ts';

const tokenPattern = /\{\{\s*([^{}|]+?)\s*(?:\|\s*([a-z]+)\s*)?\}\}/g;

/** Includes the names inside sums. */
export function listTokenNames(text: string): string[] {
  return [...text.matchAll(tokenPattern)].flatMap(([, name = '']) =>
    name.startsWith('=') ? name.split(' ').slice(1) : [name],
  );
}

/** A token that could not be filled: its name, with the form asked for, and its place in the text. */
export interface TokenProblem {
  token: string;
  offset: number;
}

/** A brace that belongs to no token, and the token that was probably meant. */
export interface LooseBrace {
  offset: number;
  found: string;
  token: string | undefined;
}

/** The first brace of a text that belongs to no token, as in {phone}, {{phone} or {{phone. */
export function findLooseBrace(text: string): LooseBrace | undefined {
  // As many spaces keep the offsets.
  const rest = text.replaceAll(tokenPattern, (token) => ' '.repeat(token.length));
  const brace = /\{[\s{]*([\w.|-]+)[\s}]*\}|\{+[\w|-]*|\}+/.exec(rest);
  if (!brace) return undefined;
  const [found, name] = brace;
  return { offset: brace.index, found, token: name === undefined ? undefined : `{{${name}}}` };
}

/**
 * Replaces every `{{name}}`, `{{name|form}}` and `{{= sum}}` of a text. Tokens in a local namespace (`{{town.name}}`)
 * stay as they are when `localNames` lists them, since a template fills them for each page.
 * Returns the filled text and the tokens that could not be filled, which stay in the text.
 */
export function fillTokens(
  text: string,
  values: Readonly<Record<string, TokenValue>>,
  localNames: readonly string[] = [],
): { text: string; problems: TokenProblem[] } {
  const problems: TokenProblem[] = [];
  const filled = text.replace(
    tokenPattern,
    (whole, name: string, form: string | undefined, offset: number) => {
      if (localNames.includes(name)) return whole;
      if (name.startsWith('=')) {
        const sum = evaluateSum(name.slice(1).trim(), values);
        if ('text' in sum) return sum.text;
        problems.push({ token: sum.unknown, offset });
        return whole;
      }
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      const forms = new Map([
        [undefined, value?.text],
        ['adjective', value?.adjective],
        ['number', value?.number],
      ]);
      const printed = forms.get(form);
      if (printed === undefined) problems.push({ token: value && form ? `${name}|${form}` : name, offset });
      return printed ?? whole;
    },
  );
  return { text: filled, problems };
}

/**
 * Fills the local tokens of a template's texts (`{{town.name}}`) in any nested value.
 * Throws when a token is left, since the names were checked when the file was read.
 */
export function fillTemplate<T>(template: T, values: Readonly<Record<string, string>>): T {
  const tokenValues = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { text }]));
  return mapTexts(template, (text) => {
    const { text: filled, problems } = fillTokens(text, tokenValues);
    const first = problems[0];
    if (first) throw new Error(`template token {{${first.token}}} has no value in "${text}"`);
    return filled;
  });
}

/** A copy of a nested value in which `change` was applied to every text; `path` leads to the text. */
export function mapTexts<T>(value: T, change: (text: string, path: (string | number)[]) => string): T {
  const walk = (node: unknown, path: (string | number)[]): unknown => {
    if (typeof node === 'string') return change(node, path);
    if (Array.isArray(node)) return node.map((item, index) => walk(item, [...path, index]));
    if (node !== null && typeof node === 'object') {
      return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, walk(item, [...path, key])]));
    }
    return node;
  };
  // The walk keeps every key and every non-text.
  return walk(value, []) as T;
}
