/** Part of `npm run generate`: writes packages/platform/generated/, which is what the platform needs of the contract at run time. */
import { resolve } from 'node:path';
import { writeFolder } from 'storewire-tools';
import { generatePlatform } from './generate.ts';

const root = resolve(import.meta.dirname, '../../..');
const started = performance.now();
const files = await generatePlatform(root);
const changed = await writeFolder(resolve(root, 'packages/platform/generated'), files);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${files.size} files of the platform made in ${seconds} s, ${changed} changed`);
