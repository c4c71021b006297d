/** Only the members that have a value: the contract knows absent ones and null, not undefined. */
export const defined = <T extends object>(members: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
