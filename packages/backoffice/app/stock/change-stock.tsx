import InventoryIcon from '@mui/icons-material/Inventory';
import { CanAccess, FormDataConsumer, required, SelectInput, TextInput, useListContext } from 'react-admin';
import type { StoreVariant } from 'storewire';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { checkWhole } from '../components/checks.ts';
import { THEIRS_STAYS } from '../components/edit-dialog.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { isUnanswered, textOfError } from '../components/reasons.ts';
import { useConflict } from '../components/use-conflict.tsx';
import { queryClient } from '../data.ts';
import { keyedStore } from '../keyed-store.ts';
import { LocalOnly } from '../local-only/local-only.tsx';

export type StockRecord = StoreVariant & { id: string };

/** Most pieces of a variant that the platform counts. */
const MAX_PIECES = 99_999;

const KINDS = [
  { id: 'set', name: 'Count pieces, and set them to' },
  { id: 'add', name: 'Count pieces, and add' },
  { id: 'available', name: 'Do not count: always in stock' },
  { id: 'sold out', name: 'Do not count: out of stock' },
];

const REASONS = ['Delivery', 'Count', 'Damaged or lost', 'Return', 'Correction'];

interface StockChange {
  kind: 'set' | 'add' | 'available' | 'sold out';
  value?: string | null;
  reason?: string | null;
}

export const nameOfVariant = ({ productName, variantName }: StockRecord): string =>
  [productName, variantName].filter(Boolean).join(', ');

export const piecesOf = ({ stock }: StoreVariant): string =>
  stock?.trackQuantity ? String(stock.quantity ?? 0) : stock?.inStock ? 'In stock' : 'Out of stock';

/** Says what is wrong with a number of pieces. */
export const checkPieces = checkWhole(0, MAX_PIECES);

const checkChange = (value: string | null | undefined, { kind }: StockChange): string | undefined => {
  if (kind === 'set') return value ? checkPieces(value) : 'Enter a number of pieces';
  return kind === 'add' && !/^-?\d{1,5}$/.test(value ?? '') ? 'A whole number such as 12 or -3' : undefined;
};

/** What the local platform is asked for, and what the stock then is; undefined if it is impossible. */
function stockAfter(variant: StockRecord, { kind, value }: StockChange) {
  if (kind === 'available' || kind === 'sold out') {
    const inStock = kind === 'available';
    return { text: inStock ? 'In stock' : 'Out of stock', input: { trackQuantity: false, inStock } };
  }
  const number = Number(value);
  const quantity = kind === 'add' ? (variant.stock?.quantity ?? 0) + number : number;
  if (quantity < 0 || quantity > MAX_PIECES) return undefined;
  // the platform adds to what it then has: pieces may be sold in the meantime
  const change = kind === 'add' ? { add: number } : { quantity };
  return { text: String(quantity), input: { trackQuantity: true, ...change } };
}

const PREVIEW = 10;

const Preview = ({ variants, change }: { variants: readonly StockRecord[]; change: StockChange }) => {
  const isValid = checkChange(change.value, change) === undefined;
  const impossible = isValid ? variants.filter((variant) => !stockAfter(variant, change)) : [];
  return (
    <>
      <PlainTable
        label="Preview"
        columns={['Variant', 'Now', 'Then']}
        numbers={['Now', 'Then']}
        rows={variants.slice(0, PREVIEW).map((variant) => [
          nameOfVariant(variant),
          piecesOf(variant),
          // the cell stays empty while there is no value
          isValid ? (stockAfter(variant, change)?.text ?? 'Impossible') : '',
        ])}
      />
      {variants.length > PREVIEW && <p>And {variants.length - PREVIEW} more</p>}
      {impossible.length > 0 && (
        <p role="alert">
          {impossible.length} would have less than 0 or more than {MAX_PIECES} pieces, and stay as they are.
        </p>
      )}
    </>
  );
};

interface ChangeStockProps {
  variants: readonly StockRecord[];
  label?: string;
}

/** Changes the stock of variants. No call of the contract does that: it is there with the local platform only. */
export const ChangeStock = ({ variants, label = 'Change stock' }: ChangeStockProps) => {
  const { decide, dialog } = useConflict('stock', []);
  const { onUnselectItems } = useListContext();
  const submit = async (change: StockChange, running: Running<StockChange>) => {
    const { signal, onProgress, report } = running;
    const store = keyedStore(running.store.key, change.reason);
    const ids = variants.map(({ id }) => id);
    const { data: stored } = await store.getMany<StockRecord>('variants', { ids });
    const textsOf = (records: readonly StockRecord[], text: (record: StockRecord) => string) =>
      Object.fromEntries(records.map((record) => [nameOfVariant(record), text(record)]));
    const mine = textsOf(stored, (variant) => stockAfter(variant, change)?.text ?? '');
    const versions = { was: textsOf(variants, piecesOf), now: textsOf(stored, piecesOf), mine };
    // an addition is right whatever another user has set
    if (change.kind === 'set' && (await decide(versions)) === 'theirs') return THEIRS_STAYS;
    const failures: string[] = [];
    for (const [index, variant] of stored.entries()) {
      if (signal.aborted) break;
      onProgress(index, stored.length);
      const { productId, variantId, managedVariant } = variant;
      const input = stockAfter(variant, change)?.input;
      const name = nameOfVariant(variant);
      if (!input) failures.push(`${name}: less than 0 or more than ${MAX_PIECES} pieces`);
      else
        await store
          .sendLocal('setStock', { productId, ...(managedVariant && { variantId }), ...input })
          .catch((error: unknown) => {
            // the next try does nothing twice
            if (isUnanswered(error)) throw error;
            failures.push(`${name}: ${textOfError(error)}`);
          });
    }
    await queryClient.invalidateQueries();
    report(`${stored.length - failures.length} of ${stored.length} changed`, failures);
    if (failures.length === 0) onUnselectItems();
    return undefined;
  };
  return (
    <LocalOnly>
      <CanAccess resource="variants" action="edit">
        <ActionDialog<StockChange>
          label={label}
          icon={<InventoryIcon />}
          disabled={variants.length === 0}
          done="The stock is changed"
          defaultValues={{ kind: 'set' }}
          onSubmit={submit}
        >
          <SelectInput source="kind" label="Change" choices={KINDS} validate={required()} />
          <FormDataConsumer<StockChange>>
            {({ formData }) => (
              <>
                {['set', 'add'].includes(formData.kind) && (
                  <TextInput
                    source="value"
                    label="Pieces"
                    validate={(value: string | null, values: StockChange) => checkChange(value, values)}
                    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                  />
                )}
                <Preview variants={variants} change={formData} />
              </>
            )}
          </FormDataConsumer>
          <SelectInput source="reason" choices={REASONS.map((id) => ({ id, name: id }))} />
          {dialog}
        </ActionDialog>
      </CanAccess>
    </LocalOnly>
  );
};

export const ChangeSelectedStock = () => {
  const { data = [], selectedIds } = useListContext<StockRecord>();
  return <ChangeStock label="Change selected" variants={data.filter(({ id }) => selectedIds.includes(id))} />;
};
