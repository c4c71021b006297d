/** JSON of a value. Throws a `TypeError` if a part of it would be lost: a function, a `Map`, an invalid date. */
export const toLosslessJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, field: unknown) {
    const isMissing = typeof field === 'undefined' && !Array.isArray(this);
    if (!isMissing && !isJson(field, this[name])) throw new TypeError(`"${name}" must be JSON data`);
    return field;
  });

/** `written` is what `toJSON` returned for the original: null for an invalid date. */
function isJson(written: unknown, original: unknown): boolean {
  if (typeof written === 'number') return Number.isFinite(written);
  // JSON writes `{}` for maps, promises and regular expressions
  return typeof written === 'object'
    ? (written !== null || original === null) &&
        /\[object (?:Object|Array|Null)]/.test(Object.prototype.toString.call(written))
    : typeof written === 'string' || typeof written === 'boolean';
}
