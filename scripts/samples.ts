/** `npm run check:samples [-- PAGE …]`: compiles the samples of all guides and of the README, or those of single pages. */
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compile, importsGenerated, SAMPLE_PAGES, type Sample, samplesOf } from 'storewire-dev-kit/samples';

const root = resolve(import.meta.dirname, '..');
const named = process.argv.slice(2);
const samples: Sample[] = [];
for await (const page of named.length > 0 ? named : glob(SAMPLE_PAGES, { cwd: root }))
  samples.push(...samplesOf(page, await readFile(join(root, page), 'utf8')));
const own = samples.filter((sample) => !importsGenerated(sample));
const errors = own.length > 0 ? await compile(own) : [];
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
