import InventoryIcon from '@mui/icons-material/Inventory';
import { CanAccess, FormDataConsumer, type RaRecord, required, SelectInput } from 'react-admin';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { DecimalInput } from '../components/decimal-input.tsx';
import { THEIRS_STAYS } from '../components/edit-dialog.tsx';
import { type Selection, useAsSent, useSelection, withGone } from '../components/many.ts';
import { PlainTable } from '../components/plain-table.tsx';
import { useConflict } from '../components/use-conflict.tsx';
import { store } from '../data.ts';
import { keyedStore } from '../keyed-store.ts';
import {
  checkChange,
  MAX_PIECES,
  type Stock,
  type StockCalls,
  type StockChange,
  stockAfter,
  stockText,
} from './stock-change.ts';

const KINDS = [
  { id: 'set', name: 'Count pieces, and set them to' },
  { id: 'add', name: 'Count pieces, and add' },
  { id: 'available', name: 'Do not count: always in stock' },
  { id: 'sold out', name: 'Do not count: out of stock' },
];

const REASONS = ['Delivery', 'Count', 'Damaged or lost', 'Return', 'Correction'];

const PREVIEW = 10;

const Preview = (props: { stocks: readonly Stock[]; change: StockChange }) => {
  const { change } = props;
  const stocks = useAsSent(props.stocks);
  const isValid = checkChange(change.value, change) === undefined;
  const impossible = isValid ? stocks.filter((stock) => stockAfter(stock, change) === undefined) : [];
  return (
    <>
      <PlainTable
        label="Preview"
        columns={['Variant', 'Now', 'Then']}
        numbers={['Now', 'Then']}
        rows={stocks.slice(0, PREVIEW).map((stock) => [
          stock.name,
          stockText(stock),
          // the cell stays empty while there is no value
          isValid ? (stockAfter(stock, change) ?? 'Impossible') : '',
        ])}
      />
      {stocks.length > PREVIEW && <p>And {stocks.length - PREVIEW} more</p>}
      {impossible.length > 0 && (
        <p role="alert">
          {impossible.length} would have less than 0 or more than {MAX_PIECES} pieces, and stay as they are.
        </p>
      )}
    </>
  );
};

interface ChangeStockProps<Record> {
  calls: StockCalls<Record>;
  selection: Selection<Record>;
  label?: string;
}

/** Changes the stock of variants, of any version of the catalog. */
export function ChangeStock<Record extends RaRecord>(props: ChangeStockProps<Record>) {
  const { calls, selection, label = 'Change stock' } = props;
  const { resource, stockOf, write } = calls;
  const { ids, records } = selection;
  // two of them may have the same name
  const fields = records.map((record) => ({ source: String(record.id), label: stockOf(record).name }));
  const { decide, dialog } = useConflict('stock', fields);

  /** What is stored now, unless the user keeps it as it is. */
  const readAgain = async (change: StockChange): Promise<Record[] | undefined> => {
    const { data } = await store.getMany<Record>(resource, { ids: records.map(({ id }) => id) });
    // versions are compared in one order
    const stored = records.flatMap(({ id }) => data.find((record) => record.id === id) ?? []);
    const textsOf = (some: readonly Record[], text: (stock: Stock) => string) =>
      Object.fromEntries(some.map((record) => [record.id, text(stockOf(record))]));
    const mine = textsOf(stored, (stock) => stockAfter(stock, change) ?? '');
    const versions = { was: textsOf(records, stockText), now: textsOf(stored, stockText), mine };
    return change.kind === 'set' && (await decide(versions)) === 'theirs' ? undefined : stored;
  };

  const submit = async (change: StockChange, running: Running<StockChange>) => {
    // an addition is right whatever another user has set
    const changed = change.kind === 'add' ? records : await readAgain(change);
    if (!changed) return THEIRS_STAYS;
    const keyed = keyedStore(running.store.key, change.reason);
    const outcome = await write(changed, change, { ...running, store: keyed });
    return withGone(outcome, selection, changed, (record) => stockOf(record).name);
  };

  return (
    <CanAccess resource={resource} action="edit">
      <ActionDialog<StockChange>
        label={label}
        icon={<InventoryIcon />}
        disabled={records.length === 0}
        done="The stock is changed"
        defaultValues={{ kind: 'set' }}
        selection={selection}
        onSubmit={submit}
      >
        {ids.length > 1 && <p>{ids.length} variants are selected.</p>}
        <SelectInput source="kind" label="Change" choices={KINDS} validate={required()} />
        <FormDataConsumer<StockChange>>
          {({ formData }) => (
            <>
              {['set', 'add'].includes(formData.kind) && (
                <DecimalInput
                  source="value"
                  label="Pieces"
                  validate={(value: string | null, values: StockChange) => checkChange(value, values)}
                />
              )}
              <Preview stocks={records.map(stockOf)} change={formData} />
            </>
          )}
        </FormDataConsumer>
        <SelectInput source="reason" choices={REASONS.map((id) => ({ id, name: id }))} />
        {dialog}
      </ActionDialog>
    </CanAccess>
  );
}

/** Changes the stock of the selected variants of a list. */
export const ChangeSelectedStock = <Record extends RaRecord>({ calls }: { calls: StockCalls<Record> }) => (
  <ChangeStock label="Change selected" calls={calls} selection={useSelection<Record>(calls.resource)} />
);
