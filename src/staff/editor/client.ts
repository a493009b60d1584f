// What the editor's page asks of its server.

/** The answer of the editor's server; with a body something is written. Rejects with the server's sentence. */
export async function requestEditor<Answer = void>(
  path: string,
  query: Record<string, string> | [string, string][] = {},
  body?: BodyInit,
): Promise<Answer> {
  const response = await fetch(`/edit${path}?${new URLSearchParams(query).toString()}`, {
    // What was typed last is saved also when its page is left.
    ...(body !== undefined && { method: 'POST', body, keepalive: typeof body === 'string' }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** Opens a file of the project in the person's text editor, by a part of the development server. */
export function openInTextEditor(file: string): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`);
}

/** Where the editor's server shows a picture below data/. */
export function pictureUrl(path: string): string {
  return `/edit/picture?path=${encodeURIComponent(path)}`;
}

/** The form of a file, at one of its fields; `words` are marked there. */
export function fieldUrl(path: string, at: readonly string[] = [], words = ''): string {
  const query = new URLSearchParams([['file', path], ...at.map((key) => ['at', key])]);
  if (words !== '') query.set('words', words);
  // Nobody has to read "vehicles%2F".
  return `/edit?${query.toString().replaceAll('%2F', '/')}`;
}
