/** Which components of a document some of its parts need. */
import type { Components, Document } from '../openapi.ts';
import { reachable } from '../reachable.ts';

const REFERENCE = /"#\/components\/(\w+)\/([^"]+)"/g;

/** Components that parts refer to, directly or through others, as `schemas/Cart`. */
export function reach(components: Components, parts: unknown[]): Set<string> {
  const all = new Map<string, unknown>(
    Object.entries(components).flatMap(([kind, named]) =>
      Object.entries(named).map(([name, component]) => [`${kind}/${name}`, component]),
    ),
  );
  return reachable(parts.flatMap(referencesIn), (key) => referencesIn(all.get(key)));
}

export const referencesIn = (part: unknown): string[] =>
  [...(JSON.stringify(part) ?? '').matchAll(REFERENCE)].map(([, kind, name]) => `${kind}/${name}`);

export const renameSchemas = <Part>(part: Part, names: Map<string, string>): Part =>
  JSON.parse(
    JSON.stringify(part).replaceAll(REFERENCE, (reference, kind: string, name: string) =>
      kind === 'schemas' ? `"#/components/schemas/${names.get(name) ?? name}"` : reference,
    ),
  );

/** Without the components that nothing refers to, except security schemes. */
export function prune({ components = {}, ...rest }: Document): Document {
  const { securitySchemes, ...kinds } = components;
  const kept = reach(components, [rest]);
  const pruned = Object.entries(kinds).map(([kind, all]) => [
    kind,
    Object.fromEntries(Object.entries(all).filter(([name]) => kept.has(`${kind}/${name}`))),
  ]);
  return {
    ...rest,
    components: { ...Object.fromEntries(pruned), ...(securitySchemes ? { securitySchemes } : {}) },
  };
}
