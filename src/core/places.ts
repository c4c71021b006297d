/** Where in a value something is: members by name, `*` for all items of a list or values of a map, `1` for the thing itself. */
export type Places = { readonly [name: string]: Places | 1 };

/** Changes the things at some places. What does not change stays the same object; the value itself is never changed. */
export function replaceAt(value: unknown, places: Places | 1, change: (thing: unknown) => unknown): unknown {
  if (places === 1) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  let result = value as Record<string, unknown>;
  for (const name of Object.keys(places['*'] ? value : places)) {
    const before = result[name];
    const after = replaceAt(before, (Object.hasOwn(places, name) ? places[name] : places['*']) as Places, change);
    if (after === before) continue;
    if (result === value) result = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    result[name] = after;
  }
  return result;
}
