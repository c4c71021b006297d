import { type Call, callOf } from './description.ts';
import { type Sample, sampleNamed } from './inputs.ts';

/** A GET with more characters of query than this goes out as its long form. */
export const LONGEST_QUERY = 4000;

/** Looks for so many requests by their ids that the address would be too long. */
const TOO_MANY_IDS = Array.from(
  { length: 120 },
  (_each, index) => `ab4f6c28-3e7d-4950-b1a8-${String(index).padStart(12, '0')}`,
);

/** What a caller hands to the short form so that its long form is sent. */
export function longSample(fallback: Call): Sample {
  const short = sampleNamed(callOf(fallback.fallbackOf ?? ''), 'full');
  const body = {
    query: {
      filter: { id: { $in: TOO_MANY_IDS } },
      sort: [{ fieldName: 'createdDate', order: 'ASC' }],
      cursorPaging: { limit: 100 },
    },
  };
  if (JSON.stringify(Object.keys(short.input)) !== JSON.stringify(Object.keys(body)))
    throw new Error(`${fallback.id} does not take a query any more`);
  return { name: 'long', input: body, path: fallback.path, query: [], body };
}
