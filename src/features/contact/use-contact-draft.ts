// Fills the contact form in from its link and from what was typed in this tab, which is kept until it is sent. React leaves
// the fields to the browser, so that what was typed before hydration stays.
import { useEffect, useState, type RefObject } from 'react';
import { waitForActivation } from '../../ui/wait-for-activation.ts';
import { honeypotName } from './contact-inputs.ts';
import type { RequestFacts } from './request-lines.ts';
import { parseContactLink } from './parse-contact-link.ts';
import { readForm, type FormValues } from './parse-contact-form.ts';
import { requestSchema, type Request } from './request.ts';
import { buildUuidV7 } from './uuid-v7.ts';

interface Draft {
  /** Submission id; '' until the message is first sent. */
  id: string;
  /** URL of the form that was changed last. */
  page: string;
  /** Of all forms, by field name. */
  texts: Record<string, string>;
  /** The message that was sent last, for the thank-you page. */
  sent: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const emptyDraft: Draft = { id: '', page: '', texts: {}, sent: '' };

export const draftKey = 'contact-form';

/** `pageKind` is what a page is about that reads no link. */
export function useContactDraft(
  form: RefObject<HTMLFormElement | null>,
  facts: RequestFacts,
  pageKind: 'trade-in' | 'fleet' | undefined,
) {
  const [linkRequest, setLinkRequest] = useState<Request>();
  const [values, setValues] = useState<FormValues>({});

  useEffect(() => {
    const { search } = window.location;
    const link = pageKind ? requestSchema.parse({ kind: pageKind }) : parseContactLink(search, facts);
    // The draft may change while the page is only prerendered.
    void waitForActivation().then(() => setLinkRequest(link));
  }, [facts, pageKind]);

  useEffect(() => {
    if (!linkRequest || !form.current) return;
    const { page, texts } = loadDraft();
    const linked = Object.fromEntries(Object.entries(linkRequest).filter(([, value]) => value !== ''));
    // A change of what the link names holds until another link is followed.
    fillIn(form.current, page === window.location.href ? { ...linked, ...texts } : { ...texts, ...linked });
    setValues(readForm(new FormData(form.current)));
  }, [form, linkRequest]);

  return {
    /** Undefined until the link is read, which only happens in a browser. */
    linkRequest,
    /** What the form holds; empty until the link is read. */
    values,
    save: () => {
      if (!form.current) return;
      const data = new FormData(form.current);
      const { [honeypotName]: _, ...typed } = Object.fromEntries(data) as Record<string, string>;
      const draft = loadDraft();
      saveDraft({ ...draft, page: window.location.href, texts: { ...draft.texts, ...typed } });
      setValues(readForm(data));
    },
    /** The id under which this message is stored once, however often it is sent. */
    getId: (): string => {
      const draft = loadDraft();
      const id = draft.id || buildUuidV7();
      saveDraft({ ...draft, id });
      return id;
    },
    /** Forgets what was typed. */
    finish: (sent: string) => {
      saveDraft({ ...emptyDraft, sent });
      form.current?.reset();
    },
  };
}

/** What was typed before hydration stays. */
function fillIn(form: HTMLFormElement, texts: Readonly<Record<string, unknown>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.querySelector<Control>(`[name="${name}"]:not([type="hidden"])`);
    const isUntouched = control?.value === (name === 'interest' ? 'sales' : '');
    if (control && isUntouched && typeof text === 'string') control.value = text;
  }
}

/** The draft is empty if nothing was typed, or if another version of the site stored it. */
function loadDraft(): Draft {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(draftKey) ?? '') as Partial<Draft>;
    return { ...emptyDraft, ...stored };
  } catch {
    return emptyDraft;
  }
}

function saveDraft(draft: Draft): void {
  try {
    window.sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // A browser with full or forbidden storage keeps nothing.
  }
}
