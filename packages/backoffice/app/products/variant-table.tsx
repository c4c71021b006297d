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
import { maxLength, useInput, useRecordContext, ValidationError, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { checkDecimal } from '../components/checks.ts';
import { CONSOLE_URL } from '../page-settings.ts';
import { checkPieces } from '../stock/change-stock.tsx';
import type { ProductValues } from './product-values.ts';

interface CellProps {
  source: string;
  /** The accessible name. */
  label: string;
  validate?: Validator;
  /** Whether it has more than a number. */
  isText?: boolean;
}

const TextCell = ({ source, label, validate, isText = false }: CellProps) => {
  const { field, fieldState } = useInput({ source, label, ...(validate && { validate }) });
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
          minWidth: isText ? 160 : 80,
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

const ROWS_PER_PAGE = 25;

export const VariantTable = () => {
  const { variants = {} } = useRecordContext<ProductValues>() ?? {};
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
        <Table size="small" aria-label="Variants">
          <TableHead>
            <TableRow>
              <TableCell>Variant</TableCell>
              <TableCell>Price</TableCell>
              <TableCell>SKU</TableCell>
              <TableCell>Weight</TableCell>
              <TableCell>Pieces</TableCell>
              <TableCell>Visible</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(([variantId, { name, pieces }]) => (
              <TableRow key={variantId}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {name}
                </TableCell>
                <TextCell
                  source={`variants.${variantId}.price`}
                  label={`Price of ${name}`}
                  validate={checkDecimal}
                />
                <TextCell
                  source={`variants.${variantId}.sku`}
                  label={`SKU of ${name}`}
                  isText
                  validate={maxLength(40)}
                />
                <TextCell
                  source={`variants.${variantId}.weight`}
                  label={`Weight of ${name}`}
                  validate={checkDecimal}
                />
                {CONSOLE_URL ? (
                  <TextCell
                    source={`variants.${variantId}.pieces`}
                    label={`Pieces of ${name}, empty if they are not counted`}
                    validate={checkPieces}
                  />
                ) : (
                  <TableCell>{pieces}</TableCell>
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
