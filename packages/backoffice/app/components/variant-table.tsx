import {
  FormHelperText,
  OutlinedInput,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { useInput, useRecordContext, ValidationError, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useDecimal } from './decimal-input.tsx';

interface CellProps {
  source: string;
  /** The accessible name. */
  label: string;
  validate?: Validator | Validator[];
  /** Whether it has more than a number. */
  isText?: boolean;
}

const TextCell = ({ source, label, validate, isText = false }: CellProps) => {
  const decimal = useDecimal(source);
  const { field, fieldState } = useInput({
    source,
    label,
    ...(validate && { validate }),
    ...(!isText && decimal),
  });
  const { error } = fieldState;
  return (
    <TableCell>
      <OutlinedInput
        {...field}
        size="small"
        value={field.value ?? ''}
        error={Boolean(error)}
        slotProps={{ input: { 'aria-label': label } }}
        sx={{
          minWidth: isText ? 120 : 68,
          width: '100%',
          fontSize: 'inherit',
          '& input': { px: 1, py: 0.75 },
        }}
      />
      {error?.message && (
        <FormHelperText error>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
    </TableCell>
  );
};

const SwitchCell = ({ source, label }: CellProps) => {
  const { field } = useInput({ source, label });
  return (
    <TableCell>
      <Switch
        size="small"
        checked={Boolean(field.value)}
        onChange={(_event, isOn) => field.onChange(isOn)}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </TableCell>
  );
};

/** A value of variants that the table edits. */
export interface VariantColumn extends Pick<CellProps, 'validate' | 'isText'> {
  /** Its name in the values of a variant. */
  source: string;
  title: string;
  /** What the accessible name of its cells says, too. */
  note?: string;
  isReadOnly?: boolean;
}

/** Values of a variant by their names. */
type VariantValues = Readonly<Record<string, unknown>> & { name: string };

const ROWS_PER_PAGE = 25;

/** The variants of a product, by their ids in its values. The last column shows or hides them. */
export const VariantTable = ({ columns }: { columns: readonly VariantColumn[] }) => {
  const { variants = {} } = useRecordContext<{ id: string; variants: Record<string, VariantValues> }>() ?? {};
  const { trigger } = useFormContext();
  const [page, setPage] = useState(0);
  const rows = Object.entries(variants);
  if (rows.length === 0)
    return <p>Products whose options have variants of their own list them here, after they are saved.</p>;
  const shown = rows.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);
  // cells of other pages are not validated
  const showPage = async (next: number): Promise<void> => {
    if (await trigger()) setPage(next);
  };
  return (
    <>
      <TableContainer>
        <Table size="small" aria-label="Variants" sx={{ '& th, & td': { px: 0.75 } }}>
          <TableHead>
            <TableRow>
              <TableCell>Variant</TableCell>
              {columns.map(({ source, title }) => (
                <TableCell key={source}>{title}</TableCell>
              ))}
              <TableCell>Visible</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(([variantId, { name, ...values }]) => (
              <TableRow key={variantId}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {name}
                </TableCell>
                {columns.map(({ source, title, note, isReadOnly, ...cell }) =>
                  isReadOnly ? (
                    <TableCell key={source}>{String(values[source] ?? '')}</TableCell>
                  ) : (
                    <TextCell
                      key={source}
                      {...cell}
                      source={`variants.${variantId}.${source}`}
                      label={[`${title} of ${name}`, note].filter(Boolean).join(', ')}
                    />
                  ),
                )}
                <SwitchCell source={`variants.${variantId}.visible`} label={`${name} is visible`} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={rows.length}
        page={page}
        rowsPerPage={ROWS_PER_PAGE}
        rowsPerPageOptions={[ROWS_PER_PAGE]}
        onPageChange={(_event, next) => void showPage(next)}
      />
    </>
  );
};
