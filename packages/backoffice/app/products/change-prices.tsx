import PriceChangeIcon from '@mui/icons-material/PriceChange';
import { useEffect, useState } from 'react';
import { FormDataConsumer, required, SelectInput, TextInput, useGetMany, useListContext } from 'react-admin';
import { addMoney, type Product, roundMoney } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';
import { isDecimal, leftOf, percentOf, priceOf } from '../components/decimals.ts';
import { THEIRS_STAYS } from '../components/edit-dialog.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { isUnanswered } from '../components/reasons.ts';
import { useConflict } from '../components/use-conflict.tsx';
import { useQuestion } from '../components/use-question.tsx';
import { useStore } from '../data.ts';
import { priceRisk } from './price-risk.ts';
import type { ProductRecord } from './product-values.ts';

const KINDS = [
  { id: 'set', name: 'Set the price to' },
  { id: 'add', name: 'Add an amount' },
  { id: 'percent', name: 'Add a whole percentage' },
];

interface PriceChange {
  kind: 'set' | 'add' | 'percent';
  value?: string;
}

/** Says what is wrong with the value of a change. */
const checkChange = (value = '', { kind }: PriceChange): string | undefined => {
  if (kind === 'set') return isDecimal(value) ? undefined : 'An amount such as 12.50';
  if (kind === 'add')
    return isDecimal(value.replace(/^-/, '')) ? undefined : 'An amount such as 12.50 or -10';
  const isRate = /^-?\d{1,4}$/.test(value) && Number(value) >= -100 && Number(value) <= 1000;
  return isRate ? undefined : 'A whole number from -100 to 1000';
};

/** The price after a change, rounded to the places of its currency and never negative, as the platform does it. */
function priceAfter(product: Product, { kind, value = '0' }: PriceChange): string {
  const price = priceOf(product);
  const after = {
    set: () => value,
    add: () => addMoney(price, value),
    percent: () => addMoney(price, percentOf(price, value)),
  }[kind]();
  return roundMoney(leftOf(after, []), product.priceData?.currency ?? 'EUR');
}

const NONE: ProductRecord[] = [];

const pricesOf = (products: readonly ProductRecord[], price: (product: ProductRecord) => string) =>
  Object.fromEntries(products.map((product) => [product.id, price(product)]));

const PREVIEW = 10;

interface PreviewProps {
  ids: string[];
  change: PriceChange;
  onRead: (products: readonly ProductRecord[]) => void;
}

/** The first of the selected products, on whatever page of the list they are, with their prices. */
const Preview = ({ ids, change, onRead }: PreviewProps) => {
  const { data = NONE } = useGetMany<ProductRecord>('products', { ids });
  useEffect(() => onRead(data), [data, onRead]);
  // in the order in which they were selected
  const products = ids.flatMap((id) => data.find((product) => product.id === id) ?? []);
  const isValid = checkChange(change.value, change) === undefined;
  return (
    <>
      <PlainTable
        label="Preview"
        columns={['Product', 'Now', 'Then']}
        numbers={['Now', 'Then']}
        rows={products
          .slice(0, PREVIEW)
          .map((product) => [product.name, priceOf(product), isValid ? priceAfter(product, change) : ''])}
      />
      {ids.length > PREVIEW && <p>And {ids.length - PREVIEW} more</p>}
    </>
  );
};

/** Changes the prices of the selected products, after a preview of the first ten. */
export const ChangePrices = () => {
  const { selectedIds, onSelect } = useListContext<ProductRecord>();
  const { getMany } = useStore();
  const [seen, setSeen] = useState<readonly ProductRecord[]>([]);
  const { ask, dialog: question } = useQuestion();
  const { decide, dialog } = useConflict(
    'product',
    seen.map(({ id, name }) => ({ source: id, label: name ?? id })),
  );
  const ids = selectedIds.map(String);
  return (
    <ActionDialog<PriceChange>
      label="Change prices"
      title={ids.length === 1 ? 'Change one price' : `Change ${ids.length} prices`}
      icon={<PriceChangeIcon />}
      done="The prices are changed"
      defaultValues={{ kind: 'percent' }}
      onSubmit={async (change, { store, report, ...running }) => {
        const { kind, value } = change;
        const { data: stored } = await getMany<ProductRecord>('products', { ids });
        await ask(priceRisk(stored.map((now) => ({ was: priceOf(now), becomes: priceAfter(now, change) }))));
        const versions = {
          was: pricesOf(stored, (now) => priceOf(seen.find(({ id }) => id === now.id) ?? now)),
          now: pricesOf(stored, priceOf),
          mine: pricesOf(stored, (now) => priceAfter(now, change)),
        };
        // what is added is right whatever another user has set
        if (kind === 'set' && (await decide(versions)) === 'theirs') return THEIRS_STAYS;
        const number = Number(value);
        const by = kind === 'add' ? { amount: number } : { percentage: { rate: number } };
        const results =
          kind === 'set'
            ? await store.actOnMany('products', 'set', { ids, set: { price: number } }, running)
            : await store.actOnMany('products', 'adjust', { ids, adjust: { price: by } }, running);
        const unanswered = results.find(({ error }) => isUnanswered(error?.cause));
        if (unanswered) throw unanswered.error?.cause;
        const failed = results.flatMap(({ id, error }) => (error ? [{ id: String(id), ...error }] : []));
        // one that was deleted meanwhile is no longer stored
        const nameOf = (id: string) => [...stored, ...seen].find((product) => product.id === id)?.name ?? id;
        const failures = failed.map(({ id, description }) => `${nameOf(id)}: ${description}`);
        const changed = results.filter(({ error }) => !error).map(({ id }) => id);
        report(`${changed.length} of ${ids.length} changed, ${failures.length} rejected`, failures);
        // the others can be tried again
        onSelect(ids.filter((id) => !changed.includes(id)));
        return undefined;
      }}
    >
      <SelectInput source="kind" label="Change" choices={KINDS} validate={required()} />
      <TextInput
        source="value"
        label="Value"
        validate={(value: string | undefined, values: PriceChange) => checkChange(value, values)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <FormDataConsumer<PriceChange>>
        {({ formData }) => <Preview ids={ids} change={formData} onRead={setSeen} />}
      </FormDataConsumer>
      {dialog}
      {question}
    </ActionDialog>
  );
};
