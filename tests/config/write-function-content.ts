// What the functions under test know: the content of the small dealer.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildFunctionContent } from '../../netlify/lib/function-content.ts';
import { openRecords, setRecords } from '../../src/content/site-records.ts';
import { functionContentFile, smallData } from '../data/data-copy.ts';

export function setup(): void {
  mkdirSync(dirname(functionContentFile), { recursive: true });
  setRecords(openRecords(smallData));
  writeFileSync(functionContentFile, JSON.stringify(buildFunctionContent(new Date())));
}
