/** A cell that a spreadsheet shows as text: it would run what starts like a formula. */
const cell = (value: unknown): string => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Rows as CSV, with the names of the columns first. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
