/** Part of `npm run generate`: writes platform/generated/, which is what the platform needs of the contract at run time. */
import { resolve } from 'node:path';
import { writeFolder } from '../../scripts/generate/write.ts';
import { generatePlatform } from './generate.ts';

const root = resolve(import.meta.dirname, '../..');
const started = performance.now();
const files = await generatePlatform(root);
const changed = await writeFolder(resolve(root, 'platform/generated'), files);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${files.size} files of the platform made in ${seconds} s, ${changed} changed`);
