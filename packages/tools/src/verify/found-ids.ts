import type { Document, Schema } from '../description/openapi.ts';
import type { Operation } from '../description/operations.ts';
import { resolve } from '../description/references.ts';

/** Of categories: a shop has one tree. */
const TREE = 'treeReference';

/** The ids and slugs of the first items of lists, from which the inputs of other calls are made. */
export class FoundIds {
  readonly #document: Document;
  /** By the names of the lists, and by services. */
  readonly #items = new Map<string, { id?: string; slug?: string }>();

  constructor(document: Document) {
    this.#document = document;
  }

  keep({ service }: Operation, body: unknown): void {
    for (const [name, list] of Object.entries(Object(body))) {
      const [item] = Array.isArray(list) ? list : [];
      const { id, _id = id, slug } = Object(item);
      if (typeof _id !== 'string') continue;
      for (const key of [name, service]) if (!this.#items.has(key)) this.#items.set(key, { id: _id, slug });
    }
  }

  /** The input of a call. Undefined if it needs more than what was found. */
  inputFor(operation: Operation): Record<string, unknown> | undefined {
    const { pathParameters, queryParameters, body, packed } = operation;
    const schema = resolve<Schema>(this.#document, body ?? packed ?? {});
    const parameters = [...pathParameters, ...queryParameters.filter(({ required }) => required)];
    const names = [...parameters.map(({ name }) => name), ...(schema.required ?? [])];
    const input: Record<string, unknown> = {};
    for (const name of names.filter((each) => !each.startsWith(TREE))) {
      input[name] = this.#valueOf(operation, name) ?? emptyValue(this.#document, schema.properties?.[name]);
      if (input[name] === undefined) return undefined;
    }
    if (TREE in (schema.properties ?? {}) || names.some((name) => name.startsWith(TREE)))
      input[TREE] = { appNamespace: '@wix/stores' };
    return input;
  }

  #valueOf({ service, path }: Operation, name: string): string | string[] | undefined {
    if (name === 'id' || name === 'slug') {
      const item = this.#items.get(nounBefore(path, name)) ?? this.#items.get(service);
      return item?.[name];
    }
    // orderIds, ecomOrderId, fileId
    const [, noun, isList] = /([A-Z]?[a-z]+)Id(s?)$/.exec(name) ?? [];
    const id = noun && this.#items.get(`${noun.toLowerCase()}s`)?.id;
    return id && isList ? [id] : id;
  }
}

/** What a path has before a parameter, as the name of a list: `inventoryItems` in `/inventory-items/{id}`. */
function nounBefore(path: string, name: string): string {
  const noun =
    path
      .split(`{${name}}`)[0]
      ?.replace(/\/(?:slug\/)?$/, '')
      .split('/')
      .at(-1) ?? '';
  return noun.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

/** What needs nothing, such as a query. */
function emptyValue(document: Document, property: Schema = {}): object | undefined {
  const { type, required } = resolve<Schema>(document, property);
  return type === 'object' && !required ? {} : undefined;
}
