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

/**
 * The cells of rows that were copied from a spreadsheet or a CSV file: separated by tabs if the first row has one, and
 * quoted if they have line breaks. Throws an error that names the row whose quotes are wrong.
 */
export function cellsOf(text: string): string[][] {
  const [header = ''] = text.trim().split('\n', 1);
  const { data, errors } = Papa.parse<string[]>(text.trim(), {
    delimiter: header.includes('\t') ? '\t' : '',
    delimitersToGuess: [',', ';'],
    transform: (cell) => cell.trim(),
  });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong) throw new Error(`The quotes of row ${(wrong.row ?? 0) + 1} do not match`);
  return data;
}
