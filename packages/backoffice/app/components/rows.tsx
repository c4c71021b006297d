import {
  Box,
  Button,
  Card,
  CardActions,
  CardContent,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, type RaRecord, RecordsIterator, useListContext } from 'react-admin';

interface RowsProps<Record> {
  /** A picture before the first column, and on a card. */
  picture?: (record: Record) => ReactNode;
  /** The first line of a card. */
  title: (record: Record) => ReactNode;
  /** The other lines of a card. */
  text: (record: Record) => ReactNode;
  /** Buttons for one record. */
  actions?: ReactElement;
  /** Buttons for the selected rows. Without them, rows cannot be selected. */
  bulkActions?: ReactElement | false;
  rowClick?: 'show' | false;
  /** Shown instead of the rows if there are none. Default: that there are none. */
  empty?: ReactElement;
  children: ReactNode;
}

/** The one of react-admin has a button without a text on a phone. */
const NoRows = () => {
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <CardContent>
      {isFiltered ? 'Nothing matches the filters.' : 'There is nothing yet.'}{' '}
      {isFiltered && <Button onClick={() => setFilters({})}>Clear filters</Button>}
    </CardContent>
  );
};

/** The records of a list with their actions: as a table, and on a phone as cards. */
export function Rows<Record extends RaRecord>(props: RowsProps<Record>) {
  const { picture, title, text, actions, bulkActions = false, rowClick = false, children } = props;
  const { empty = <NoRows /> } = props;
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { total } = useListContext();
  if (isSmall && total === 0) return empty;
  if (isSmall)
    return (
      <Stack component="ul" sx={{ gap: 1, listStyle: 'none', m: 0, p: 1 }}>
        <RecordsIterator<Record>
          render={(record) => (
            <Card component="li" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
              <CardContent sx={{ display: 'flex', gap: 1, '&:last-child': { pb: 2 } }}>
                {picture?.(record)}
                <Box sx={{ minWidth: 0 }}>
                  <Typography component="p" sx={{ fontWeight: 600 }}>
                    {title(record)}
                  </Typography>
                  <Typography component="div" variant="body2">
                    {text(record)}
                  </Typography>
                </Box>
              </CardContent>
              {actions && <CardActions>{actions}</CardActions>}
            </Card>
          )}
        />
      </Stack>
    );
  return (
    <DataTable<Record> bulkActionButtons={bulkActions} rowClick={rowClick} empty={empty}>
      {picture && <DataTable.Col<Record> label="Picture" render={picture} sx={{ width: 52 }} />}
      {children}
      {actions && (
        <DataTable.Col label="Actions" sx={{ whiteSpace: 'nowrap' }}>
          {actions}
        </DataTable.Col>
      )}
    </DataTable>
  );
}
