// The page at /admin: the CMS, with the site's own schemas in front of every save (docs: https://sveltiacms.app/en/docs).
import CMS from '@sveltia/cms';
import { dataFileSchemas, findFileKind } from '../content/file-kinds.ts';
import { getAt } from '../content/mistake.ts';
import { labelPlace } from './labels.ts';

/** A value as it will be written: without what is empty, and without the marks that the CMS sets for itself. */
function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, dropEmpty(inner)] as const);
  return Object.fromEntries(fields.filter(([key, inner]) => !key.startsWith('__sc_') && !isEmpty(inner)));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === '' || value === undefined || value === null;
}

/** The schema's messages for a file. A text with {{tokens}} passes: data:check judges it once they are filled. */
function listMistakes(path: string, fields: object): string[] {
  const kind = findFileKind(path);
  const value = dropEmpty(fields);
  const issues = (kind && dataFileSchemas[kind].safeParse(value).error?.issues) ?? [];
  return issues
    .filter(({ path: at }) => !String(getAt(value, at)).includes('{{'))
    .map(({ path: at, message }) => `${labelPlace(at)}: ${message}`);
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { data, path } = entry.toJS() as { data: object; path: string };
    const { body: _text, ...fields } = data as { body?: string };
    const mistakes = listMistakes(path.replace(/^data\//, ''), fields);
    // The CMS shows the cause of an error by this name and keeps the form open (not documented; a test guards it).
    if (mistakes.length > 0) throw new Error('saving_failed', { cause: new Error(mistakes.join('. ')) });
  },
});

await CMS.init();
