// Leads to one field of a form, as the search, "Edit this page" and the list of mistakes name it in the URL.

/** The names that lead to the field of a diagnostic; it counts entries of lists from 1 for people, these from 0. */
export function readFieldPath(field: string): string[] {
  const names = field.split('.').filter((name) => name !== '');
  return names.map((name) => (/^\d+$/.test(name) ? String(Number(name) - 1) : name));
}

/** The path below data/ of a file that a diagnostic names from the project's root. */
export function readDataPath(file: string): string {
  return file.replace(/^data\//, '');
}

/** Opens what hides the field that the URL names, puts the focus into it and marks the words that were looked for. */
export function focusNamedField(): void {
  const query = new URLSearchParams(location.search);
  const at = query.getAll('at');
  // A field that the form draws in one with others, such as a row of check boxes, is reached by what it stands in.
  const ids = at.map((_, index) => ['root', ...at.slice(0, at.length - index)].join('_'));
  const field = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  if (!field) return;
  for (let outer = field.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null) {
    outer.open = true;
  }
  if (field.tabIndex < 0) field.tabIndex = -1;
  field.focus();
  field.scrollIntoView({ block: 'center' });
  if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')) {
    const words = (query.get('words') ?? '').trim();
    const start = words === '' ? -1 : field.value.toLowerCase().indexOf(words.toLowerCase());
    if (start >= 0) field.setSelectionRange(start, start + words.length);
  }
}
