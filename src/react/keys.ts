/** The first parts of every key of one identity in one shop. */
export interface KeyScope {
  prefix: string;
  /** Undefined until it is known. Nothing is fetched before. */
  identity: string | undefined;
}

/** Cache key of a read. A page of a list is marked, to distinguish it from a single read. */
export type Key = readonly [
  prefix: string,
  identity: string,
  operationId: string,
  input: unknown,
  page?: 'page',
];

/** Creates a key. All keys are created here. */
export function makeKey(
  { prefix, identity }: KeyScope,
  operationId: string,
  input: unknown,
  page?: 'page',
): Key | null {
  if (identity === undefined) return null;
  return page ? [prefix, identity, operationId, input, page] : [prefix, identity, operationId, input];
}

/** Whether a key belongs to one of these services or operations. */
export function isStale(
  { prefix, identity }: KeyScope,
  key: unknown,
  targets: readonly string[],
): key is Key {
  return (
    Array.isArray(key) &&
    key[0] === prefix &&
    key[1] === identity &&
    typeof key[2] === 'string' &&
    isAmong(key[2], targets)
  );
}

export const isPage = (key: Key): boolean => key[4] === 'page';

/** Whether a serialised key belongs to a whole list. SWR does not pass these keys to filters. */
export function isStaleList(
  { prefix, identity }: KeyScope,
  serialised: string,
  targets: readonly string[],
): boolean {
  const scope = `$inf$@${JSON.stringify(prefix)},${JSON.stringify(identity)},"`;
  return (
    serialised.startsWith(scope) &&
    isAmong(serialised.slice(scope.length, serialised.indexOf('"', scope.length)), targets)
  );
}

const isAmong = (operationId: string, targets: readonly string[]): boolean =>
  targets.some((target) => operationId === target || operationId.startsWith(`${target}.`));
