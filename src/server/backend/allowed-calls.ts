import type { OperationInfo } from '../../core/operation-info.ts';
import { CONTROL, DOT_SEGMENT } from '../../core/path.ts';

/** A call function of `storewire/operations`. */
export interface KnownCall {
  readonly info: OperationInfo;
}

/** Services whose responses contain tokens. Only the server itself makes their calls. */
const TOKEN_SERVICES = /^(?:oauth|authentication|verification|recovery|redirects)[.]/;

interface Route {
  method: string;
  pattern: RegExp;
  info: OperationInfo;
}

/** Returns the function that finds the call of a request. It never finds calls of {@link TOKEN_SERVICES}. */
export function allowedCalls(
  calls: readonly KnownCall[],
): (method: string, path: string) => OperationInfo | undefined {
  const routes = calls.flatMap(({ info }) => (TOKEN_SERVICES.test(info.id) ? [] : routesOf(info)));
  return (method, path) =>
    isPlainPath(path)
      ? routes.find((route) => route.method === method && route.pattern.test(path))?.info
      : undefined;
}

function routesOf(info: OperationInfo): Route[] {
  const { method, path, postPath } = info;
  const route = { method, pattern: pathPattern(path), info };
  return postPath ? [route, { method: 'POST', pattern: pathPattern(postPath), info }] : [route];
}

const SPECIAL = /[.*+?^$()|[\]\\]/g;

const pathPattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(SPECIAL, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/** What `encodeURIComponent` returns. Servers differ in how they read anything else, such as `..;`. */
const PLAIN_SEGMENT = /^(?:[\w.!~*'()-]|%[\da-f]{2})+$/i;

/** Whether every server reads a path in the same way: no dot segment, no encoded slash or control character. */
function isPlainPath(path: string): boolean {
  try {
    return path
      .slice(1)
      .split('/')
      .every((segment) => PLAIN_SEGMENT.test(segment) && !isAmbiguous(decodeURIComponent(segment)));
  } catch {
    return false;
  }
}

const isAmbiguous = (text: string): boolean =>
  /[/\\]/.test(text) || DOT_SEGMENT.test(text) || CONTROL.test(text);
