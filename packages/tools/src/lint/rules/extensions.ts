/** Rules for the x- keys: only declared ones, in their places, with values of their type. */
import { type KeyPlace, keyAt } from '../../generate/x-keys.ts';
import { finding } from '../problem.ts';
import { locationsOf } from './locations.ts';
import type { Rules } from './rule.ts';

const PLACES: Record<string, KeyPlace> = {
  description: 'description',
  operation: 'operation',
  webhook: 'operation',
  parameter: 'parameter',
  schema: 'schema',
  property: 'schema',
};

/** The problem of one x- key in one location. */
function wrong(key: string, value: unknown, location: string): string | undefined {
  const place = PLACES[location];
  const known = place && keyAt(place, key);
  if (!known) return `${key} is not declared for ${location}`;
  return known.value.safeParse(value).success ? undefined : `${key} must be ${known.form}`;
}

export const extensionRules: Rules = {
  'extension-keys': {
    sees: 'whole',
    check({ doc }) {
      return locationsOf(doc).flatMap(({ location, node, at }) =>
        Object.entries(node).flatMap(([key, value]) => {
          if (!key.startsWith('x-')) return [];
          const message = wrong(key, value, location);
          return message === undefined ? [] : [finding([...at, key], message)];
        }),
      );
    },
  },
  'assumed-keys': {
    sees: 'whole',
    check({ doc }) {
      return locationsOf(doc).flatMap(({ node, at }) => {
        const keys = Array.isArray(node['x-assumed']) ? node['x-assumed'] : [];
        const unknown = keys.filter((key) => !(key in node));
        return unknown.map((key) =>
          finding([...at, 'x-assumed'], `there is no ${key} that could be assumed`),
        );
      });
    },
  },
};
