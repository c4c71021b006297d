/** Names and patterns of a description in code: what is valid there, and what code calls them. */

const RESERVED = new Set(
  `abstract any arguments as asserts async await boolean break case catch class const constructor continue debugger declare default delete do else enum eval
  export extends false finally for from function get global globalThis if implements import in infer instanceof interface is keyof let module namespace never new
  null number object of package private protected prototype public readonly require return set static string super switch symbol this throw true try type typeof
  undefined unique unknown using var void while with yield toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString then`.split(
    /\s+/,
  ),
);

/** Names of a service become names of files, which may be 255 bytes long. */
const IDENTIFIER = /^[A-Za-z][A-Za-z0-9]{0,99}$/;

/** A name that is valid for an exported function or type. */
export const isName = (name: string): boolean => IDENTIFIER.test(name) && !RESERVED.has(name);

/**
 * A property name is quoted wherever it is no identifier, but what every object has (`__proto__`, `hasOwnProperty`)
 * means something else there and in the tools on the way.
 */
export const isPropertyName = (name: string): boolean => !(name in Object.prototype);

/** What JavaScript reads as a character only with the flag `u`. */
const UNICODE = /\\[pPu]\{|[\u{10000}-\u{10FFFF}]/u;

/** An escape that other languages have: without the flag `u`, `\A` would be the letter A. */
const FOREIGN = /(?<!\\)(?:\\\\)*\\(?![bBcdDfknrsStuvwWx])[A-Za-z]/;

/**
 * The regular expression of a pattern; undefined if it is none of JavaScript. Its characters are those of Unicode,
 * as JSON Schema says, unless it has an escape that is only valid without the flag `u`, such as `\-`.
 */
export function expressionOf(pattern: string): RegExp | undefined {
  const expression = compile(pattern, 'u');
  return expression ?? (UNICODE.test(pattern) || FOREIGN.test(pattern) ? undefined : compile(pattern, ''));
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

interface CallNames {
  service: string;
  /** The name as a method of its service. */
  method: string;
  /** The name where a call stands alone: the method with the version that the name of its service ends in. */
  name: string;
}

/** The names of a call with this `operationId`. */
export function callNames(id: string): CallNames {
  const [service = '', method = ''] = id.split('.');
  return { service, method, name: `${method}${versionOf(service)}` };
}

/** `V2` of `cartsV2`; empty for a service without a version. */
export const versionOf = (service: string): string => /V\d+$/.exec(service)?.[0] ?? '';

export const capitalise = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name, or the name with the first number that makes it free. */
export function freeName(used: Record<string, unknown>, name: string): string {
  let free = name;
  for (let count = 2; Object.hasOwn(used, free); count++) free = `${name}${count}`;
  return free;
}
