/** Makes responses short: an agent reads all that a tool returns. */

/** The properties of a value that are at the paths; a path leads through every item of a list. */
export function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => pick(item, paths));
  if (typeof value !== 'object' || value === null) return undefined;
  const names = new Set(paths.map(([name]) => name));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names.has(name))
      .map(([name, each]) => [
        name,
        pick(
          each,
          paths.filter(([first]) => first === name).map(([, ...rest]) => rest),
        ),
      ]),
  );
}

/** Cuts a text, and says how much is left out and how to get it. */
export const cut = (text: string, limit: number, advice: string): string =>
  text.length <= limit
    ? text
    : `${text.slice(0, limit)}\n… ${text.length - limit} of ${text.length} characters are left out. ${advice}`;
