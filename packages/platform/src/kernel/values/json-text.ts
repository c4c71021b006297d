/**
 * Outputs of handlers whose JSON is stored: lists that are responded with as
 * they were saved, without being parsed.
 */

const jsonTexts = new WeakMap<object, string>();

/**
 * An output with a list of items. The list is kept as JSON text, which is sent unchanged. The items are
 * parsed only if code reads them.
 */
export function withJsonItems<Name extends string, Item, Rest extends object>(
  name: Name,
  items: readonly string[],
  rest: Rest,
): Rest & Record<Name, Item[]> {
  const parse = (): Item[] => items.map((item) => JSON.parse(item) as Item);
  const output = Object.defineProperty({ ...rest }, name, { enumerable: true, get: parse });
  const others = JSON.stringify(rest).slice(1);
  // appending copies nothing, unlike `join`
  let list = '';
  for (const item of items) list += list === '' ? item : `,${item}`;
  jsonTexts.set(output, `{"${name}":[${list}]${others === '}' ? '' : ','}${others}`);
  return output as Rest & Record<Name, Item[]>;
}

/** The JSON of an output of `withJsonItems`. */
export const jsonTextOf = (output: object): string | undefined => jsonTexts.get(output);
