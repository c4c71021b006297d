/** The pages of a list: a mock has only the items of an example, which every list ends with. */
import type { IHttpRequest } from '@stoplight/prism-http';
import type { Paging } from '../generate/openapi.ts';
import { isObject, type Node } from '../generate/walk.ts';
import type { Operation } from './operations.ts';

/** Cursors of the mock are the offsets of pages. */
const CURSOR = /^mock-(\d+)$/;

/** The part of an example of a list that a request asks for, with matching counts, offsets and cursors. */
export function toPage(
  body: unknown,
  { operation, request }: { operation: Operation; request: IHttpRequest },
): unknown {
  const paging = operation.extensions?.['x-paging'] as Paging | undefined;
  const items = paging && isObject(body) ? body[paging.items] : undefined;
  if (!paging || !isObject(body) || !Array.isArray(items)) return body;
  const { limit, offset, cursor } = readPaging(paging, inputOf(request));
  const start = cursor === undefined ? (asNumber(offset) ?? 0) : startOf(cursor, items.length);
  const end = Math.min(items.length, start + (asNumber(limit) ?? items.length));
  const page = items.slice(start, end);
  const facts: Node = { count: page.length, offset: start, total: items.length, hasNext: end < items.length };
  const cursors = {
    ...(end < items.length && { next: `mock-${end}` }),
    ...(start > 0 && { prev: `mock-${Math.max(0, start - Math.max(1, end - start))}` }),
  };
  const changed = changeAt({ ...body, [paging.items]: page }, paging.metadata, (metadata) =>
    isObject(metadata)
      ? {
          ...Object.fromEntries(
            Object.entries(metadata).map(([name, value]) => [name, facts[name] ?? value]),
          ),
          ...(paging.kind === 'cursor' && { cursors }),
        }
      : metadata,
  );
  return paging.total === undefined ? changed : changeAt(changed, paging.total, () => items.length);
}

/** Fields with another value at a dotted path, if they have one. */
function changeAt(fields: Node, path: string, change: (value: unknown) => unknown): Node {
  const [name = '', ...rest] = path.split('.');
  if (!Object.hasOwn(fields, name)) return fields;
  const value = fields[name];
  if (rest.length === 0) return { ...fields, [name]: change(value) };
  return isObject(value) ? { ...fields, [name]: changeAt(value, rest.join('.'), change) } : fields;
}

/** A cursor that the mock has not issued is behind the last item. */
const startOf = (cursor: unknown, length: number): number => {
  const [, start] = CURSOR.exec(String(cursor)) ?? [];
  return start === undefined ? length : Number(start);
};

/** Limit, offset and cursor of an input. */
function readPaging({ request, unwrapped = [] }: Paging, input: Node): Node {
  const [wrapper = '', ...names] = request.split('.');
  const isUnwrapped = !(wrapper in input) && unwrapped.some((each) => each in input);
  return (isUnwrapped ? names : [wrapper, ...names]).reduce((value, name) => {
    const inner = value[name];
    return isObject(inner) ? inner : {};
  }, input);
}

/** The input of a call: its JSON, or query parameters with dotted names. */
function inputOf({ body, url }: IHttpRequest): Node {
  if (isObject(body)) return body;
  const input = emptyNode();
  for (const [name, value] of Object.entries(url.query ?? {})) {
    const names = name.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<Node>((fields, each) => {
      const inner = fields[each];
      const next = isObject(inner) ? inner : emptyNode();
      fields[each] = next;
      return next;
    }, input);
    holder[last] = value;
  }
  return input;
}

/** Without a prototype, which a parameter such as `constructor.prototype.a` would change for every object. */
const emptyNode = (): Node => Object.create(null) as Node;

const asNumber = (value: unknown): number | undefined =>
  value === undefined || value === '' || Number.isNaN(Number(value)) ? undefined : Number(value);
