import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';

interface PlainTableProps {
  /** The accessible name. */
  label: string;
  columns: readonly string[];
  /** Cells by column. The first one names the row. */
  rows: readonly (readonly string[])[];
}

/** A small table of texts. */
export const PlainTable = ({ label, columns, rows }: PlainTableProps) => (
  <Table size="small" aria-label={label}>
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <TableCell key={column}>{column}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((cells) => (
        <TableRow key={cells[0]}>
          {columns.map((column, index) => (
            <TableCell key={column}>{cells[index]}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
