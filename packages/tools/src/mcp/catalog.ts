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

/** The calls of a description, by their ids such as `orders.getOrder`. */
export class Catalog {
  /** With a name for each type. */
  readonly document: Document;
  readonly #source: Document;
  readonly #calls: Map<string, Operation>;
  readonly #sources: Map<string, OperationObject>;
  /** Schemas of inputs and responses by name, in plain JSON Schema. */
  readonly #schemas: Record<string, Schema>;

  constructor(document: Document) {
    const named = nameTypes(expandKeys(document));
    this.document = named;
    this.#source = document;
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
    const named = this.calls.filter(({ name }) => name === id);
    return this.#calls.get(id) ?? (named.length === 1 ? named[0] : undefined);
  }

  get calls(): Operation[] {
    return [...this.#calls.values()];
  }

  /** The services with calls that are not deprecated. */
  get services(): string[] {
    const lasting = this.calls.filter(({ deprecated }) => !deprecated);
    return [...new Set(lasting.map(({ service }) => service))];
  }

  schema(name: string): Schema | undefined {
    return Object.hasOwn(this.#schemas, name) ? this.#schemas[name] : undefined;
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
      errors: call.applicationErrors.map(({ assumed: _assumed, ...error }) => error),
      example: {
        input: inputExample(this.#source, call, source),
        response: outputExample(this.#source, source),
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

/** One call in a list. */
export const summaryOf = ({
  id,
  summary,
  effect,
  callers,
  secret,
  deprecated,
  sunset,
}: Operation): object => ({
  operation: id,
  summary,
  effect,
  callers,
  ...(secret ? { secret } : {}),
  ...(deprecated ? { deprecated } : {}),
  ...(sunset ? { sunset } : {}),
});
