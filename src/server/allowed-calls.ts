import type { OperationInfo } from '../core/operation-info.ts';

/** A call function of `./operations`, or anything else that knows its call. */
export interface KnownCall {
  readonly info: OperationInfo;
}

/** Their answers hold tokens, so they are made by the server itself and never for a page. */
const TOKEN_SERVICES = /^(?:oauth|authentication|verification|recovery)[.]/;

const SPECIAL = /[.*+?^$()|[\]\\]/g;

interface Route {
  method: string;
  pattern: RegExp;
  info: OperationInfo;
}

/** Finds the call that a request of the page makes. Calls of sign-in and tokens are never found, whatever is allowed. */
export function allowedCalls(calls: readonly KnownCall[]): (method: string, path: string) => OperationInfo | undefined {
  const routes = calls.flatMap(({ info }) => (TOKEN_SERVICES.test(info.id) ? [] : routesOf(info)));
  return (method, path) => (isPlain(path) ? routes.find((route) => route.method === method && route.pattern.test(path))?.info : undefined);
}

function routesOf(info: OperationInfo): Route[] {
  const route = { method: info.method, pattern: toPattern(info.path), info };
  return info.long ? [route, { method: 'POST', pattern: toPattern(info.long), info: { ...info, method: 'POST', read: true } }] : [route];
}

const toPattern = (template: string): RegExp => new RegExp(`^${template.replace(SPECIAL, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/** No segment may be a dot segment or hide a slash: the platform could read another path than the one that was checked. */
function isPlain(path: string): boolean {
  return !path.includes('\\') && path.split('/').every((segment) => !/%2f|%5c|%00/i.test(segment) && !/^(?:\.|%2e){1,2}$/i.test(segment));
}
