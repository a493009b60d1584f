/** Whether a path below data/ is that of a file with text, which has a schema and a form; the others are pictures. */
export function isTextFile(path: string): boolean {
  return /\.(yaml|md)$/.test(path);
}
