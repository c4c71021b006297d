/** The contract in the form of requests and responses. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Reference {
  $ref?: string;
}

/** The parts of a JSON schema that describe properties. */
export interface Schema extends Reference {
  readOnly?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export interface Example extends Reference {
  value?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  example?: unknown;
  examples?: Record<string, Example>;
}

/** A body of a request or response. */
interface Described extends Reference {
  content?: Record<string, { schema: Schema; examples?: Record<string, Example> }>;
}

interface Operation {
  operationId: string;
  'x-allowed-roles': string[];
  'x-effect'?: 'read' | 'write' | 'navigate';
  'x-fallback-of'?: string;
  parameters?: (Parameter | Required<Reference>)[];
  requestBody?: Described;
  responses: Record<string, Described>;
}

interface Wire {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, Example>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Described>;
  };
}

export const wire = JSON.parse(
  // global setups have no `import.meta.resolve`
  readFileSync(createRequire(import.meta.url).resolve('storewire-contract/contract.json'), 'utf8'),
) as Wire;

/** All operations, in the order of their paths. */
export const operations = Object.entries(wire.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

/** The last part of a reference, such as `Order`. */
export const nameOf = ($ref = ''): string => $ref.split('/').at(-1) ?? '';

/** The schema of a body, whose description may be a reference to a response. */
export function schemaOf({ $ref, content }: Described): Schema | undefined {
  const described = $ref === undefined ? content : wire.components.responses[nameOf($ref)]?.content;
  return described?.['application/json']?.schema;
}
