// What a screen reader says, from the tree that the browser gives to it: a line for each stop of the reading cursor, and
// what it says by itself when the focus moves or a live region changes. The words are those of no product, but of all:
// role, name, state, description.
import { expect, type CDPSession, type Page } from '@playwright/test';

/** A node of Chromium's accessibility tree, as far as it is read here. */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** Said in place of the name of a control, link or picture that has none. */
export const nameless = 'NO NAME';

/** Roles that are said before the name. One without words is text, or a frame whose content speaks for itself. */
const roleWords = new Map([
  ['link', 'link'],
  ['button', 'button'],
  ['DisclosureTriangle', 'button'],
  ['DisclosureTriangleGrouped', 'button'],
  ['image', 'graphic'],
  ['textbox', 'edit'],
  ['searchbox', 'search edit'],
  ['spinbutton', 'spin button'],
  ['slider', 'slider'],
  ['combobox', 'combo box'],
  ['Date', 'date edit'],
  ['checkbox', 'check box'],
  ['radio', 'radio button'],
  ['Iframe', 'frame'],
]);

/** Roles whose beginning is said with their name, before what is in them. */
const groupWords = new Map([
  ['banner', 'banner landmark'],
  ['navigation', 'navigation landmark'],
  ['main', 'main landmark'],
  ['contentinfo', 'content information landmark'],
  ['complementary', 'complementary landmark'],
  ['form', 'form landmark'],
  ['search', 'search landmark'],
  ['region', 'region'],
  ['dialog', 'dialog'],
  ['group', 'group'],
  ['radiogroup', 'group'],
  ['figure', 'figure'],
  ['article', 'article'],
  ['table', 'table'],
  ['list', 'list'],
]);

/** Said as the name of the control, the table or the group that follows or holds them. */
const names = new Set(['LabelText', 'Legend', 'caption']);

/** Groups that are passed over in silence where they have no name. */
const silentWithoutName = new Set(['region', 'form', 'group', 'article', 'figure']);

/** Writes down what is said. */
export class ScreenReader {
  readonly #page: Page;
  readonly #lines: string[] = [];
  #said: string[] = [];
  #session: CDPSession | undefined;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** A reader that listens to the page from its next document on. */
  static async start(page: Page): Promise<ScreenReader> {
    const reader = new ScreenReader(page);
    await page.exposeFunction('sayAloud', (line: string) => {
      if (reader.#said.at(-1) !== line) reader.#said.push(line);
    });
    await page.addInitScript(listenToLiveRegions);
    await page.addInitScript(drawEverything);
    return reader;
  }

  /** Everything so far, a line each. */
  get transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** Notes what the visitor does. */
  note(deed: string): void {
    this.#lines.push('', `* ${deed}`);
  }

  /** Waits until the page has said this, and writes down all that it has said since the last time. */
  async hear(words: RegExp): Promise<void> {
    await expect.poll(() => this.#said.join('\n')).toMatch(words);
    this.#lines.push(...this.#said);
    this.#said = [];
  }

  /** Reads the title of the page, as is done when it has loaded. */
  async readTitle(): Promise<void> {
    this.#lines.push(`page, ${await this.#page.title()}`);
  }

  /** Reads from the beginning to the end of what a selector finds first, or of the page. */
  async read(selector = 'html'): Promise<void> {
    const { nodes, root } = await this.#open(selector);
    this.#lines.push(...speak(root, nodes));
  }

  /** Says what has the focus, as is done whenever it moves. */
  async readFocus(): Promise<void> {
    const { nodes, root } = await this.#open(':focus');
    this.#lines.push(`focus: ${speakOne(root, nodes)}`);
  }

  /** The tree, and the node of an element in it. */
  async #open(selector: string): Promise<{ nodes: ReadonlyMap<string, Node>; root: Node }> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    const { root: document } = await this.#session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await this.#session.send('DOM.querySelector', {
      nodeId: document.nodeId,
      selector,
    });
    const { node } = await this.#session.send('DOM.describeNode', { nodeId });
    const tree = await this.#session.send('Accessibility.getFullAXTree');
    const all = tree.nodes as Node[];
    const root =
      selector === 'html'
        ? all[0]
        : all.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    if (!root) throw new Error(`nothing to read at ${selector}`);
    return { nodes: new Map(all.map((each) => [each.nodeId, each])), root };
  }
}

function speak(node: Node, nodes: ReadonlyMap<string, Node>): string[] {
  const role = node.role?.value ?? '';
  const name = tidy(node.name?.value);
  const children = (node.childIds ?? []).flatMap((id) => nodes.get(id) ?? []);
  const speakChildren = () => joinTexts(children).flatMap((child) => speak(child, nodes));
  // A label may hold its control.
  if (names.has(role)) return listControls(node, nodes).map((control) => speakOne(control, nodes));
  if (node.ignored) return speakChildren();
  if (role === 'StaticText') return name === '' ? [] : [name];
  if (role === 'heading') return [`${describeHeading(node)}, ${speakInner(children, nodes) || name}`];
  if (role === 'row') return [children.map((cell) => speakInner([cell], nodes)).join(' | ')];
  if (role === 'list') return [`list of ${countItems(node, nodes)}`, ...speakChildren()];
  if (roleWords.has(role)) {
    // A frame's own document, and what a disclosure holds, are read after it.
    return [speakOne(node, nodes), ...(role === 'Iframe' ? speakChildren() : [])];
  }
  const words = groupWords.get(role);
  if (words === undefined || (name === '' && silentWithoutName.has(role))) return speakChildren();
  return [[words, name].filter(Boolean).join(', '), ...speakChildren()];
}

const describeHeading = (node: Node): string => `heading ${String(readProperty(node, 'level'))}`;

/** One node in one line: role, name, state, value, description. */
function speakOne(node: Node, nodes: ReadonlyMap<string, Node>): string {
  const role = node.role?.value ?? '';
  const name = tidy(node.name?.value);
  const value = tidy(String(node.value?.value ?? ''));
  const is = (property: string, wanted: unknown = true) => readProperty(node, property) === wanted;
  const parts = [
    roleWords.get(role) ?? groupWords.get(role) ?? (role === 'heading' ? describeHeading(node) : ''),
    name || (roleWords.has(role) ? nameless : ''),
    is('expanded') ? 'expanded' : is('expanded', false) ? 'collapsed' : '',
    is('checked', 'true') ? 'checked' : is('checked', 'false') ? 'not checked' : '',
    is('pressed', 'true') ? 'pressed' : '',
    is('disabled') ? 'unavailable' : '',
    is('required') ? 'required' : '',
    is('invalid', 'true') ? 'invalid entry' : '',
    value === '' || value === name ? '' : `"${value}"`,
    tidy(node.description?.value),
  ];
  return parts.filter(Boolean).join(', ') || speakInner([node], nodes);
}

const speakInner = (children: readonly Node[], nodes: ReadonlyMap<string, Node>): string =>
  joinTexts(children)
    .flatMap((child) => speak(child, nodes))
    .join(', ');

/** Texts that stand side by side as one: React makes several of "{count} carts". */
function joinTexts(children: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (last?.role?.value === 'StaticText' && child.role?.value === 'StaticText') {
      joined.splice(-1, 1, { ...last, name: { value: `${last.name?.value}${child.name?.value}` } });
    } else joined.push(child);
  }
  return joined;
}

function listControls(node: Node, nodes: ReadonlyMap<string, Node>): Node[] {
  if (roleWords.has(node.role?.value ?? '')) return [node];
  return (node.childIds ?? []).flatMap((id) => {
    const child = nodes.get(id);
    return child ? listControls(child, nodes) : [];
  });
}

function countItems(list: Node, nodes: ReadonlyMap<string, Node>): number {
  const children = (list.childIds ?? []).flatMap((id) => nodes.get(id) ?? []);
  return children.reduce(
    (sum, child) =>
      sum + (child.ignored ? countItems(child, nodes) : child.role?.value === 'listitem' ? 1 : 0),
    0,
  );
}

function readProperty(node: Node, name: string): unknown {
  return node.properties?.find((property) => property.name === name)?.value.value;
}

const tidy = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();

/** Runs in the page. Chromium gives the tree no content of what it leaves undrawn until somebody scrolls there. */
function drawEverything(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Runs in the page. Says what changes in a live region that was there before, and alerts that come. */
function listenToLiveRegions(): void {
  const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], output';
  const say = (region: HTMLElement) => {
    const isAlert = region.matches('[role="alert"], [aria-live="assertive"]');
    const words = region.innerText.replaceAll(/\s+/g, ' ').trim();
    const { sayAloud } = window as unknown as { sayAloud: (line: string) => Promise<void> };
    if (words !== '' && region.checkVisibility()) void sayAloud(`${isAlert ? 'alert' : 'says'}: ${words}`);
  };
  const listener = new MutationObserver((records) => {
    const changed = new Set<HTMLElement>();
    const come = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest<HTMLElement>(regions);
      if (region && ![...come].some((node) => node.contains(region))) changed.add(region);
    }
    for (const node of come) {
      if (!(node instanceof Element)) continue;
      const alerts = [node, ...node.querySelectorAll('*')].filter((each) => each.matches('[role="alert"]'));
      for (const alert of alerts) changed.add(alert as HTMLElement);
    }
    for (const region of changed) say(region);
  });
  document.addEventListener('DOMContentLoaded', () => {
    listener.observe(document, { childList: true, characterData: true, subtree: true });
  });
}
