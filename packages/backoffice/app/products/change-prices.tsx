import PriceChangeIcon from '@mui/icons-material/PriceChange';
import { FormDataConsumer, type RaRecord, required, SelectInput } from 'react-admin';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { DecimalInput } from '../components/decimal-input.tsx';
import { THEIRS_STAYS } from '../components/edit-dialog.tsx';
import { useAsSent, useSelection, withGone } from '../components/many.ts';
import { PlainTable } from '../components/plain-table.tsx';
import { useConflict } from '../components/use-conflict.tsx';
import { useQuestion } from '../components/use-question.tsx';
import { useStore } from '../data.ts';
import { checkChange, type PriceCalls, type PriceChange, priceAfter } from './price-change.ts';
import { priceRisk } from './price-risk.ts';

const KINDS = [
  { id: 'set', name: 'Set the price to' },
  { id: 'add', name: 'Add an amount, such as -2.50' },
  { id: 'percent', name: 'Add a whole percentage, such as -15' },
];

const PREVIEW = 10;

/** The prices of a record after a change, each once. */
const pricesAfter = (prices: readonly string[], change: PriceChange, currency: string): string[] => [
  ...new Set(prices.map((price) => priceAfter(price, change, currency))),
];

interface PreviewProps<Record> {
  records: readonly Record[];
  change: PriceChange;
  calls: PriceCalls<Record>;
  currency: string;
}

function Preview<Record>({ change, calls, currency, ...props }: PreviewProps<Record>) {
  const records = useAsSent(props.records);
  return (
    <>
      <PlainTable
        label="Preview"
        columns={['Product', 'Now', 'Then']}
        numbers={['Now', 'Then']}
        rows={records.slice(0, PREVIEW).map((record) => [
          calls.nameOf(record),
          calls.pricesOf(record).join(' – '),
          // the cell stays empty while there is no value
          checkChange(change, currency)
            ? ''
            : pricesAfter(calls.pricesOf(record), change, currency).join(' – '),
        ])}
      />
      {records.length > PREVIEW && <p>And {records.length - PREVIEW} more</p>}
    </>
  );
}

/** Changes the prices of the selected products, of any version of the catalog, after a preview of the first ten. */
export function ChangePrices<Record extends RaRecord>({ calls }: { calls: PriceCalls<Record> }) {
  const { resource, nameOf, pricesOf, currencyOf, write } = calls;
  const selection = useSelection<Record>(resource);
  const { ids, records: seen } = selection;
  // prices are in that of the shop
  const currency = seen[0] ? currencyOf(seen[0]) : 'EUR';
  const { getMany } = useStore();
  const { ask, dialog: question } = useQuestion();
  const fields = seen.map((record) => ({ source: String(record.id), label: nameOf(record) }));
  const { decide, dialog } = useConflict('product', fields);

  const textsOf = (records: readonly Record[], prices: (record: Record) => string[]) =>
    Object.fromEntries(records.map((record) => [record.id, prices(record).join(' – ')]));

  const submit = async (change: PriceChange, running: Running<PriceChange>) => {
    const { data } = await getMany<Record>(resource, { ids: [...ids] });
    // versions are compared in one order
    const stored = seen.flatMap(({ id }) => data.find((record) => record.id === id) ?? []);
    const steps = stored.map((record) =>
      pricesOf(record).map((was) => ({ was, becomes: priceAfter(was, change, currency) })),
    );
    await ask(priceRisk(steps));
    const mine = textsOf(stored, (record) => pricesAfter(pricesOf(record), change, currency));
    const versions = { was: textsOf(seen, pricesOf), now: textsOf(stored, pricesOf), mine };
    // what is added is right whatever another user has set
    if (change.kind === 'set' && (await decide(versions)) === 'theirs') return THEIRS_STAYS;
    return withGone(await write(stored, change, running), selection, stored, nameOf);
  };

  return (
    <ActionDialog<PriceChange>
      label="Change prices"
      title={ids.length === 1 ? 'Change one price' : `Change ${ids.length} prices`}
      icon={<PriceChangeIcon />}
      disabled={seen.length === 0}
      done="The prices are changed"
      defaultValues={{ kind: 'percent' }}
      selection={selection}
      onSubmit={submit}
    >
      <SelectInput source="kind" label="Change" choices={KINDS} validate={required()} />
      <DecimalInput
        source="value"
        label="Value"
        validate={(_value: unknown, change: PriceChange) => checkChange(change, currency)}
      />
      <FormDataConsumer<PriceChange>>
        {({ formData }) => <Preview records={seen} change={formData} calls={calls} currency={currency} />}
      </FormDataConsumer>
      {dialog}
      {question}
    </ActionDialog>
  );
}
