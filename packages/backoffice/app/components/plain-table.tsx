import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';

interface PlainTableProps {
  /** The accessible name. */
  label: string;
  columns: readonly string[];
  /** Which of them have numbers. */
  numbers?: readonly string[];
  /** Texts by column. */
  rows: readonly (readonly (string | number | null | undefined)[])[];
}

export const PlainTable = ({ label, columns, numbers = [], rows }: PlainTableProps) => {
  const alignOf = (column: string) => (numbers.includes(column) ? 'right' : 'left');
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} align={alignOf(column)}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((cells) => (
          <TableRow key={cells.join()}>
            {columns.map((column, index) => (
              <TableCell key={column} align={alignOf(column)}>
                {cells[index]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
