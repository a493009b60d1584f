// What the functions under test know: the content of the small dealer.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildFunctionContent } from '../../netlify/lib/function-content.ts';
import { openContent } from '../../src/content/load.ts';
import { functionContentFile, smallData } from '../data/data-copy.ts';

export function setup(): void {
  mkdirSync(dirname(functionContentFile), { recursive: true });
  const content = buildFunctionContent(openContent(smallData), new Date());
  writeFileSync(functionContentFile, JSON.stringify(content));
}
