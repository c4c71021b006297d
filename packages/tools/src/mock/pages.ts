/** The pages of a list: a mock has only the items of an example, which every list ends with. */
import type { Input } from './requests.ts';

type Fields = Record<string, unknown>;

/** `x-paging` of a call. */
interface Paging {
  kind: 'cursor' | 'offset';
  request: string;
  unwrapped?: string[];
  items: string;
  metadata: string;
  total?: string;
}

/** Cursors of the mock are the offsets of pages. */
const CURSOR = /^mock-(\d+)$/;

/**
 * The part of an example of a list that a request asks for, with matching counts, offsets and cursors. Of a
 * filter, only conditions of equality are applied, and only if an item of the example meets them.
 */
export function toPage(body: unknown, { resource, element }: Input): unknown {
  const paging = resource.extensions?.['x-paging'] as Paging | undefined;
  const all = paging && isFields(body) ? body[paging.items] : undefined;
  if (!paging || !isFields(body) || !Array.isArray(all)) return body;
  const { filter, ...query } = readQuery(paging, inputOf(element));
  const { limit, offset, cursor } = fieldsOf(query['paging']);
  const found = all.filter((item) => meetsEqualities(item, fieldsOf(filter)));
  const items = found.length > 0 ? found : all;
  const start = cursor === undefined ? (asNumber(offset) ?? 0) : startOf(cursor, items.length);
  const end = Math.min(items.length, start + (asNumber(limit) ?? items.length));
  const page = items.slice(start, end);
  const changed = changeAt({ ...body, [paging.items]: page }, paging.metadata, (metadata) =>
    isFields(metadata)
      ? {
          ...metadata,
          ...('count' in metadata && { count: page.length }),
          ...('offset' in metadata && { offset: start }),
          ...('total' in metadata && { total: items.length }),
          ...('hasNext' in metadata && { hasNext: end < items.length }),
          ...(paging.kind === 'cursor' && {
            cursors: {
              ...(end < items.length && { next: `mock-${end}` }),
              ...(start > 0 && { prev: `mock-${Math.max(0, start - Math.max(1, end - start))}` }),
            },
          }),
        }
      : metadata,
  );
  return paging.total === undefined ? changed : changeAt(changed, paging.total, () => items.length);
}

/** Fields with another value at a dotted path, if they have one. */
function changeAt(fields: Fields, path: string, change: (value: unknown) => unknown): Fields {
  const [name = '', ...rest] = path.split('.');
  if (!Object.hasOwn(fields, name)) return fields;
  const value = fields[name];
  if (rest.length === 0) return { ...fields, [name]: change(value) };
  return isFields(value) ? { ...fields, [name]: changeAt(value, rest.join('.'), change) } : fields;
}

/** A cursor that the mock has not issued is behind the last item. */
const startOf = (cursor: unknown, length: number): number => {
  const [, start] = CURSOR.exec(String(cursor)) ?? [];
  return start === undefined ? length : Number(start);
};

/** Filter, and limit, offset and cursor, of an input. */
function readQuery({ request, unwrapped = [] }: Paging, input: Fields): { filter: unknown; paging: unknown } {
  const names = request.split('.');
  const name = names.pop() ?? '';
  const [wrapper = ''] = names;
  const path = !(wrapper in input) && unwrapped.some((each) => each in input) ? [] : names;
  const query = path.reduce<Fields>((value, each) => fieldsOf(value[each]), input);
  return { filter: query['filter'], paging: query[name] };
}

const meetsEqualities = (item: unknown, filter: Fields): boolean =>
  Object.entries(filter).every(([name, condition]) => {
    const expected = isFields(condition) ? condition['$eq'] : condition;
    return !isFields(item) || !(name in item) || typeof expected !== 'string' || item[name] === expected;
  });

/** The input of a call: a JSON body, the packed parameter, or query parameters with dotted names. */
function inputOf({ body, url }: Input['element']): Fields {
  if (isFields(body)) return body;
  const query = url.query ?? {};
  const packed = query['.r'];
  if (typeof packed === 'string') return JSON.parse(Buffer.from(packed, 'base64url').toString()) as Fields;
  const input = emptyFields();
  for (const [name, value] of Object.entries(query)) {
    const names = name.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<Fields>((fields, each) => {
      const inner = isFields(fields[each]) ? fields[each] : emptyFields();
      fields[each] = inner;
      return inner;
    }, input);
    holder[last] = value;
  }
  return input;
}

/** Without a prototype, which a parameter such as `constructor.prototype.a` would change for every object. */
const emptyFields = (): Fields => Object.create(null) as Fields;

const asNumber = (value: unknown): number | undefined =>
  value === undefined || value === '' || Number.isNaN(Number(value)) ? undefined : Number(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
