/** What schemas and other components refer to, directly or through others. */

/** These names and all that is reached from them. */
export function reachable(
  roots: readonly string[],
  referencesOf: (name: string) => readonly string[],
): Set<string> {
  const seen = new Set<string>();
  const queue = [...roots];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...referencesOf(name));
  }
  return seen;
}

/** The names that meet a condition, and those among them all that refer to one that does. */
export function withReferrers(
  names: readonly string[],
  isMet: (name: string) => boolean,
  referencesOf: (name: string) => readonly string[],
): Set<string> {
  const pairs = names.flatMap((name) => referencesOf(name).map((target) => ({ name, target })));
  const referrers = Map.groupBy(pairs, ({ target }) => target);
  return reachable(names.filter(isMet), (name) => (referrers.get(name) ?? []).map((pair) => pair.name));
}
