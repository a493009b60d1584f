// {{tokens}} in texts, which become a figure or a fact of the dealer.
import { formatUsd } from './format.ts';

/** What a token prints: plain, and for figures with a unit also as adjective ("2-hour") and bare number ("2"). */
export interface TokenValue {
  text: string;
  adjective?: string;
  number?: string;
  /** The figure itself, for sums: dollars, percent or a count. */
  amount?: number;
}

const tokenPattern = /\{\{\s*([^{}|]+?)\s*(?:\|\s*([a-z]+)\s*)?\}\}/g;

/** Includes the names inside sums. */
export function listTokenNames(text: string): string[] {
  return [...text.matchAll(tokenPattern)].flatMap(([, name = '']) =>
    name.startsWith('=') ? name.split(' ').slice(1) : [name],
  );
}

/** The first brace that belongs to no token, as in {phone}, {{phone} or {{phone, and the token that was probably meant. */
export function findLooseBrace(text: string) {
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
) {
  const problems: { token: string; offset: number }[] = [];
  const filled = text.replace(
    tokenPattern,
    (whole, name: string, form: string | undefined, offset: number) => {
      if (localNames.includes(name)) return whole;
      if (name.startsWith('=')) {
        const { total, unknown } = evaluateSum(name.slice(1), values);
        if (unknown === undefined) return formatUsd(total);
        problems.push({ token: unknown, offset });
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
 * "10000 - returns-new-restocking of 10000": operators have spaces around them, and "of" takes a percentage. Names the first
 * operand that is neither a number nor a figure with an amount.
 */
function evaluateSum(expression: string, values: Readonly<Record<string, TokenValue>>) {
  const unknown: string[] = [];
  const readOperand = (operand: string): number => {
    if (/^-?\d+(\.\d+)?$/.test(operand)) return Number(operand);
    const amount = Object.hasOwn(values, operand) ? values[operand]?.amount : undefined;
    if (amount === undefined) unknown.push(operand);
    return amount ?? 0;
  };
  const products = expression.replaceAll(' of ', ' x 0.01 x ').replaceAll(' - ', ' + -1 x ').split(' + ');
  const total = products
    .map((product) => product.split(' x ').reduce((result, factor) => result * readOperand(factor.trim()), 1))
    .reduce((sum, amount) => sum + amount);
  return { total, unknown: unknown[0] };
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
