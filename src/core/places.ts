/** Where some things are in a value: members by name, `*` for whatever name, `1` for the thing itself. Lists have the places of their items. */
export type Places = { readonly [name: string]: Places | 1 };

/** The places one step further in. */
export const step = (places: Places | 1 | undefined, holder: unknown, name: string): Places | 1 | undefined =>
  places && places !== 1 ? (Object.hasOwn(places, name) ? places[name] : (places['*'] ?? (Array.isArray(holder) ? places : undefined))) : undefined;
