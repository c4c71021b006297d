import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface PlainTableProps {
  /** The accessible name. */
  label: string;
  columns: readonly string[];
  /** Which of them have numbers. */
  numbers?: readonly string[];
  /** Shown in the first column of the first rows. */
  pictures?: readonly ReactNode[];
  /** Texts by column. */
  rows: readonly (readonly (string | number | null | undefined)[])[];
}

export const PlainTable = ({ label, columns, numbers = [], pictures = [], rows }: PlainTableProps) => {
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
        {rows.map((cells, row) => (
          <TableRow key={cells.join()}>
            {columns.map((column, index) => (
              <TableCell key={column} align={alignOf(column)}>
                {index === 0 && pictures[row] ? (
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    {pictures[row]}
                    <span>{cells[index]}</span>
                  </Box>
                ) : (
                  cells[index]
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
