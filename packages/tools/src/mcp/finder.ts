/** Finds calls, error codes, schemas, events and guides by questions. */

import { readEvents } from '../description/events.ts';
import type { Operation } from '../description/operations.ts';
import type { Role } from '../description/x-keys.ts';
import { applicationCodes } from '../error-codes/application-codes.ts';
import { CLIENT_ERRORS, STATUS_ERRORS } from '../error-codes/client-errors.ts';
import {
  callDocument,
  clientErrorDocument,
  codeDocument,
  eventDocument,
  guideDocuments,
  schemaDocument,
} from '../search/documents.ts';
import type { Guide } from '../search/guides.ts';
import { firstSentence } from '../search/plain-text.ts';
import { Search, type SearchDocument } from '../search/search.ts';
import { type Catalog, summaryOf } from './catalog.ts';

/** What a search can be limited to. */
export const KINDS = ['call', 'error', 'event', 'guide', 'schema'] as const;

/** A search: what is found has every property that is given. Only calls have a service and roles. */
export interface SearchInput {
  text?: string | undefined;
  kind?: (typeof KINDS)[number] | undefined;
  service?: string | undefined;
  role?: Role | undefined;
  limit?: number | undefined;
}

const DEFAULT_LIMIT = 20;

/** A document with what a result shows of it. */
interface Entry extends SearchDocument {
  shown: object;
  call?: Operation;
}

/** The index of a catalog and of the guides. */
export class Finder {
  readonly #search: Search<Entry>;

  constructor(catalog: Catalog, guides: readonly Guide[]) {
    this.#search = new Search([
      ...catalog.calls.map((call) => ({ ...callDocument(call), shown: summaryOf(call), call })),
      ...guides.flatMap((guide) =>
        guideDocuments(guide).map((document) => ({ ...document, shown: shownOfGuide(guide, document) })),
      ),
      ...codeDocuments(catalog).map((document) => ({
        ...document,
        shown: { code: document.title, meaning: document.summary },
      })),
      ...readEvents(catalog.document).map((event) => {
        const document = eventDocument(catalog.document, event);
        return {
          ...document,
          shown: { event: event.type, description: document.summary, schema: event.body },
        };
      }),
      ...Object.entries(catalog.document.components?.schemas ?? {})
        .filter(([name]) => catalog.schema(name))
        .map(([name, schema]) => {
          const document = schemaDocument(name, schema);
          return { ...document, shown: { schema: name, description: document.summary } };
        }),
    ]);
  }

  /** What matches, best first. */
  find({ text, kind, service, role, limit = DEFAULT_LIMIT }: SearchInput): {
    total: number;
    found: object[];
  } {
    const found = this.#search
      .find(text)
      .filter(
        (entry) =>
          (!kind || entry.kind === kind) &&
          (!service || entry.call?.service === service) &&
          (!role || entry.call?.allowedRoles.includes(role)),
      );
    return {
      total: found.length,
      found: found.slice(0, limit).map(({ kind, shown }) => ({ kind, ...shown })),
    };
  }
}

const codeDocuments = ({ calls }: Catalog): SearchDocument[] => [
  ...applicationCodes(calls).map(codeDocument),
  ...[...STATUS_ERRORS, ...CLIENT_ERRORS].map(clientErrorDocument),
];

/** A section is named, so that its reader finds it in the guide, with its first sentence. */
const shownOfGuide = ({ id, title, description }: Guide, document: SearchDocument): object => ({
  guide: id,
  title,
  ...(document.anchor === undefined
    ? { description }
    : { section: document.title, description: firstSentence(document.text) }),
});
