import type { OperationInfo } from 'storewire';
import * as operations from 'storewire/operations';

/** A call function of `storewire/operations`. */
export interface KnownCall {
  readonly info: OperationInfo;
}

/** Services whose responses contain tokens. Only the server itself makes their calls. */
const TOKEN_SERVICES = /^(?:oauth|authentication|verification|recovery|redirects)[.]/;

interface Route {
  method: string;
  template: string;
  pattern: RegExp;
  info: OperationInfo;
}

/** The call that a request makes. */
interface AllowedCall {
  info: OperationInfo;
  /** The path by which it was found, as the client writes it. Nothing else may be sent. */
  path: string;
}

/**
 * Returns the function that finds the call of a request. It never finds calls of {@link TOKEN_SERVICES}, nor a call
 * whose path value is the text of another call's path: `my` in `/members/{id}` is the path of that other call.
 */
export function allowedCalls(
  calls: readonly KnownCall[],
): (method: string, path: string) => AllowedCall | undefined {
  const allowed = calls.filter(({ info }) => !TOKEN_SERVICES.test(info.id));
  const ids = new Set(allowed.map(({ info }) => info.id));
  const routes = [...allowed, ...Object.values<object>(operations).filter(isCall)]
    .flatMap(({ info }) => routesOf(info))
    .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : rankOf(one) > rankOf(other) ? 1 : 0));
  return (method, sentPath) => {
    const path = toPlainPath(sentPath);
    if (path === undefined) return undefined;
    const info = routes.find((route) => route.method === method && route.pattern.test(path))?.info;
    return info && ids.has(info.id) ? { info, path } : undefined;
  };
}

const isCall = (value: object): value is KnownCall => 'info' in value;

/** Less for a path whose first difference is text instead of a value. */
const rankOf = ({ template }: Route): string =>
  template
    .split('/')
    .map((segment) => (segment.includes('{') ? 1 : 0))
    .join('');

function routesOf(info: OperationInfo): Route[] {
  const { method, path, postPath } = info;
  const toRoute = (verb: string, template: string): Route => ({
    method: verb,
    template,
    pattern: pathPattern(template),
    info,
  });
  return postPath ? [toRoute(method, path), toRoute('POST', postPath)] : [toRoute(method, path)];
}

const SPECIAL = /[.*+?^$()|[\]\\]/g;

const pathPattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(SPECIAL, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * The path as the client writes it, which every server reads in the same way: undefined for empty and dot segments,
 * encoded slashes, control characters, and parameters of a segment, such as `..;a=b`. Proxies may have decoded other
 * characters, such as `:` and `,`.
 */
function toPlainPath(path: string): string | undefined {
  if (path.includes(';')) return undefined;
  try {
    const texts = path.slice(1).split('/').map(decodeURIComponent);
    return texts.some(isAmbiguous) ? undefined : `/${texts.map(encodeURIComponent).join('/')}`;
  } catch {
    return undefined;
  }
}

const isAmbiguous = (text: string): boolean => /^$|[/\\\p{Cc}]|^(?:\.|%2e){1,2}$/iu.test(text);
