/** The name, or the name with the first number that makes it free. */
export function freeName(taken: Record<string, unknown>, name: string): string {
  let free = name;
  for (let count = 2; Object.hasOwn(taken, free); count++) free = `${name}${count}`;
  return free;
}
