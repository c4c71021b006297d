type Filter = Readonly<Record<string, unknown>>;

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `$contains` compares exactly, so that "MUG" and "mug" would not find "Mug". */
const spellingsOf = (word: string): string[] => {
  const lower = word.toLowerCase();
  return [...new Set([word, lower, lower.charAt(0).toUpperCase() + lower.slice(1), word.toUpperCase()])];
};

/** A filter by a part of a text, as one by its words, however they are spelled. Other filters stay as they are. */
export function anyCase(filter: object = {}): object {
  const spelled: Filter[] = [];
  const othersIn = (part: object, nested: (condition: Filter) => Filter): Filter =>
    Object.fromEntries(
      Object.entries(part).flatMap(([name, value]) => {
        if (!isFilter(value)) return [[name, value]];
        const ofField = (condition: Filter): Filter => nested({ [name]: condition });
        const { $contains, ...others } = value;
        const words = typeof $contains === 'string' ? $contains.split(/\s+/).filter(Boolean) : [];
        for (const word of words)
          spelled.push({ $or: spellingsOf(word).map((spelling) => ofField({ $contains: spelling })) });
        const left = words.length > 0 ? others : othersIn(value, ofField);
        return Object.keys(left).length > 0 ? [[name, left]] : [];
      }),
    );
  const others = othersIn(filter, (condition) => condition);
  return spelled.length > 0 ? { ...others, $and: spelled } : filter;
}
