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
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const content = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const id = formatAnchor(text);
        sections.push({ id, title: text });
        return `<h2 id="${id}">${content}</h2>\n`;
      },
      table(token: Tokens.Table) {
        const row = (
          cells: Tokens.TableCell[],
          open: (index: number) => string,
          tag: (index: number) => string,
        ) =>
          `<tr>${cells
            .map((cell, index) => `<${open(index)}>${this.parser.parseInline(cell.tokens)}</${tag(index)}>`)
            .join('')}</tr>`;
        const head = row(
          token.header,
          () => 'th scope="col"',
          () => 'th',
        );
        const body = token.rows
          .map((cells) =>
            row(
              cells,
              (index) => (index === 0 ? 'th scope="row"' : 'td'),
              (index) => (index === 0 ? 'th' : 'td'),
            ),
          )
          .join('');
        return `<div class="policy-table" role="region" aria-label="Table" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, sections };
}

/** Anchor of a heading: "Late returns & fees" is "late-returns-fees". */
function formatAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
