// A policy's Markdown as HTML, with an anchor on each section for the contents list.
import { Marked, type Tokens } from 'marked';

export interface PolicySection {
  id: string;
  title: string;
}

/**
 * HTML of a policy's text and its sections (second-level headings) in order. Tables scroll sideways in a region
 * of their own, so that a phone never scrolls the page. The text is the staff's own and is not sanitized.
 */
export function renderPolicy(markdown: string): { html: string; sections: PolicySection[] } {
  const sections: PolicySection[] = [];
  const tableNames = new Map<string, number>();
  let lastHeading = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        lastHeading = text;
        const content = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const id = formatAnchor(text);
        sections.push({ id, title: text });
        return `<h2 id="${id}">${content}</h2>\n`;
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
        return `<section class="policy-table" aria-label="${escapeAttribute(name)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, sections };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Anchor of a heading: "Late returns & fees" is "late-returns-fees". */
function formatAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
