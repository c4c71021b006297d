/**
 * Finds calls, error codes, schemas, events and guides by questions: the search of the MCP server and of the docs.
 * It runs in browsers, too.
 */
import MiniSearch from 'minisearch';
import { isName, namesIn, type Synonyms, Vocabulary } from './words.ts';

/** What is found. */
export interface SearchDocument {
  kind: 'call' | 'error' | 'event' | 'guide' | 'page' | 'schema';
  /** Unique in its kind, but for sections of a guide: `orders.getOrder`, `ORDER_NOT_FOUND`, `Order`, `cart`. */
  id: string;
  title: string;
  /** What it is for, in one or two sentences. */
  summary: string;
  /** More text that it is found by. */
  text: string;
  /** Where it is on its page, for example the section of a guide. */
  anchor?: string;
  /** What people say for the words of the subject of a guide. */
  synonyms?: Synonyms;
  /** The call to use instead of this one, which is deprecated. Empty if there is no such call. */
  successor?: string;
}

/** How much a match counts, by where it is. */
const FIELDS = { id: 1, title: 3, summary: 1, text: 0.5 };

/** How much a match counts, by what it is in: readers look for what they can do, then for what it is made of. */
const KINDS: Record<SearchDocument['kind'], number> = {
  call: 1,
  guide: 1,
  error: 0.6,
  event: 0.7,
  page: 0.4,
  schema: 0.25,
};

/** How much a match in a deprecated call counts. */
const DEPRECATED = 0.4;

/** How much a match counts in a call that removes something, which readers name when they look for it. */
const REMOVAL = 0.6;

/** How much a match of the name of a document counts. */
const NAMED = 6;

/** An index of documents in memory. */
export class Search<Found extends SearchDocument> {
  readonly #documents: readonly Found[];
  readonly #index: MiniSearch<SearchDocument & { key: number }>;

  constructor(documents: readonly Found[]) {
    this.#documents = documents;
    const vocabulary = new Vocabulary(documents.flatMap(({ synonyms }) => (synonyms ? [synonyms] : [])));
    this.#index = new MiniSearch({
      idField: 'key',
      fields: Object.keys(FIELDS),
      tokenize: (text) => vocabulary.wordsOf(text),
      processTerm: (word) => word,
    });
    this.#index.addAll(documents.map((document, key) => ({ ...document, key })));
  }

  /** The documents that have words of the question or similar ones, the best first; all of them without a question. */
  find(question = ''): Found[] {
    const found = this.#index.search(question.trim() || MiniSearch.wildcard, {
      boost: FIELDS,
      prefix: (word) => word.length > 3 && !isName(word),
      fuzzy: typosIn,
      boostDocument: (key: number, word) => weightOf(this.#documents[key], word),
    });
    const best = new Map<string, { document: Found; score: number }>();
    for (const { id, score } of found) {
      const document = this.#documents[id as number];
      if (document && !best.has(nameOf(document))) best.set(nameOf(document), { document, score });
    }
    // before a deprecated call comes the one to use instead
    for (const { document, score } of [...best.values()]) {
      const successor = this.#successorOf(document);
      if (!successor) continue;
      const own = best.get(nameOf(successor))?.score ?? 0;
      best.set(nameOf(successor), { document: successor, score: Math.max(own, score * 1.001) });
    }
    return [...best.values()]
      .toSorted((one, other) => other.score - one.score)
      .map(({ document }) => document);
  }

  #successorOf({ successor }: SearchDocument): Found | undefined {
    return this.#documents.find(({ kind, id }) => kind === 'call' && id === successor);
  }
}

const nameOf = ({ kind, id }: SearchDocument): string => `${kind} ${id}`;

/** How much a match of a word counts in a document. */
function weightOf(document: SearchDocument | undefined, word: string): number {
  if (!document) return 0;
  if (isName(word) && namesIn(document.id).includes(word)) return NAMED;
  const isRemoval = document.kind === 'call' && /^(?:Delete|Remove) /.test(document.title);
  return (
    KINDS[document.kind] * (document.successor === undefined ? 1 : DEPRECATED) * (isRemoval ? REMOVAL : 1)
  );
}

/** How many letters of a word may be wrong. Of names, more of them are similar to each other. */
const typosIn = (word: string): number => {
  if (isName(word)) return 1;
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
};
