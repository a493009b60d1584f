// What was typed into the contact form, kept for this tab until it is sent, and then the message, for the page that says
// thank you. A browser whose storage is full or forbidden keeps nothing, and form and page work without it.

export interface Draft {
  /** Query of the URL it was typed at. */
  search: string;
  /** Submission id. */
  id: string;
  /** Text of each field by its name. */
  values: Partial<Record<string, string>>;
}

const draftKey = 'contact-form';
/** Name under which the tab's storage has the text of the message that was sent last. */
export const sentMessageKey = 'sent-message';

/** Keeps the draft, if the browser can. */
export function saveDraft(draft: Draft): void {
  store(draftKey, JSON.stringify(draft));
}

/** Keeps the text of a message that has been sent, if the browser can. */
export function keepSentMessage(text: string): void {
  store(sentMessageKey, text);
}

/** The draft of this tab; undefined where there is none, or one that another version of the site has left. */
export function loadDraft(): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(draftKey) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    // Forbidden storage, or a draft without values.
    return undefined;
  }
}

/** Forgets the draft. */
export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(draftKey);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

function store(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden.
  }
}

/** Whether it holds texts alone. Throws on what has no values. */
function isDraft(draft: unknown): draft is Draft {
  const { search, id, values } = draft as { search: unknown; id: unknown; values: Record<string, unknown> };
  return [search, id, ...Object.values(values)].every((text) => typeof text === 'string');
}
