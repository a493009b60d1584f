// Fills the contact form in from its link and the draft, and keeps what is typed. React leaves the fields to the browser, so
// that what was typed before hydration stays.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { contactApiPath } from '../../lib/paths.ts';
import { loadDraft, saveDraft } from './contact-draft.ts';
import type { RequestFacts } from './describe-request.ts';
import { honeypotName } from './contact-inputs.ts';
import { readForm, type FormValues } from './parse-contact-form.ts';
import { parseContactLink, requestSchema, type Request } from './request.ts';
import { buildUuidV7 } from './uuid-v7.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Texts = Partial<Record<string, string>>;

/** Fields that keep their text from one request to the next. */
const sharedNames = ['firstName', 'lastName', 'email', 'phone', 'message'];

/** `pageKind` is what a page is about that reads no link. */
export function useContactDraft(
  form: RefObject<HTMLFormElement | null>,
  facts: RequestFacts,
  pageKind: 'trade-in' | 'fleet' | undefined,
) {
  const [built] = useState(readBuiltForm);
  const [linkRequest, setLinkRequest] = useState<Request>();
  const [values, setValues] = useState<FormValues>({});
  const submissionId = useRef('');

  useEffect(() => {
    const { search } = window.location;
    setLinkRequest(pageKind ? requestSchema.parse({ kind: pageKind }) : parseContactLink(search, facts));
  }, [facts, pageKind]);

  useEffect(() => {
    const element = form.current;
    if (!linkRequest || !element) return undefined;
    const fill = (typed: Texts) => {
      const { latest, byPage } = loadDraft();
      const shared = Object.fromEntries(sharedNames.map((name) => [name, latest[name]]));
      fillIn(element, { ...linkRequest, ...byPage[getPage()], ...shared, ...typed });
      setValues(readForm(new FormData(element)));
    };
    fill(built?.texts ?? {});
    if (built) restoreFocus(built, element);
    // A page that was prerendered, or comes back as it was left, has not seen what was typed meanwhile.
    const refill = () => {
      fill({});
    };
    const refillRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refill();
    };
    document.addEventListener('prerenderingchange', refill);
    window.addEventListener('pageshow', refillRestored);
    return () => {
      document.removeEventListener('prerenderingchange', refill);
      window.removeEventListener('pageshow', refillRestored);
    };
  }, [form, linkRequest, built]);

  return {
    /** Undefined until the link is read, which only happens in a browser. */
    linkRequest,
    /** What the form holds; empty until the link is read. */
    values,
    save: () => {
      if (!form.current) return;
      const { id, byPage } = loadDraft();
      const latest = readTexts(form.current);
      saveDraft({ id, latest, byPage: { ...byPage, [getPage()]: latest } });
      setValues(readForm(new FormData(form.current)));
    },
    /** The id under which this message is stored once, however often it is sent. */
    getId: (): string => {
      const draft = loadDraft();
      submissionId.current ||=
        draft.id || buildUuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
      saveDraft({ ...draft, id: submissionId.current });
      return submissionId.current;
    },
    clear: () => {
      submissionId.current = '';
      form.current?.reset();
    },
  };
}

/** A control by its name; undefined where several have it. */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  const types = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  return types.some((type) => control instanceof type) ? (control as Control) : undefined;
}

/** The form that the page was built with, and what was typed into it before React draws; undefined on the server. */
function readBuiltForm() {
  if (typeof document === 'undefined') return undefined;
  const form = document.querySelector<HTMLFormElement>(`form[action="${contactApiPath}"]`);
  if (!form) return undefined;
  const isTyped = ([name, text]: [string, string]) => text !== (name === 'interest' ? 'sales' : '');
  const texts = Object.fromEntries(Object.entries(readTexts(form)).filter(isTyped));
  return { form, texts, focused: document.activeElement };
}

/** React draws the form again where an icon or a translation had changed the built one. */
function restoreFocus(
  { form, focused }: NonNullable<ReturnType<typeof readBuiltForm>>,
  drawn: HTMLFormElement,
) {
  const name = form !== drawn && form.contains(focused) && focused?.getAttribute('name');
  if (name && document.activeElement === document.body)
    findControl(drawn, name)?.focus({ preventScroll: true });
}

function fillIn(form: HTMLFormElement, texts: Readonly<Record<string, unknown>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = findControl(form, name);
    if (control && control.type !== 'hidden' && typeof text === 'string') control.value = text;
  }
}

function readTexts(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([name]) => name !== honeypotName);
  return Object.fromEntries(entries) as Record<string, string>;
}

function getPage(): string {
  return window.location.pathname + window.location.search;
}
