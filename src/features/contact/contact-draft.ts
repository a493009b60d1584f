// What was typed into the contact form, kept for this tab until it is sent, and then the sent text for the thank-you page.
// A browser with full or forbidden storage keeps nothing.
import * as z from 'zod/mini';

const textsSchema = z.record(z.string(), z.string());
const draftSchema = z.object({
  /** Submission id; '' until the message is first sent. */
  id: z.string(),
  /** Of the form that was changed last, by field name. */
  latest: textsSchema,
  /** Of each form, by path and query of its page. */
  byPage: z.record(z.string(), textsSchema),
});
type Draft = z.output<typeof draftSchema>;

const draftKey = 'contact-form';
export const sentMessageKey = 'sent-message';

/** The draft of this tab. It is empty if nothing was typed, or if another version of the site stored it. */
export function loadDraft(): Draft {
  try {
    return draftSchema.parse(JSON.parse(window.sessionStorage.getItem(draftKey) ?? ''));
  } catch {
    return { id: '', latest: {}, byPage: {} };
  }
}

export function saveDraft(draft: Draft): void {
  store(draftKey, JSON.stringify(draft));
}

/** Replaces the draft by the text that was sent. */
export function keepSentMessage(text: string): void {
  store(draftKey, '');
  store(sentMessageKey, text);
}

function store(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden.
  }
}
