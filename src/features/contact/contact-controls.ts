// The controls of the contact form, which React leaves to the browser: what was typed before hydration stays.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control by its name. */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : undefined;
}

/** Whether a control stands as the page came. */
export function isUntouched(control: Control): boolean {
  return control.value === '' || (control instanceof HTMLSelectElement && control.value === 'sales');
}

/** All texts of the form by name, the id and the honeypot among them. */
export function readValues(form: HTMLFormElement): Partial<Record<string, string>> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}
