import type { OperationInfo } from '../core/operation-info.ts';
import { CONTROL, DOT_SEGMENT } from '../core/path.ts';

/** A call function of `./operations`, or anything else that knows its call. */
export interface KnownCall {
  readonly info: OperationInfo;
}

/**
 * Their answers hold tokens, those of redirects the one that carries a session over. The server makes them
 * itself, never for a page.
 */
const TOKEN_SERVICES = /^(?:oauth|authentication|verification|recovery|redirects)[.]/;

const SPECIAL = /[.*+?^$()|[\]\\]/g;

interface Route {
  method: string;
  pattern: RegExp;
  info: OperationInfo;
}

/**
 * Finds the call that a request of the page makes. Calls of sign-in, tokens and redirects are never found.
 */
export function allowedCalls(
  calls: readonly KnownCall[],
): (method: string, path: string) => OperationInfo | undefined {
  const routes = calls.flatMap(({ info }) => (TOKEN_SERVICES.test(info.id) ? [] : routesOf(info)));
  return (method, path) =>
    isPlain(path)
      ? routes.find((route) => route.method === method && route.pattern.test(path))?.info
      : undefined;
}

function routesOf(info: OperationInfo): Route[] {
  const route = { method: info.method, pattern: toPattern(info.path), info };
  return info.long
    ? [
        route,
        { method: 'POST', pattern: toPattern(info.long), info: { ...info, method: 'POST', read: true } },
      ]
    : [route];
}

const toPattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(SPECIAL, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * What `encodeURIComponent` writes: all else may be read in more than one way, such as the `..;` that some
 * servers take for `..`.
 */
const PLAIN = /^(?:[\w.!~*'()-]|%[\da-f]{2})+$/i;

/**
 * The platform must read the path that was checked: no segment is a dot segment or hides a slash, a control
 * character or half a character.
 */
function isPlain(path: string): boolean {
  try {
    return path
      .slice(1)
      .split('/')
      .every((segment) => PLAIN.test(segment) && !isTricky(decodeURIComponent(segment)));
  } catch {
    return false;
  }
}

const isTricky = (text: string): boolean =>
  /[/\\]/.test(text) || DOT_SEGMENT.test(text) || CONTROL.test(text);
