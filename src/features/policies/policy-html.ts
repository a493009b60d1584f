// A policy's Markdown as HTML, by sections, each with an anchor for the contents list.
import { lexer, Marked, Parser, type MarkedToken, type Token, type Tokens } from 'marked';
import { splitUnbroken } from '../../lib/unbroken.ts';

export interface PolicySection {
  id: string;
  /** The heading's words, without emphasis, links and tags. */
  title: string;
  /** What stands below the heading. */
  html: string;
}

/** Anchors that every page has already (BaseLayout). */
const pageAnchors: readonly string[] = ['content', 'toasts'];

/**
 * HTML of a policy's text: what stands before the first section, and the sections (second-level headings) in order. Tables
 * scroll sideways in a region of their own, so that a phone never scrolls the page. The text is the staff's own and is not
 * sanitized.
 */
export function renderPolicy(markdown: string): { html: string; sections: PolicySection[] } {
  const tokens = lexer(markUnbroken(markdown));
  const tableNames = new Map<string, number>();
  let lastHeading = '';
  const marked = new Marked({
    renderer: {
      heading(heading: Tokens.Heading) {
        lastHeading = formatTitle(heading);
        const tag = `h${heading.depth}`;
        return `<${tag}>${this.parser.parseInline(heading.tokens)}</${tag}>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const cell = ({ tokens }: Tokens.TableCell, tag: 'th' | 'td', scope = '') =>
          `<${tag}${scope}>${this.parser.parseInline(tokens)}</${tag}>`;
        const head = header.map((column) => cell(column, 'th', ' scope="col"')).join('');
        const body = rows
          .map((cells) =>
            cells.map((value, index) =>
              index === 0 ? cell(value, 'th', ' scope="row"') : cell(value, 'td'),
            ),
          )
          .map((cells) => `<tr>${cells.join('')}</tr>`)
          .join('');
        // A region needs a name of its own; a second table under one heading is counted.
        const count = (tableNames.get(lastHeading) ?? 0) + 1;
        tableNames.set(lastHeading, count);
        const name = `${lastHeading}, table${count > 1 ? ` ${count}` : ''}`;
        return `<section class="policy-table" aria-label="${name}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>\n`;
      },
    },
  });
  const headings = tokens.filter(isSectionHeading);
  const starts = headings.map((heading) => tokens.indexOf(heading));
  const ids = chooseAnchors(headings);
  const html = marked.parser(tokens.slice(0, starts[0]));
  const sections = headings.map((heading, index): PolicySection => {
    lastHeading = formatTitle(heading);
    return {
      id: ids[index] ?? '',
      title: readWords(heading),
      html: marked.parser(tokens.slice((starts[index] ?? 0) + 1, starts[index + 1])),
    };
  });
  return { html, sections };
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

/**
 * The anchors of headings. Of headings with one anchor the first keeps it, and the others get a number that takes no other
 * heading's anchor, since URLs with anchors are kept elsewhere.
 */
function chooseAnchors(headings: readonly Tokens.Heading[]): string[] {
  const anchors = headings.map(formatAnchor);
  const taken = new Set([...pageAnchors, ...anchors]);
  return anchors.map((anchor, index) => {
    let id = anchor;
    if (anchors.indexOf(anchor) !== index || pageAnchors.includes(anchor)) {
      for (let number = 2; taken.has(id); number += 1) id = `${anchor}-${number}`;
      taken.add(id);
    }
    return id;
  });
}

/** Anchor of a heading: "Late returns & fees" is "late-returns-fees". */
export function formatAnchor(heading: Tokens.Heading): string {
  const anchor = readWords(heading)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return anchor === '' ? 'section' : anchor;
}

function formatTitle({ tokens }: Tokens.Heading): string {
  return Parser.parseInline(listTextTokens(tokens));
}

function readWords({ tokens }: Tokens.Heading): string {
  return listTextTokens(tokens)
    .map(({ text }) => text)
    .join('');
}

/** What is left of Markdown on one line without its marks and tags. */
function listTextTokens(tokens: readonly Token[]): Tokens.Text[] {
  return (tokens as readonly MarkedToken[]).flatMap((token) => {
    if ('tokens' in token && token.tokens) return listTextTokens(token.tokens);
    if (token.type === 'html' || !('text' in token)) return [];
    return { type: 'text', raw: token.raw, text: token.text, escaped: false };
  });
}
