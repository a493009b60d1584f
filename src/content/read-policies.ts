// Reads data/policies/*.md.
import type { Policy } from '../schemas/policy.ts';
import type { Addresses } from './addresses.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';
import { findPolicySlips } from './policy-slips.ts';

/** Policies that pages name, each with the page. */
const linkedByPages: Readonly<Record<string, string>> = { 'rental-policy': 'the page of rentals' };

/** All documents, tokens filled, by title; the body is Markdown. */
export function readPolicies(
  folder: DataFolder,
  rules: TokenRules,
  addresses: Addresses,
  figureIdsByFile: ReadonlyMap<string, readonly string[]>,
) {
  const records = folder.readDocuments('policies', rules);
  const ids = records.map((record) => record.id);
  for (const [id, page] of Object.entries(linkedByPages)) {
    const expected = `this file must exist, since ${page} links to it; "git restore data/policies/${id}.md" brings it back`;
    if (!ids.includes(id)) folder.reportMissing(`data/policies/${id}.md`, id, 'no such file', expected);
  }
  const figureFiles = [...figureIdsByFile.keys()];
  for (const record of records) {
    addresses.claim(record, ['path'], record.value.path, record.value.title);
    addresses.claimHead(record, [
      [['metaTitle'], record.value.metaTitle],
      [['description'], record.value.description],
    ]);
    record.checkReferences('related.*', ids, 'the name of a file in data/policies without .md');
    record.checkReferences('figuresFrom.*', figureFiles, 'the name of a file in data/figures');
    record.value.figuresFrom.forEach((file, index) => {
      const missing = (figureIdsByFile.get(file) ?? []).filter((id) => !record.tokenNames.includes(id));
      for (const id of missing) {
        const expected = `every figure of data/figures/${file}.yaml`;
        record.report(['figuresFrom', index], `${file}, but {{${id}}} is nowhere in the text`, expected);
      }
    });
  }
  const pagePaths = addresses.list();
  for (const { value, writtenBody, reportInText } of records) {
    const ids = value.figuresFrom.flatMap((file) => figureIdsByFile.get(file) ?? []);
    const printedFigures = ids.map((id) => ({ id, text: rules.values[id]?.text ?? '' }));
    const slips = findPolicySlips(writtenBody, {
      pagePaths,
      isLeftOut: (path) => folder.isLeftOut(path),
      printedFigures,
    });
    slips.forEach(reportInText);
  }
  const policies: readonly Policy[] = records
    .map(({ id, value, body }) => ({ ...value, id, body }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  return {
    policies,
    /** A document by its id. Throws when there is none. */
    getPolicy: (id: string): Policy => {
      const policy = policies.find((candidate) => candidate.id === id);
      if (!policy) throw new Error(`no policy with the id "${id}"`);
      return policy;
    },
  };
}
