import InventoryIcon from '@mui/icons-material/Inventory';
import {
  CanAccess,
  FormDataConsumer,
  type RaRecord,
  required,
  SelectInput,
  TextInput,
  useListContext,
} from 'react-admin';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { THEIRS_STAYS } from '../components/edit-dialog.tsx';
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

const Preview = ({ stocks, change }: { stocks: readonly Stock[]; change: StockChange }) => {
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

/** A change, with the records that were there when the dialog was opened: another try is about the same. */
interface StockForm<Record> extends StockChange {
  /** Absent while the dialog is closing. */
  records?: readonly Record[];
}

interface ChangeStockProps<Record> {
  calls: StockCalls<Record>;
  records: readonly Record[];
  label?: string;
}

/** Changes the stock of variants, of any version of the catalog. */
export function ChangeStock<Record extends RaRecord>(props: ChangeStockProps<Record>) {
  const { calls, records, label = 'Change stock' } = props;
  const { resource, stockOf, write } = calls;
  // two of them may have the same name
  const fields = records.map((record) => ({ source: String(record.id), label: stockOf(record).name }));
  const { decide, dialog } = useConflict('stock', fields);
  const { onUnselectItems } = useListContext();

  /** What is stored now, unless the user keeps it as it is. */
  const readAgain = async (seen: readonly Record[], change: StockChange): Promise<Record[] | undefined> => {
    const { data } = await store.getMany<Record>(resource, { ids: seen.map(({ id }) => id) });
    // versions are compared in one order
    const stored = seen.flatMap(({ id }) => data.find((record) => record.id === id) ?? []);
    const textsOf = (some: readonly Record[], text: (stock: Stock) => string) =>
      Object.fromEntries(some.map((record) => [record.id, text(stockOf(record))]));
    const mine = textsOf(stored, (stock) => stockAfter(stock, change) ?? '');
    const versions = { was: textsOf(seen, stockText), now: textsOf(stored, stockText), mine };
    return change.kind === 'set' && (await decide(versions)) === 'theirs' ? undefined : stored;
  };

  const submit = async (change: StockChange, running: Running<StockForm<Record>>) => {
    const { opened, report } = running;
    const seen = opened.records ?? [];
    // an addition is right whatever another user has set
    const changed = change.kind === 'add' ? seen : await readAgain(seen, change);
    if (!changed) return THEIRS_STAYS;
    const keyed = keyedStore(running.store.key, change.reason);
    const gone = seen
      .filter(({ id }) => changed.every((record) => record.id !== id))
      .map((record) => `${stockOf(record).name}: no longer exists`);
    const failures = [...gone, ...(await write(changed, change, { ...running, store: keyed }))];
    report(`${seen.length - failures.length} of ${seen.length} changed`, failures);
    if (failures.length === 0) onUnselectItems();
    return undefined;
  };

  return (
    <CanAccess resource={resource} action="edit">
      <ActionDialog<StockForm<Record>>
        label={label}
        icon={<InventoryIcon />}
        disabled={records.length === 0}
        done="The stock is changed"
        defaultValues={{ kind: 'set', records }}
        onSubmit={submit}
      >
        <SelectInput source="kind" label="Change" choices={KINDS} validate={required()} />
        <FormDataConsumer<StockForm<Record>>>
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
              <Preview stocks={formData.records?.map(stockOf) ?? []} change={formData} />
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
export function ChangeSelectedStock<Record extends RaRecord>({ calls }: { calls: StockCalls<Record> }) {
  const { data = [], selectedIds } = useListContext<Record>();
  const records = data.filter(({ id }) => selectedIds.includes(id));
  return <ChangeStock label="Change selected" calls={calls} records={records} />;
}
