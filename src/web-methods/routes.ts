import { refuse } from './error.ts';
import type { WebMethod } from './method.ts';
import { isFunctionName } from './names.ts';

/** Web methods by function name. */
export type WebModule = Readonly<Record<string, WebMethod>>;

/** A web method under the names by which it is called. */
export interface Route {
  module: string;
  function: string;
  method: WebMethod;
}

/** A file name, which leaves the path as it is. */
const MODULE_NAME = /^[\w$-][\w$.-]*$/;
/** Clients of the platform end the name of the function with `.ajax`. */
const CALL = /^\/_webMethods\/([^/]+)\/([^/]+?)(?:\.ajax)?$/;

/** Finds the web method that a path names. What is not listed is not there, whatever objects inherit. */
export function findWebMethods(modules: Readonly<Record<string, WebModule>>, mount: string): (path: string) => Route {
  if (!/^(?:\/.*[^/])?$/.test(mount)) throw new TypeError('mount must begin with a slash and not end with one');
  const routes = new Map(Object.entries(modules).flatMap(([module, methods]) => routesOf(module, methods)));
  return (path) => {
    const names = path.startsWith(mount) ? CALL.exec(path.slice(mount.length))?.slice(1).map(decode) : undefined;
    if (!names) throw refuse(400, 'invalid request');
    const route = routes.get(names.join('/'));
    if (!route) throw refuse(404, 'There is no such web method');
    return route;
  };
}

function routesOf(module: string, methods: WebModule): [path: string, route: Route][] {
  if (!MODULE_NAME.test(module)) throw new TypeError(`${module} cannot be the name of a module`);
  return Object.entries(methods).map(([name, method]) => {
    if (!isFunctionName(name)) throw new TypeError(`${module}.${name} cannot be the name of a web method`);
    if (typeof method?.load !== 'function') throw new TypeError(`${module}.${name} must be made by webMethod or lazyModule`);
    return [`${module}/${name}`, { module, function: name, method }];
  });
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (cause) {
    throw refuse(400, 'invalid request', cause);
  }
}
