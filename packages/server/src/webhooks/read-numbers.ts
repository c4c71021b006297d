import type { events } from 'storewire';

type Numbers = typeof events.numbers;

const NOT_JSON: readonly unknown[] = ['NaN', 'Infinity', '-Infinity'];

/**
 * Turns the texts of numbers that JSON cannot represent back into numbers, in place. `holder` is the name of the field
 * that holds the value, itself or in a list.
 */
export function readNumbers(value: unknown, numbers: Numbers, holder = ''): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields))
    if (!NOT_JSON.includes(field)) readNumbers(field, numbers, Array.isArray(value) ? holder : name);
    else if (isNumber(numbers, holder, name)) fields[name] = Number(field);
}

function isNumber(numbers: Numbers, holder: string, name: string): boolean {
  const holders = Object.hasOwn(numbers, name) ? (numbers[name] ?? []) : [];
  return holders === true || holders.includes(holder);
}
