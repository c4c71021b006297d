/** The index of the search, which a page loads when a reader opens the search. */
import { Search } from 'storewire-tools/search';
import type { PageDocument } from '../reference/search-documents.ts';

/** Where the build writes the documents. */
const DOCUMENTS = '/search.json';

export async function loadIndex(): Promise<Search<PageDocument>> {
  const response = await fetch(DOCUMENTS);
  if (!response.ok) throw new Error(`${DOCUMENTS}: ${response.status}`);
  return new Search((await response.json()) as PageDocument[]);
}
