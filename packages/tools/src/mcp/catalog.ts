/** The calls of a description and their schemas, as tools show them. */

import { descriptionWithValues } from '../description/enumerations.ts';
import { messageSchemas } from '../description/message-schemas.ts';
import {
  type Document,
  type Example,
  type Json,
  jsonOf,
  type Response,
  type Schema,
} from '../description/openapi.ts';
import { exposed, type Operation, readOperations } from '../description/operations.ts';
import { resolve } from '../description/references.ts';
import { mapSchemas } from '../description/walk.ts';
import { withoutAllOf } from '../description/without-all-of.ts';
import { exchangeOf } from '../samples/exchange.ts';

/** The calls of a description, by their ids such as `orders.getOrder`. */
export class Catalog {
  readonly document: Document;
  readonly #calls: Map<string, Operation>;
  /** Schemas of inputs and responses by name, in plain JSON Schema. */
  readonly #schemas: Record<string, Schema>;

  constructor(document: Document) {
    const named = withoutAllOf(document);
    this.document = named;
    const calls = exposed(readOperations(named));
    const { requests, responses } = messageSchemas(named, calls);
    this.#calls = new Map(calls.map((call) => [call.id, call]));
    const schemas = { ...requests, ...responses };
    const plain = { ...named, paths: {}, webhooks: {}, components: { schemas } };
    const shown = mapSchemas(plain, (schema) => plainSchema(schema));
    this.#schemas = shown.components?.schemas ?? {};
  }

  /** The call with an id, or with the name of its function. */
  find(id: string): Operation | undefined {
    return this.#calls.get(id) ?? this.calls.find(({ name }) => name === id);
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
    return {
      ...summaryOf(call),
      description: call.description,
      request: `${call.method.toUpperCase()} ${call.path}`,
      needsToken: !call.open,
      input: this.schema(call.inputName) ?? {},
      response: this.schema(call.output ?? '') ?? {},
      errors: call.applicationErrors.map(({ isAssumed: _isAssumed, ...error }) => error),
      example: {
        input: exchangeOf(this.document, call).input,
        response: this.#responseOf(call),
      },
    };
  }

  /** The typical response of a call. */
  #responseOf({ path, method }: Operation): Json | undefined {
    const success = this.document.paths[path]?.[method]?.responses?.['200'];
    const content = success && jsonOf(resolve<Response>(this.document, success).content);
    const { typical, ...others } = content?.examples ?? {};
    const chosen = typical ?? Object.values(others)[0];
    return chosen ? resolve<Example>(this.document, chosen).value : content?.example;
  }
}

/** A schema whose description has the values of an enumeration, without `x-` keys. */
function plainSchema(schema: Schema): Schema {
  const description = descriptionWithValues(schema);
  const plain = Object.entries(schema).filter(([key]) => !key.startsWith('x-') && key !== 'readOnly');
  return { ...Object.fromEntries(plain), ...(description && { description }) };
}

/** One call in a list. */
export const summaryOf = ({
  id,
  summary,
  effect,
  allowedRoles,
  secret,
  deprecated,
  sunset,
}: Operation): object => ({
  operation: id,
  summary,
  effect,
  allowedRoles,
  ...(secret ? { secret } : {}),
  ...(deprecated ? { deprecated } : {}),
  ...(sunset ? { sunset } : {}),
});
