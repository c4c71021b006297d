import type { Operation } from './operations.ts';

/** The `@deprecated` line of everything that is generated for a call; empty where the call stays. */
export function deprecation({ deprecated, sunset }: Pick<Operation, 'deprecated' | 'sunset'>): string {
  if (!deprecated && !sunset) return '';
  const retired = sunset ? [`The platform retires this call on ${sunset.date}.`] : [];
  const successor = sunset?.replacedBy ? [`Successor: ${sunset.replacedBy.replaceAll(/\s+/g, ' ')}.`] : [];
  return ['@deprecated', ...retired, ...successor].join(' ');
}
