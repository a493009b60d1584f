// The controls of the contact form, which React leaves to the browser: what was typed before hydration stays.
import { contactApiPath } from '../../lib/paths.ts';

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

/** The form as the page was built with it, and what has the focus, before React draws; undefined on the server. */
export function findBuiltForm() {
  if (typeof document === 'undefined') return undefined;
  const form = document.querySelector<HTMLFormElement>(`form[action="${contactApiPath}"]`);
  return form && { form, focused: document.activeElement };
}

/** Copies what the built form holds where React has replaced it, since an icon or a translation had changed it. */
export function copyValues(
  { form, focused }: NonNullable<ReturnType<typeof findBuiltForm>>,
  drawn: HTMLFormElement,
): void {
  if (form === drawn) return;
  for (const [name, text = ''] of Object.entries(readValues(form))) {
    const control = findControl(drawn, name);
    if (control) control.value = text;
  }
  const name = form.contains(focused) && focused?.getAttribute('name');
  if (name && document.activeElement === document.body)
    findControl(drawn, name)?.focus({ preventScroll: true });
}
