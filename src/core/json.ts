import { refuseInput } from '../errors/store-error.ts';
import { type Places, step } from './places.ts';

/**
 * JSON of an input. A number that JSON cannot hold becomes text where the contract marks a float; anything else that would silently
 * turn into null, such as an invalid date, is refused by its name.
 */
export function toJson(operationId: string, value: unknown, floats?: Places | 1, whole = ''): string {
  const text = JSON.stringify(value);
  // hardly any input holds such a thing, and all of them leave this trace
  if (!/null/.test(text)) return text;
  const known = new Map<unknown, { place: string; places: Places | 1 | undefined }>();
  return JSON.stringify(value, function (this: Record<string, unknown>, name, member: unknown) {
    const parent = known.get(this);
    const place = parent?.place ? `${parent.place}.${name}` : name || whole;
    const places = parent ? step(parent.places, this, name) : floats;
    known.set(member, { place, places });
    if (typeof member === 'number' && !Number.isFinite(member)) {
      if (places === 1) return `${member}`;
      throw refuseInput(operationId, place, 'must be a finite number');
    }
    if (member === null && this[name] !== null) throw refuseInput(operationId, place, 'must be a valid date');
    return member;
  });
}

/** The value of JSON; undefined for any other text. The parser's own error would quote the text. */
export function fromJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
