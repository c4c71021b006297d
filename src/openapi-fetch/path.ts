import { checkSegment } from '../core/path.ts';

/** Name of a parameter in a path, without the marks of other styles: `{id}`, `{.id}`, `{;id*}`. */
const PLACEHOLDER = /\{[.;]?([^{}*]+)\*?\}/g;

/**
 * Refuses values that could change which endpoint is called. openapi-fetch sends `..` as it is, and `{id}`
 * where there is no value.
 */
export function checkPath(
  label: string,
  template: string,
  values: Readonly<Record<string, unknown>> = {},
): void {
  for (const [, name = ''] of template.matchAll(PLACEHOLDER)) {
    for (const value of [values[name]].flat())
      checkSegment(label, name, typeof value === 'boolean' ? `${value}` : value);
  }
}
