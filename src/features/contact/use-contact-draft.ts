// What the contact form holds between the first letter and the answer: the texts of a draft and of the link that led
// here, and the id under which the message is stored once, however often it is sent.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { buildUuidV7 } from './uuid-v7.ts';
import { contactLabels, readContactLink, type LinkContent, type LinkedVehicle } from './submit-contact.ts';
import type { RentalCatalog } from '../rentals/rental-catalog.ts';
import {
  findQuestion,
  listDetailPrefills,
  listQuestions,
  readText,
  type FormValues,
} from './message-details.ts';
import type { DetailGroup } from './contact-details.schema.ts';
import { clearDraft, loadDraft, saveDraft } from './contact-draft.ts';
import { copyValues, findBuiltForm, findControl, isUntouched, readValues } from './contact-controls.ts';

export interface ContactDraft {
  /** What the form holds; nothing until it has been filled in from draft and link. */
  values: FormValues;
  /** What it held then. */
  firstValues: FormValues;
  /** What the link names; nothing until it has been read. */
  link: LinkContent;
  /** Makes the link one of another plan or cart, by its id, or of a delivery to the town of a page; of none with ''. */
  choose: (part: 'plan' | 'vehicle' | 'town', value: string) => void;
  /** To be called after each change. */
  saveTyped: () => void;
  /** Before the message goes: gives it its id; from here on a change makes another message. */
  assignId: () => void;
  /** After it has gone. */
  reset: () => void;
}

/** Fills the form in once it is there, and keeps what is typed. A link may name `vehicles`, by id, and `rentals`. */
export function useContactDraft(
  form: RefObject<HTMLFormElement | null>,
  groups: readonly DetailGroup[],
  vehicles: Readonly<Record<string, LinkedVehicle>>,
  rentals: RentalCatalog,
): ContactDraft {
  const [builtForm] = useState(findBuiltForm);
  const [values, setValues] = useState<FormValues>({});
  const [firstValues, setFirstValues] = useState<FormValues>({});
  /** Query of the URL, once it has been read. */
  const [search, setSearch] = useState('');
  /** The submission id was used already: a changed text is another message and needs another id. */
  const isIdUsed = useRef(false);
  /** What the link filled in, by the names of the controls. */
  const prefilled = useRef<Partial<Record<string, string>>>({ message: '' });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (builtForm) copyValues(builtForm, element);
    /** What an older form holds gives way to the draft. */
    const fill = (isOlder: boolean) => {
      const draft = loadDraft();
      const read = readContactLink(window.location.search, vehicles, rentals);
      // A reload keeps what was chosen and answered. A new link is another request: what was answered to an earlier one, such
      // as the days of a rental, would be sent with it.
      const isNewLink = draft?.search !== window.location.search;
      const details = isNewLink ? [] : listQuestions(groups).map(({ name }) => name);
      for (const name of [...Object.keys(contactLabels), ...details]) {
        const control = findControl(element, name);
        const linked = isNewLink && name === 'interest' ? read.interest : undefined;
        const text = linked ?? draft?.values[name];
        const isFree = control && (isUntouched(control) || (isOlder && !linked && control.type !== 'hidden'));
        if (isFree && text !== undefined) control.value = text;
      }
      const texts = listDetailPrefills(groups, read.subjects);
      for (const [name, text] of Object.entries(texts)) {
        const control = findControl(element, name);
        if (control?.value === '') {
          control.value = text;
          prefilled.current[name] = text;
        }
      }
      setSubmissionId(element, draft?.id ?? '');
      isIdUsed.current = draft !== undefined;
      const filled = readValues(element);
      setValues(filled);
      setFirstValues(filled);
      setSearch(window.location.search);
    };
    fill(false);
    // Meanwhile a draft may have been typed on another page: a prerendered page has the storage of when it was made ready.
    const refill = () => {
      fill(true);
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
  }, [form, groups, vehicles, rentals, builtForm]);

  const firstDay = findQuestion(groups, 'firstDay')?.name ?? '';
  const link = readContactLink(search, vehicles, rentals, readText(values[firstDay]));
  const { message = '' } = link;

  useEffect(() => {
    const control = form.current && findControl(form.current, 'message');
    // As long as nobody has changed it, it follows what is chosen.
    if (control && control.value === prefilled.current['message'])
      control.value = prefilled.current['message'] = message;
  }, [form, message]);

  const save = (element: HTMLFormElement) => {
    const { id = '', ...texts } = readValues(element);
    // On a page about one thing it is no choice.
    if (findControl(element, 'interest')?.type === 'hidden') delete texts['interest'];
    // What a link filled in is not the visitor's: the next link may replace it.
    const own = Object.entries(texts).filter(([name, text]) => text !== prefilled.current[name]);
    // Answers to questions that only the form of another page asks wait there.
    const elsewhere = Object.entries(loadDraft()?.values ?? {}).filter(([name]) => !(name in texts));
    const values = Object.fromEntries([...elsewhere, ...own]);
    saveDraft({ search: window.location.search, id, values });
    setValues(readValues(element));
  };

  return {
    values,
    firstValues,
    link,
    choose: (part, value) => {
      const url = new URL(window.location.href);
      url.searchParams.set(part, value);
      window.history.replaceState(window.history.state, '', url);
      setSearch(url.search);
    },
    saveTyped: () => {
      if (!form.current) return;
      if (isIdUsed.current) setSubmissionId(form.current, '');
      isIdUsed.current = false;
      save(form.current);
    },
    assignId: () => {
      isIdUsed.current = true;
      if (!form.current) return;
      if (!readValues(form.current)['id']) setSubmissionId(form.current, makeId());
      save(form.current);
    },
    reset: () => {
      form.current?.reset();
      if (form.current) setSubmissionId(form.current, '');
      isIdUsed.current = false;
      clearDraft();
    },
  };
}

/** An id with the time at which the message is first sent: the dealer is told of messages in this order. */
function makeId(): string {
  return buildUuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}

function setSubmissionId(form: HTMLFormElement, id: string): void {
  const control = findControl(form, 'id');
  if (control) control.value = id;
}
