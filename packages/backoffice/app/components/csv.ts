/** Tables as text, for spreadsheets. */
import Papa from 'papaparse';

/** What a spreadsheet would run. A number has a sign, too. */
const FORMULA = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/;

/**
 * Rows of values as CSV. A quote makes a text of what starts like a formula, and the byte order mark tells a spreadsheet
 * that it is UTF-8.
 */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  Papa.BYTE_ORDER_MARK +
  Papa.unparse(
    rows.map((row) => [...row]),
    { quotes: true, escapeFormulae: FORMULA },
  );
