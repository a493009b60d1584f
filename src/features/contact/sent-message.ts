// The message that was sent last from this tab, for the page that says thank you. A browser whose storage is full or
// forbidden keeps nothing, and the page says no more than that a message came.

/** Name under which the tab's storage has its text. */
export const sentMessageKey = 'sent-message';

/** Keeps the text of a message that has been sent, if the browser can. */
export function keepSentMessage(text: string): void {
  try {
    window.sessionStorage.setItem(sentMessageKey, text);
  } catch {
    // Full or forbidden.
  }
}
