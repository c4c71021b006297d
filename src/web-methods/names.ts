const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Names that JavaScript asks any object for: `await` for `then`, `JSON.stringify` for `toJSON`, everything for those of all objects. */
const isTaken = (name: string): boolean => name === 'then' || name === 'toJSON' || name in Object.prototype;

/** Whether a web method may have this name. */
export const isFunctionName = (name: unknown): name is string => typeof name === 'string' && IDENTIFIER.test(name) && !isTaken(name);
