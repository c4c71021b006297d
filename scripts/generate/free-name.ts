/** The name, or the name with the first number that makes it free. */
export function freeName(used: Record<string, unknown>, name: string): string {
  let free = name;
  for (let count = 2; Object.hasOwn(used, free); count++) free = `${name}${count}`;
  return free;
}
