import { join } from 'node:path';
import type { Schema } from 'storewire-tools';
import {
  BANNER,
  decimalLimits,
  exposed,
  kindOf,
  messageSchemas,
  readDescription,
  readEvents,
  readOperations,
  withoutAllOf,
} from 'storewire-tools';
import { makeEventBodies } from './event-bodies.ts';
import { makeExamples } from './examples.ts';
import { makeFilters, makeSorts } from './filters.ts';
import { makeGraphql } from './graphql.ts';
import { makeResponseSchemas } from './response-schemas.ts';
import { makeRoutes } from './routes.ts';
import { validatedSchemas } from './schemas.ts';
import { compileValidators, EMAIL_ADDRESS } from './validators.ts';

/** The files of generated/ that are made from the description, as file name → text. */
export async function makeTables(root: string): Promise<Map<string, string>> {
  const description = await readDescription(join(root, 'openapi/openapi.yaml'));
  const document = withoutAllOf(description);
  const operations = readOperations(document);
  const schemas = messageSchemas(document, operations);
  const { requests, responses } = schemas;
  const inputs = new Map(exposed(operations).map(({ name, inputName }) => [name, inputName]));
  return new Map([
    ['routes.ts', routesFile(makeRoutes(document, operations))],
    ['filters.ts', filtersFile(makeFilters(requests), makeSorts(requests))],
    ['events.ts', eventsFile(readEvents(document))],
    ['event-bodies.js', textFile('eventBodies', makeEventBodies(document, responses))],
    ['event-bodies.d.ts', EVENT_BODY_TYPES],
    ['response-schemas.js', textFile('responseSchemas', makeResponseSchemas(operations, responses))],
    ['response-schemas.d.ts', RESPONSE_TYPES],
    ['examples.js', textFile('exampleTable', makeExamples(document))],
    ['examples.d.ts', EXAMPLE_TYPES],
    ['decimals.js', decimalsFile(requests)],
    ['decimals.d.ts', DECIMAL_TYPES],
    ['graphql.ts', graphqlFile(makeGraphql(schemas, operations))],
    ['validators.js', await compileValidators(validatedSchemas(requests, REQUESTS), inputs)],
    ['validators.d.ts', validatorTypes([...inputs.keys(), EMAIL_ADDRESS])],
  ]);
}

/** The form of the schemas of requests. */
const REQUESTS = { isClosed: true, hasOwnKeywords: true };

const json = (value: unknown): string => JSON.stringify(value, null, 1);

const routesFile = (routes: unknown): string => `${BANNER}
import type { Route } from '../src/kernel/generated-tables/route.ts';

/** Every call of the contract in each of its forms. */
export const routes: readonly Route[] = ${json(routes)};
`;

const filtersFile = (filters: unknown, sorts: unknown): string => `${BANNER}
import type { FilterFields } from '../src/kernel/generated-tables/filter-fields.ts';

/** The fields that lists can be filtered by, with their operators. */
export const filters = ${json(filters)} as const satisfies Record<string, FilterFields>;

/** The fields that lists can be sorted by. */
export const sorts = ${json(sorts)} as const satisfies Record<string, readonly string[]>;
`;

/** How each event is sent. Bare events have no envelope, and thus neither entity nor slug. */
function eventsFile(events: ReturnType<typeof readEvents>): string {
  const entries = events.map((event) => {
    const { type, slug } = event;
    const kind = kindOf(event);
    return [type, kind === 'bare' ? { kind } : { kind, entityFqdn: type.slice(0, -slug.length - 1), slug }];
  });
  return `${BANNER}
import type { EventForms } from '../src/kernel/generated-tables/event-forms.ts';

/** How each event of the contract is sent. */
export const eventForms: EventForms = ${json(Object.fromEntries(entries))};
`;
}

/** A table as text, because it is read faster and less often than code. */
const textFile = (name: string, table: unknown): string => `${BANNER}

let table;
export const ${name} = () => (table ??= JSON.parse(${ascii(JSON.stringify(JSON.stringify(table)))}));
`;

const EVENT_BODY_TYPES = `${BANNER}
import type { Events } from 'storewire';

/** An event of the contract with content to emit, of which some fields may be replaced. */
interface EventBody {
  /** The entity of the example. */
  entityId: string;
  /** The example: an object with \`entity\` or \`data\`, or with neither. */
  content: Readonly<Record<string, unknown>>;
  /** The JSON Schema of fields that replace those of the example. It refers to the schemas that all share. */
  fields: object;
}

interface EventBodies {
  events: Readonly<Record<keyof Events, EventBody>>;
  schemas: Readonly<Record<string, object>>;
}

/** What each event of the contract says, by its type. */
export declare const eventBodies: () => EventBodies;
`;

const RESPONSE_TYPES = `${BANNER}

interface ResponseSchemas {
  /** The name of the schema of what a call returns, by the id of the call. */
  calls: Readonly<Record<string, string>>;
  /** JSON Schemas, which refer to each other. */
  schemas: Readonly<Record<string, object>>;
}

/** What calls return. Enumerations are closed. */
export declare const responseSchemas: () => ResponseSchemas;
`;

const EXAMPLE_TYPES = `${BANNER}

interface Examples {
  /** Each response is listed once. */
  responses: readonly (readonly [status: number, body: unknown])[];
  /** By id of a call and name of an example: an index of the responses. */
  calls: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Bodies of requests, by id of a call and name of an example. */
  requests: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The examples of the contract. */
export declare const exampleTable: () => Examples;
`;

/** The same text without the characters that need two bytes in memory. */
const ascii = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Validators check decimal limits by their pattern, which does not say which limit is exceeded. */
function decimalsFile(schemas: Readonly<Record<string, Schema>>): string {
  const limits: Record<string, unknown> = {};
  JSON.stringify(schemas, (_key, value: Schema | null) => {
    if (value?.format === 'decimal') {
      const pattern = String(value['pattern']);
      limits[pattern] = decimalLimits(pattern);
    }
    return value;
  });
  return `${BANNER}

export const decimalLimits = ${json(limits)};
`;
}

const DECIMAL_TYPES = `${BANNER}
import type { DecimalLimits } from '../src/kernel/generated-tables/decimal-limits.ts';

/** The limits of decimal numbers by the pattern that they are validated with. */
export declare const decimalLimits: Readonly<Record<string, DecimalLimits>>;
`;

const graphqlFile = (text: string): string => `${BANNER}

/** The GraphQL schema of the platform. */
export const graphqlSchema = ${json(text.split('\n'))}.join('\\n');
`;

const validatorTypes = (names: readonly string[]): string => `${BANNER}
import type { RequestValidator } from '../src/kernel/generated-tables/request-validator.ts';

${names.map((name) => `export declare const ${name}: RequestValidator;`).join('\n')}
`;
