/** `x-codeSamples` of a document: what viewers such as Redoc show next to a call. */
import { canonicalise } from '../generate/canonical.ts';
import type { Document } from '../generate/openapi.ts';
import { exposed, readOperations } from '../generate/operations.ts';
import { makeViews } from '../generate/views.ts';
import { samplesOf } from './samples.ts';

const LABELS = new Map([
  ['Client', { lang: 'TypeScript', label: 'storewire' }],
  ['curl', { lang: 'Shell', label: 'curl' }],
]);

/** The portable form of a description with samples in TypeScript and for curl. */
export function withCodeSamples(portable: Document, source: Document): Document {
  const document = canonicalise(source);
  const operations = readOperations(document);
  const contract = { document, views: makeViews(document, operations) };
  const copy = structuredClone(portable);
  for (const call of exposed(operations)) {
    const operation = copy.paths[call.path]?.[call.method];
    if (!operation) continue;
    operation['x-codeSamples'] = samplesOf(contract, call).flatMap(({ title, code }) => {
      const label = LABELS.get(title);
      return label ? [{ ...label, source: code }] : [];
    });
  }
  return copy;
}
