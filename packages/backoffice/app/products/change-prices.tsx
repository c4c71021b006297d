import PriceChangeIcon from '@mui/icons-material/PriceChange';
import { FormDataConsumer, required, SelectInput, TextInput, useListContext } from 'react-admin';
import { useStore } from '../data.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { PlainTable } from './plain-table.tsx';
import { checkChange, type PriceChange, priceAfter, priceOf } from './prices.ts';
import type { ProductRecord } from './product-values.ts';

const KINDS = [
  { id: 'set', name: 'Set the price to' },
  { id: 'add', name: 'Add an amount' },
  { id: 'percent', name: 'Add a whole percentage' },
];

/** Changes the prices of the selected products, after a preview of the first ten. */
export const ChangePrices = () => {
  const { selectedIds, data = [], onUnselectItems } = useListContext<ProductRecord>();
  const { actOnMany } = useStore();
  const ids = selectedIds.map(String);
  const selected = data.filter(({ id }) => ids.includes(id)).slice(0, 10);
  return (
    <BulkDialog<PriceChange>
      label="Change prices"
      icon={<PriceChangeIcon />}
      title={`Change ${ids.length} prices`}
      defaultValues={{ kind: 'percent' }}
      onDone={onUnselectItems}
      onSubmit={async ({ kind, value }, onProgress) => {
        const number = Number(value);
        const by = kind === 'add' ? { amount: number } : { percentage: { rate: number } };
        const results =
          kind === 'set'
            ? await actOnMany('products', 'set', { ids, set: { price: number } }, { onProgress })
            : await actOnMany('products', 'adjust', { ids, adjust: { price: by } }, { onProgress });
        return results.flatMap(({ id, error }) => {
          const name = data.find((product) => product.id === id)?.name ?? id;
          return error ? [`${name}: ${error.description}`] : [];
        });
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
            rows={selected.map((product) => [
              product.name ?? '',
              priceOf(product),
              checkChange(formData.value, formData) ? '' : priceAfter(product, formData),
            ])}
          />
        )}
      </FormDataConsumer>
    </BulkDialog>
  );
};
