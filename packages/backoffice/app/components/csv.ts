/** A cell that a spreadsheet shows as text: it would run what starts like a formula. */
const cell = (value: unknown): string => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Rows of values as CSV. */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');
