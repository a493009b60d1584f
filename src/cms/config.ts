// The configuration of the CMS at /admin: a collection for each kind of file in data/, with a form from its schema.
import { dataFileSchemas, fileKinds, type FileKind } from '../content/file-kinds.ts';
import { buildJsonSchema } from '../content/json-schema.ts';
import { labelChoice } from './labels.ts';
import type { Dealer } from '../features/dealer/dealer.schema.ts';
import type { ReferenceKind } from '../schemas/reference.ts';
import { pictureFolder } from '../features/vehicles/vehicle-pictures.ts';
import { createFormFields, findTitle, type FieldSchema, type FormField } from './form-fields.ts';

/** Where the page of a record is, for the link to the deploy preview. */
const previewPaths: Partial<Record<FileKind, string>> = {
  'brands/*.yaml': '{{slug}}',
  'counties/*.yaml': '{{path}}',
  'lists/*.yaml': 'carts/{{slug}}',
  'policies/*.md': '{{path}}',
  'vehicles/*.yaml': 'vehicles/{{slug}}',
};

/** The configuration; `repository` is "owner/name" at GitHub, or undefined where the build knows none. */
export function buildCmsConfig(
  dealer: Dealer,
  findReferenceTargets: (kind: ReferenceKind) => string[],
  repository: string | undefined,
) {
  const makeFields = createFormFields(findReferenceTargets);
  const listFormFields = (kind: FileKind): FormField[] => {
    const fields = makeFields(buildJsonSchema(dataFileSchemas[kind]) as FieldSchema);
    const text = { name: 'body', label: 'Text', widget: 'richtext' };
    return kind.endsWith('.md') ? [text, ...fields] : fields;
  };
  const makeFolder = (kind: FileKind) => {
    const [name = '', extension = ''] = kind.split('/*.');
    const fields = listFormFields(kind);
    const title = findTitle(fields);
    return {
      name,
      label: labelChoice(name),
      folder: `data/${name}`,
      extension,
      format: extension === 'md' ? 'yaml-frontmatter' : 'yaml',
      slug: {
        template: '{{slug}}',
        editable: ['create'],
        hint: 'The last part of its address, in small letters; it never changes later.',
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'use small letters, digits and single hyphens'],
      },
      identifier_field: title,
      summary: `{{${title ?? 'slug'}}}`,
      preview_path: previewPaths[kind],
      fields,
    };
  };
  const makeFile = (kind: FileKind) => {
    const name = kind.replace(/^.*\/|\.yaml$/g, '');
    return { name, label: labelChoice(name), file: `data/${kind}`, fields: listFormFields(kind) };
  };
  const files = fileKinds.filter((kind) => !kind.includes('*'));
  const makeFiles = (arePages: boolean) =>
    files.filter((kind) => kind.startsWith('pages/') === arePages).map(makeFile);
  return {
    backend: { name: 'github', repo: repository ?? 'owner/name', auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
    app_title: repository === undefined ? 'Set REPOSITORY to sign in' : `Edit ${dealer.name}`,
    site_url: dealer.url,
    media_folder: `data/${pictureFolder}`,
    public_folder: '',
    media_libraries: { default: { config: { slugify_filename: true } } },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...fileKinds.filter((kind) => kind.includes('*')).map(makeFolder),
      { name: 'site', label: 'Dealer, rentals, menus', files: makeFiles(false) },
      { name: 'pages', label: 'Pages', files: makeFiles(true) },
    ],
  };
}
