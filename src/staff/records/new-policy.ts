// `npm run new policy`: a file in data/policies.
import { idSchema, textSchema } from '../../schemas/fields.ts';
import { policySchema } from '../../features/policies/policy.schema.ts';
import { pickFields, readText, type RecordKind } from './record-kind.ts';
import { formatYaml, readComment, suggestId } from './record-text.ts';

const inShort = policySchema.shape.inShort.element.shape;

/** A policy with its first paragraph; it quotes no file of figures yet. */
export const policyKind: RecordKind = {
  listQuestions(answers, known) {
    const { shape } = policySchema;
    const id = suggestId(readText(answers, 'title'));
    return [
      { key: 'title', schema: shape.title },
      {
        key: 'id',
        schema: idSchema.describe('Name of its file, without .md.'),
        taken: known.policyIds,
        preset: id,
      },
      {
        key: 'path',
        schema: shape.path,
        taken: known.pagePaths,
        preset: `/policies/${readText(answers, 'id') || id}`,
      },
      { key: 'metaTitle', schema: shape.metaTitle, preset: readText(answers, 'title') },
      { key: 'description', schema: shape.description },
      { key: 'keywords', schema: shape.keywords },
      { key: 'summary', schema: shape.summary },
      { key: 'hero', schema: shape.hero },
      { key: 'effectiveDate', schema: shape.effectiveDate, preset: known.today },
      { key: 'lastReviewed', schema: shape.lastReviewed, preset: known.today },
      ...[1, 2, 3].flatMap((number) => [
        { key: `inShort ${number} label`, schema: inShort.label },
        { key: `inShort ${number} value`, schema: inShort.value },
      ]),
      { key: 'related', schema: shape.related },
      {
        key: 'text',
        schema: textSchema.describe('The first paragraph; write the rest in the file afterwards.'),
      },
    ];
  },
  findConflict: () => undefined,
  buildFile(answers, known) {
    const { id, path, text } = answers as { id: string; path: string; text: string };
    const [modelId = ''] = known.policyIds;
    const comment = readComment(known.texts.get(`policies/${modelId}.md`)?.replace(/^---\n/, ''));
    const fields = ['path', 'title', 'metaTitle', 'description', 'keywords', 'summary', 'hero'];
    const record = {
      ...pickFields(answers, [...fields, 'effectiveDate', 'lastReviewed']),
      inShort: [1, 2, 3].map((number) => ({
        label: answers[`inShort ${number} label`],
        value: answers[`inShort ${number} value`],
      })),
      figuresFrom: [],
      related: answers['related'],
    };
    return {
      path: `policies/${id}.md`,
      text: `---\n${comment}${formatYaml(record)}---\n\n${text}\n`,
      nextSteps: [
        `Write the text below the second line of hyphens in data/policies/${id}.md; "## " in front makes a heading.`,
        `Look at it: npm run dev, then http://localhost:8888${path}`,
      ],
    };
  },
};
