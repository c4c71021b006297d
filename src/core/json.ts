import { refuseInput } from '../errors/store-error.ts';

/** JSON of an input. What JSON would silently turn into null, such as NaN or an invalid date, is refused by its name. */
export function toJson(operationId: string, value: unknown, whole = ''): string {
  const text = JSON.stringify(value);
  if (text.includes('null')) refuseLost(operationId, value, whole);
  return text;
}

function refuseLost(operationId: string, value: unknown, whole: string): void {
  const places = new Map<unknown, string>();
  JSON.stringify(value, function (this: Record<string, unknown>, name, member: unknown) {
    const parent = places.get(this) ?? whole;
    const place = parent && name ? `${parent}.${name}` : parent || name;
    if (typeof member === 'number' && !Number.isFinite(member)) throw refuseInput(operationId, place, 'must be a finite number');
    if (member === null && this[name] !== null) throw refuseInput(operationId, place, 'must be a valid date');
    places.set(member, place);
    return member;
  });
}
