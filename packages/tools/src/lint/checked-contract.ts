/** The contract that the rules check: the bundled description, its calls, and where each part was written. */
import type { LocationObject, UserContext } from '@redocly/openapi-core';
import { type Document, type OperationObject, operationsOf } from '../description/openapi.ts';
import { type Operation, readOperations } from '../description/operations.ts';
import { pointerTo } from '../description/references.ts';
import { type SchemaReader, schemaReader } from '../description/schema-reader.ts';
import type { SourceLocations } from '../description/source-locations.ts';
import { withoutAllOf } from '../description/without-all-of.ts';

/** A rule over each call. What it finds is reported at a key of the operation. */
export type CallRule = (call: Operation) => Iterable<{ message: string; key?: keyof OperationObject }>;

export class CheckedContract {
  /** The description as it is written, in one document. */
  readonly document: Document;
  readonly read: SchemaReader;
  readonly calls: ReadonlyMap<string, Operation>;
  /** The operations as they are written, by id. */
  readonly operations: ReadonlyMap<string, OperationObject>;
  readonly #locations: SourceLocations;

  constructor(document: Document, locations: SourceLocations) {
    this.document = document;
    const joined = withoutAllOf(document);
    this.read = schemaReader(joined);
    this.calls = new Map(readOperations(joined).map((call) => [call.id, call]));
    this.operations = new Map(
      [...operationsOf(document)].map(({ operation }) => [operation.operationId ?? '', operation]),
    );
    this.#locations = locations;
  }

  /** Where something in a named schema or example is written: a place in the schema or the example. */
  inNamed(name: string, path: readonly string[]): LocationObject | undefined {
    const named = this.#locations.get(name);
    if (!named) return undefined;
    const pointer = named.pointer === '#/' ? '#' : named.pointer;
    return { source: named.source, pointer: `${pointer}${pointerTo(path).slice(1)}`, reportOnKey: false };
  }

  /** Where the id of an operation was written. */
  ofOperation(method: string, path: string): LocationObject | undefined {
    return this.#locations.get(`${method.toUpperCase()} ${path}`);
  }

  /** A rule of Redocly. Operations of webhooks are no calls. */
  perCall(check: CallRule) {
    return () => ({
      Operation: ({ operationId }: { operationId?: string }, { report, location }: UserContext) => {
        const call = this.calls.get(operationId ?? '');
        if (!call) return;
        for (const { message, key = 'operationId' } of check(call))
          report({ message: `${call.id}: ${message}`, location: location.child([key]) });
      },
    });
  }

  /** The names of the properties of the flat input of a call. */
  inputOf({ bodyName, body, packed, pathParameters, queryParameters }: Operation): Set<string> {
    const parameters = [...pathParameters, ...queryParameters].map(({ name }) => name.split('.', 1)[0] ?? '');
    const properties = [packed, body].flatMap((part) => this.read.properties(part).map(([name]) => name));
    return new Set([...parameters, ...(bodyName === undefined ? properties : [bodyName])]);
  }
}
