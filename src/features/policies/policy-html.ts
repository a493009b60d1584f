// A policy's Markdown as HTML, by sections, each with an anchor for the contents list.
import { lexer, Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { splitUnbroken } from '../../lib/unbroken.ts';

export interface PolicySection {
  id: string;
  /** The heading's words, without emphasis, links and tags. */
  title: string;
  /** What follows the heading. */
  html: string;
}

/** Anchors that every page has already (BaseLayout). */
const pageAnchors: readonly string[] = ['content', 'toasts'];

/**
 * HTML of a policy's text: the introduction, and the sections (second-level headings) in order. The text is the staff's own
 * and is not sanitized.
 */
export function renderPolicy(markdown: string): { html: string; sections: PolicySection[] } {
  const tokens = lexer(markUnbroken(markdown));
  const headings = tokens.filter(isSectionHeading);
  const starts = headings.map((heading) => tokens.indexOf(heading));
  const ids = chooseAnchors(headings);
  return {
    html: renderSection('Introduction', tokens.slice(0, starts[0])),
    sections: headings.map((heading, index) => {
      const title = readWords(heading);
      const html = renderSection(title, tokens.slice((starts[index] ?? 0) + 1, starts[index + 1]));
      return { id: ids[index] ?? '', title, html };
    }),
  };
}

/** Tables scroll sideways in a region with a name, so that a phone never scrolls the page. */
function renderSection(title: string, tokens: Token[]): string {
  const label = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  let tableCount = 0;
  const marked = new Marked({
    renderer: {
      table({ header, rows }: Tokens.Table) {
        const cell = ({ tokens }: Tokens.TableCell, tag: string, scope = '') =>
          `<${tag}${scope}>${this.parser.parseInline(tokens)}</${tag}>`;
        const head = header.map((column) => cell(column, 'th', ' scope="col"')).join('');
        const body = rows.map((cells) =>
          cells.map((value, index) => (index === 0 ? cell(value, 'th', ' scope="row"') : cell(value, 'td'))),
        );
        const lines = body.map((cells) => `<tr>${cells.join('')}</tr>`).join('');
        tableCount += 1;
        return `<section class="policy-table" aria-label="${label}, table ${tableCount}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table></section>\n`;
      },
    },
  });
  return marked.parser(tokens);
}

/** The Markdown with telephone numbers and hours in elements that keep each on one line. */
function markUnbroken(markdown: string): string {
  return splitUnbroken(markdown)
    .map((part, index) => (index % 2 === 1 ? `<span class="inline-block">${part}</span>` : part))
    .join('');
}

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token['depth'] === 2;
}

/** A number tells headings with one anchor apart; the first keeps it. */
function chooseAnchors(headings: readonly Tokens.Heading[]): string[] {
  const taken = new Set(pageAnchors);
  return headings.map((heading) => {
    const anchor = formatHeadingId(heading);
    let id = anchor;
    for (let number = 2; taken.has(id); number += 1) id = `${anchor}-${number}`;
    taken.add(id);
    return id;
  });
}

/** Anchor of a heading: "Late returns & fees" is "late-returns-fees". */
export function formatHeadingId(heading: Tokens.Heading): string {
  const anchor = readWords(heading)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return anchor === '' ? 'section' : anchor;
}

function readWords({ tokens }: Tokens.Heading): string {
  return readText(tokens as MarkedToken[]);
}

/** What is left of Markdown on one line without its marks and tags. */
function readText(tokens: readonly MarkedToken[]): string {
  return tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return readText(token.tokens as MarkedToken[]);
      return token.type !== 'html' && 'text' in token ? token.text : '';
    })
    .join('');
}
