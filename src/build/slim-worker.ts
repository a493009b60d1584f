// A thread of the build: rewrites its part of very many pages (slim-pages.ts).
import { workerData } from 'node:worker_threads';
import { rewritePages, type SlimPlan } from './slim-pages.ts';

const { files, plan } = workerData as { files: string[]; plan: SlimPlan };
rewritePages(files, plan);
