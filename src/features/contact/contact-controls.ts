// The controls of the contact form, which React leaves to the browser: what was typed before hydration stays.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control by its name. */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  // A name that several controls had would give their list; what has a name here are these three kinds alone.
  return control instanceof Element ? (control as Control) : undefined;
}

/** Whether a control stands as the page came; one that is hidden has a value of its own. */
export function isUntouched(control: Control): boolean {
  return control.type !== 'hidden' && control.value === (control.name === 'interest' ? 'sales' : '');
}

/** All texts of the form by name, the id and the honeypot among them; it asks for no files. */
export function readValues(form: HTMLFormElement): Partial<Record<string, string>> {
  return Object.fromEntries(new FormData(form)) as Partial<Record<string, string>>;
}
