interface NameFilter {
  name?: { $contains?: string };
}

/** `$contains` compares exactly, so that "MUG" and "mug" would not find "Mug". */
const spellingsOf = (word: string): string[] => {
  const lower = word.toLowerCase();
  return [...new Set([word, lower, lower.charAt(0).toUpperCase() + lower.slice(1), word.toUpperCase()])];
};

/** A filter by a part of the name, as one by its words, however they are spelled. Other filters stay as they are. */
export function anyCase(filter: NameFilter = {}): object {
  const { name, ...others } = filter;
  const words = name?.$contains?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return filter;
  const isSpelled = (word: string) => ({
    $or: spellingsOf(word).map(($contains) => ({ name: { $contains } })),
  });
  return { ...others, $and: words.map(isSpelled) };
}
