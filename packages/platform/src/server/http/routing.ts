/**
 * Finds the call of a request. The table is made once per process: a router per shop would cost most
 * of the time in which a shop is created.
 */
import { routes } from '../../../generated/routes.ts';
import type { Route } from '../../kernel/generated-tables/route.ts';

/** Paths that the platform's own SDK, or an older version of it, calls under another name. */
const ALIASES: Readonly<Record<string, string>> = {
  '/oauth2/token': '/oauth/access',
  '/_api/redirects-api/v1/redirect-session': '/headless/v1/redirect-session',
  '/_api/iam/verification/v1/start': '/_api/iam/verification/v1/Start',
};

interface Template {
  route: Route;
  segments: readonly string[];
}

/** A call, and the values of the template of its path. */
export interface FoundCall {
  route: Route;
  params: Readonly<Record<string, string>>;
}

const PARAMETER = /^\{(\w+)\}$/;

/** Templates by their number of segments. `/members/my` comes before `/members/{id}`. */
const templates = new Map<number, Template[]>();
/** Calls whose paths have no values, by method and path: most of them. */
const plainPaths = new Map<string, FoundCall>();
for (const route of routes.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)))
  for (const path of [route.path, ALIASES[route.path] ?? []].flat()) {
    const segments = path.split('/');
    templates.set(segments.length, [...(templates.get(segments.length) ?? []), { route, segments }]);
    const key = `${route.method} ${path}`;
    if (!path.includes('{') && !plainPaths.has(key)) plainPaths.set(key, { route, params: {} });
  }

function sortKey({ path }: Route): string {
  return path.replaceAll(/\{\w+\}/g, '￿');
}

/** The call of a method and a path, in which `%` is the beginning of an encoded character. */
export function callAt(method: string, path: string): FoundCall | undefined {
  const found = plainPaths.get(`${method} ${path}`);
  if (found) return found;
  const segments = path.split('/');
  for (const template of templates.get(segments.length) ?? []) {
    const params = template.route.method === method ? paramsOf(template, segments) : undefined;
    if (params) return { route: template.route, params };
  }
  return undefined;
}

/** Whether there is a call with this path. */
export const isCallPath = (path: string): boolean => {
  const segments = path.split('/');
  return (templates.get(segments.length) ?? []).some((template) => paramsOf(template, segments));
};

function paramsOf(template: Template, segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of template.segments.entries()) {
    const found = segments[index] ?? '';
    const name = PARAMETER.exec(expected)?.[1];
    if (name === undefined ? found !== expected : found === '') return undefined;
    if (name !== undefined) params[name] = decoded(found);
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
