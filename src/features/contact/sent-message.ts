// The message that was sent last from this tab, for the page that says thank you. A browser whose storage is full or
// forbidden keeps nothing, and the page says no more than that a message came.
const sentKey = 'sent-message';

/** Keeps the text of a message that has been sent, if the browser can. */
export function keepSentMessage(text: string): void {
  try {
    window.sessionStorage.setItem(sentKey, text);
  } catch {
    // Full or forbidden.
  }
}

/** The text of the message that was sent last; undefined where none was, or none is kept. */
export function readSentMessage(): string | undefined {
  try {
    return window.sessionStorage.getItem(sentKey) ?? undefined;
  } catch {
    return undefined;
  }
}
