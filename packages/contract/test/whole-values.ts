import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The part of the contract that these tests read, independently of the generators. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
}

interface Call {
  operationId: string;
  description?: string;
  'x-fallback-of'?: string;
  parameters?: { $ref?: string; name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, { name: string; in: string }> };
}

export const contract: Contract = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
);

/** Every exposed call with a body or a JSON answer. */
export const calls: Call[] = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .filter((call) => call.operationId && !call['x-fallback-of']);

/** The same value twice: as it travels, and as callers have it. */
interface Pair {
  wire: unknown;
  pleasant: unknown;
  /** How many numbers it has. */
  count: number;
}

const NOT_FINITE = [
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
] as const;

/** Data that no contract knows, with the texts of such numbers. */
export const freeForm = {
  name: 'NaN',
  price: 'Infinity',
  x: ['-Infinity'],
  more: { value: 'NaN' },
};

/**
 * A value with every member there is, all free texts of which read NaN, and in which every number is
 * one that JSON cannot hold.
 */
export function whole(schema: Schema, path: readonly string[] = []): Pair {
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const isDeep = path.filter((each) => each === name).length > 1;
    // not empty: some calls need complete filters
    return isDeep ? same({ isDeep }) : whole(contract.components.schemas[name] ?? {}, [...path, name]);
  }
  if ([schema.type].flat().includes('number')) {
    const [wire, pleasant] = NOT_FINITE[path.length % NOT_FINITE.length] ?? NOT_FINITE[0];
    return { wire, pleasant, count: 1 };
  }
  if (schema.allOf) return joined(schema.allOf.map((part) => whole(part, path)));
  if (schema.oneOf) return whole(schema.oneOf[0] ?? {}, path);
  if (schema.items) {
    const item = whole(schema.items, path);
    return { wire: [item.wire, item.wire], pleasant: [item.pleasant, item.pleasant], count: item.count };
  }
  const { properties, additionalProperties: others } = schema;
  if (properties || typeof others === 'object') {
    const named = Object.entries(properties ?? {}).map(([name, member]) =>
      inside(name, whole(member, [...path, name])),
    );
    const mapped = typeof others === 'object' ? whole(others, path) : same(freeForm);
    return joined([...named, inside('a name that the contract does not have', mapped)]);
  }
  const types = [schema.type].flat();
  if (types.includes('object') || !schema.type) return same(freeForm);
  if (types.includes('boolean')) return same(true);
  if (types.includes('string')) return same(schema.pattern || schema.format ? '1' : 'NaN');
  return same(1);
}

const same = (value: unknown): Pair => ({ wire: value, pleasant: value, count: 0 });

const inside = (name: string, { wire, pleasant, count }: Pair): Pair => ({
  wire: { [name]: wire },
  pleasant: { [name]: pleasant },
  count,
});

const joined = (parts: Pair[]): Pair => ({
  wire: Object.assign({}, ...parts.map(({ wire }) => wire)),
  pleasant: Object.assign({}, ...parts.map(({ pleasant }) => pleasant)),
  count: parts.reduce((sum, { count }) => sum + count, 0),
});
