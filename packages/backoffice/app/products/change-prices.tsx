import PriceChangeIcon from '@mui/icons-material/PriceChange';
import { Decimal } from 'decimal.js';
import { FormDataConsumer, required, SelectInput, TextInput, useListContext } from 'react-admin';
import type { Product } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';
import { isDecimal, placesOf, priceOf } from '../components/decimals.ts';
import { PlainTable } from '../components/plain-table.tsx';
import { useStore } from '../data.ts';
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
  const price = new Decimal(priceOf(product));
  const after = {
    set: () => new Decimal(value),
    add: () => price.plus(value),
    percent: () => price.plus(price.times(value).dividedBy(100)),
  }[kind]();
  return Decimal.max(0, after).toFixed(placesOf(product.priceData?.currency));
}

/** Changes the prices of the selected products, after a preview of the first ten. */
export const ChangePrices = () => {
  const { selectedIds, data = [], onSelect } = useListContext<ProductRecord>();
  const { actOnMany } = useStore();
  const ids = selectedIds.map(String);
  const selected = data.filter(({ id }) => ids.includes(id)).slice(0, 10);
  return (
    <ActionDialog<PriceChange>
      label="Change prices"
      title={`Change ${ids.length} prices`}
      icon={<PriceChangeIcon />}
      done="The prices are changed"
      defaultValues={{ kind: 'percent' }}
      onSubmit={async ({ kind, value }, { report, ...running }) => {
        const number = Number(value);
        const by = kind === 'add' ? { amount: number } : { percentage: { rate: number } };
        const results =
          kind === 'set'
            ? await actOnMany('products', 'set', { ids, set: { price: number } }, running)
            : await actOnMany('products', 'adjust', { ids, adjust: { price: by } }, running);
        const failures = results.flatMap(({ id, error }) => {
          const name = data.find((product) => product.id === id)?.name ?? id;
          return error ? [`${name}: ${error.description}`] : [];
        });
        const changed = results.filter(({ error }) => !error).map(({ id }) => id);
        report(`${changed.length} of ${ids.length} changed, ${failures.length} rejected`, failures);
        // the others can be tried again
        onSelect(ids.filter((id) => !changed.includes(id)));
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
        {({ formData }) => (
          <PlainTable
            label="Preview"
            columns={['Product', 'Now', 'Then']}
            numbers={['Now', 'Then']}
            rows={selected.map((product) => [
              product.name,
              priceOf(product),
              checkChange(formData.value, formData) ? '' : priceAfter(product, formData),
            ])}
          />
        )}
      </FormDataConsumer>
    </ActionDialog>
  );
};
