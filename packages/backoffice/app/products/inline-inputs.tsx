/** Inputs in the rows of the list, which save at once. */
import { InputBase, Switch } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import type { ProductInput } from 'storewire';
import { isDecimal, priceOf } from '../components/decimals.ts';
import type { ProductRecord } from './product-values.ts';

const useSave = () => {
  const product = useRecordContext<ProductRecord>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<ProductRecord>();
  const save = (data: ProductInput): Promise<unknown> =>
    update(
      'products',
      { id: product?.id ?? '', data, previousData: product },
      { returnPromise: true, mutationMode: 'pessimistic' },
    ).catch((error: Error) => notify(error.message, { type: 'error' }));
  return { product, save, isPending };
};

/** Saves when the user leaves it or presses Enter. Escape restores the price. */
export const InlinePrice = () => {
  const { product, save, isPending } = useSave();
  const [typed, setTyped] = useState<string>();
  if (!product) return null;
  const end = (): void => {
    const price = typed?.trim() ?? '';
    if (isDecimal(price))
      void save({ priceData: { ...product.priceData, price: Number(price) } }).finally(() =>
        setTyped(undefined),
      );
    else setTyped(undefined);
  };
  return (
    <InputBase
      value={typed ?? priceOf(product)}
      disabled={isPending}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={end}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end();
        if (event.key === 'Escape') setTyped(undefined);
      }}
      slotProps={{ input: { 'aria-label': `Price of ${product.name}`, inputMode: 'decimal' } }}
      sx={{ width: 80, fontSize: 'inherit', '& input': { textAlign: 'right', p: 0 } }}
    />
  );
};

/** Shows the product in the shop, or hides it. */
export const InlineVisibility = () => {
  const { product, save, isPending } = useSave();
  if (!product) return null;
  return (
    <Switch
      size="small"
      checked={product.visible ?? false}
      disabled={isPending}
      onChange={(_event, visible) => void save({ visible })}
      slotProps={{ input: { 'aria-label': `${product.name} is visible` } }}
    />
  );
};
