/** Throws a `TypeError` unless the option is a number from `min` to `max`. */
export function checkRange(option: string, value: number, min: number, max = Number.MAX_SAFE_INTEGER): void {
  if (!(value >= min && value <= max))
    throw new TypeError(`${option} must be a number from ${min} to ${max}`);
}
