/** Refuses an option that is no number or out of bounds: a program that passes it would wait for ever, or not at all. */
export function checkAmount(name: string, value: number, least: number, most = Number.MAX_SAFE_INTEGER): void {
  if (!(value >= least && value <= most)) throw new TypeError(`${name} must be a number from ${least} to ${most}`);
}
