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

/** A token, or a brace that belongs to none, as in {phone}, {{phone} or {{phone. */
const bracePattern = new RegExp(
  `${tokenPattern.source}|\\{[\\s{]*[\\w.|-]+[\\s}]*\\}|\\{+[\\w|-]*|\\}+`,
  'g',
);

export function listTokenNames(text: string): string[] {
  return [...text.matchAll(tokenPattern)].map(([, name = '']) => name);
}

/**
 * Replaces every `{{name}}`, `{{name|form}}` and `{{= sum}}` of a text. Tokens in a local namespace (`{{town.name}}`)
 * stay as they are when `localNames` lists them, since a template fills them for each page.
 * Returns the filled text, and what is left in it: tokens without a value and loose braces.
 */
export function fillTokens(
  text: string,
  values: Readonly<Record<string, TokenValue>>,
  localNames: readonly string[] = [],
) {
  const problems: { token: string; offset: number }[] = [];
  const filled = text.replace(
    bracePattern,
    (token, name: string | undefined, form: string | undefined, offset: number) => {
      if (name !== undefined && localNames.includes(name)) return token;
      const printed = name?.startsWith('=')
        ? evaluateSum(name.slice(1), values)
        : findText(name, form, values);
      if (printed === undefined) problems.push({ token, offset });
      return printed ?? token;
    },
  );
  return { text: filled, problems };
}

/** What a token prints; undefined where it has no value, or none of this form. */
function findText(name = '', form: string | undefined, values: Readonly<Record<string, TokenValue>>) {
  const { text, adjective, number }: Partial<TokenValue> = values[name] ?? {};
  return form === undefined ? text : new Map(Object.entries({ adjective, number })).get(form);
}

/**
 * "10000 - returns-new-restocking of 10000" in dollars: operators have spaces around them, and "of" takes a percentage.
 * Undefined where an operand is neither a number nor a figure with an amount.
 */
function evaluateSum(expression: string, values: Readonly<Record<string, TokenValue>>): string | undefined {
  const readOperand = (operand: string): number =>
    /^-?\d+(\.\d+)?$/.test(operand) ? Number(operand) : (values[operand]?.amount ?? NaN);
  const products = expression.replaceAll(' of ', ' x 0.01 x ').replaceAll(' - ', ' + -1 x ').split(' + ');
  const total = products
    .map((product) => product.split(' x ').reduce((result, factor) => result * readOperand(factor.trim()), 1))
    .reduce((sum, amount) => sum + amount);
  return Number.isNaN(total) ? undefined : formatUsd(total);
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
    if (first) throw new Error(`template token ${first.token} has no value in "${text}"`);
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
