/** The calls of a description and their schemas, as tools show them. */
import { lowerConstraints } from '../generate/constraints.ts';
import { nameTypes } from '../generate/enumerations.ts';
import { changeSchemas } from '../generate/normalise/walk.ts';
import { type Document, type OperationObject, operationsOf, type Schema } from '../generate/openapi.ts';
import { exposed, type Operation, readOperations } from '../generate/operations.ts';
import { plainSchema } from '../generate/portable/portable.ts';
import { makeViews } from '../generate/views.ts';
import { expandKeys } from '../generate/wire.ts';
import { inputExample, outputExample } from './examples.ts';

/** Who may be asked for in a search. */
export const CALLERS = ['visitor', 'member', 'merchant'] as const;

/** A search: every word must occur, and a call must have every property that is given. */
export interface Search {
  text?: string | undefined;
  service?: string | undefined;
  caller?: string | undefined;
  limit?: number | undefined;
}

const DEFAULT_LIMIT = 20;

/** The calls of a description, by their ids such as `orders.getOrder`. */
export class Catalog {
  readonly #document: Document;
  readonly #calls: Map<string, Operation>;
  readonly #sources: Map<string, OperationObject>;
  /** Schemas of inputs and responses by name, in plain JSON Schema. */
  readonly #schemas: Record<string, Schema>;

  constructor(document: Document) {
    this.#document = document;
    const named = nameTypes(expandKeys(document));
    const calls = exposed(readOperations(named));
    const { requests, responses } = makeViews(named, calls);
    this.#calls = new Map(calls.map((call) => [call.id, call]));
    this.#sources = new Map(
      [...operationsOf(document)].map(({ operation }) => [operation.operationId ?? '', operation]),
    );
    const schemas = { ...requests, ...responses };
    const plain = lowerConstraints({ ...named, paths: {}, webhooks: {}, components: { schemas } });
    changeSchemas({ ...plain }, (schema) => plainSchema(withRequirements(schema)));
    this.#schemas = plain.components?.schemas ?? {};
  }

  /** The call with an id, or with a name that only one service has. */
  find(id: string): Operation | undefined {
    const named = [...this.#calls.values()].filter(({ name }) => name === id);
    return this.#calls.get(id) ?? (named.length === 1 ? named[0] : undefined);
  }

  /** The services with calls that are not deprecated. */
  get services(): string[] {
    const lasting = [...this.#calls.values()].filter(({ deprecated }) => !deprecated);
    return [...new Set(lasting.map(({ service }) => service))];
  }

  schema(name: string): Schema | undefined {
    return Object.hasOwn(this.#schemas, name) ? this.#schemas[name] : undefined;
  }

  /** The calls that match, best first. */
  search({ text = '', service, caller, limit = DEFAULT_LIMIT }: Search): { total: number; calls: object[] } {
    const words = wordsOf(text);
    const found = [...this.#calls.values()]
      .filter((call) => (!service || call.service === service) && (!caller || call.callers.includes(caller)))
      .map((call) => ({ call, score: scoreOf(call, words) }))
      .filter(({ score }) => words.length === 0 || score > 0)
      .toSorted(
        (one, other) =>
          other.score - one.score || Number(one.call.deprecated) - Number(other.call.deprecated),
      );
    return { total: found.length, calls: found.slice(0, limit).map(({ call }) => summaryOf(call)) };
  }

  /** Everything about one call that is needed to make it. */
  describe(call: Operation): object {
    const source = this.#sources.get(call.id) ?? {};
    return {
      ...summaryOf(call),
      description: call.description,
      request: `${call.method.toUpperCase()} ${call.wirePath}`,
      needsToken: !call.open,
      input: this.schema(call.inputName) ?? {},
      response: this.schema(call.output ?? '') ?? {},
      errors: call.applicationErrors.map(({ code, status, description }) => ({ code, status, description })),
      example: {
        input: inputExample(this.#document, call, source),
        response: outputExample(this.#document, source),
      },
    };
  }
}

/** A schema that says in plain JSON Schema which properties some of must be present. */
const withRequirements = ({ 'x-any-required': lists = [], ...schema }: Schema): Schema =>
  lists.length === 0
    ? schema
    : {
        ...schema,
        allOf: [
          ...(schema.allOf ?? []),
          ...lists.map((groups) => ({ anyOf: groups.map((required) => ({ required })) })),
        ],
      };

const summaryOf = ({ id, summary, effect, callers, secret, deprecated, sunset }: Operation): object => ({
  operation: id,
  summary,
  effect,
  callers,
  ...(secret ? { secret } : {}),
  ...(deprecated ? { deprecated } : {}),
  ...(sunset ? { sunset } : {}),
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** How well a call matches all words: its id counts most, and half of it if it is deprecated. 0 if a word does not occur. */
function scoreOf(
  { id, summary, description, wirePath, deprecated }: Operation,
  words: readonly string[],
): number {
  const texts = [id, summary, `${description} ${wirePath}`].map((text) => text.toLowerCase());
  const scores = words.map((word) => {
    // `orders` finds `getOrder` too
    const stem = word.length > 3 ? word.replace(/s$/, '') : word;
    const place = texts.findIndex((text) => text.includes(stem));
    return place < 0 ? 0 : 3 - place;
  });
  if (scores.some((score) => score === 0)) return 0;
  const sum = scores.reduce((total, score) => total + score, 0);
  return deprecated ? sum / 2 : sum;
}
