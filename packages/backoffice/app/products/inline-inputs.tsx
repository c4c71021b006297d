/** Inputs in the rows of the list, which save at once. */
import { OutlinedInput, Switch } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useResourceContext, useUpdate } from 'react-admin';
import type { Product, ProductInput } from 'storewire';
import { checkDecimal, checkPlaces } from '../components/checks.ts';
import { decimalIn, isSameDecimal, priceOf } from '../components/decimals.ts';
import { isComposing } from '../components/is-composing.ts';
import { textOfError } from '../components/reasons.ts';
import { useConflict } from '../components/use-conflict.tsx';
import { useQuestion } from '../components/use-question.tsx';
import { useStore } from '../data.ts';
import { priceRisk } from './price-risk.ts';

const INPUTS = [
  { source: 'priceData.price', label: 'Price' },
  { source: 'visible', label: 'Visible' },
];

/** What inputs in rows change. */
type Changes = Pick<ProductInput, 'priceData' | 'visible'>;

/** A product of any version of the catalog. In version 3, only its variants have prices. */
interface Row {
  id: string;
  name?: string | null;
  visible?: boolean | null;
  priceData?: Product['priceData'];
}

/** Saves what an input has changed of a row. If another user has changed the same, the user is asked first. */
const useSave = () => {
  const product = useRecordContext<Row>();
  const resource = useResourceContext() ?? '';
  const { getOne } = useStore();
  const notify = useNotify();
  const [update] = useUpdate<Row>();
  const conflict = useConflict('product', INPUTS);
  const question = useQuestion();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (was: Row, mine: Changes): Promise<void> => {
    const { id } = was;
    setIsSaving(true);
    try {
      const risk = priceRisk([[{ was: priceOf(was), becomes: priceOf(mine) }]]);
      await question.ask(risk && `${was.name}: ${risk}`);
      await conflict.save<Changes>({
        was,
        mine,
        read: async () => (await getOne<Row>(resource, { id })).data,
        write: ({ priceData, visible }, stored) =>
          update(
            resource,
            { id, data: { priceData, visible }, previousData: { ...stored, id } },
            { returnPromise: true, mutationMode: 'pessimistic' },
          ),
      });
    } catch (error) {
      notify(textOfError(error), { type: 'error' });
    } finally {
      setIsSaving(false);
    }
  };
  const dialog = conflict.dialog ?? question.dialog;
  return { product, save, isSaving, dialog };
};

/** Saves when the user leaves it or presses Enter. Escape restores the price. */
export const InlinePrice = () => {
  const { product, save, isSaving, dialog } = useSave();
  const [typed, setTyped] = useState<string>();
  const notify = useNotify();
  if (!product) return null;
  const end = (): void => {
    // a question takes the focus from the input
    if (isSaving) return;
    const price = decimalIn(typed ?? '');
    const problem = checkDecimal(price) ?? checkPlaces(price || '0', product.priceData?.currency ?? 'EUR');
    if (problem) notify(`${product.name}: ${problem}`, { type: 'error' });
    if (price && !problem && !isSameDecimal(price, priceOf(product)))
      void save(product, { ...product, priceData: { ...product.priceData, price: Number(price) } }).finally(
        () => setTyped(undefined),
      );
    else setTyped(undefined);
  };
  return (
    <>
      <OutlinedInput
        size="small"
        value={typed ?? priceOf(product)}
        disabled={isSaving}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={end}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') end();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        slotProps={{ input: { 'aria-label': `Price of ${product.name}`, inputMode: 'decimal' } }}
        sx={{ width: 84, fontSize: 'inherit', '& input': { textAlign: 'right', px: 1, py: 0.25 } }}
      />
      {dialog}
    </>
  );
};

/** Shows the product in the shop, or hides it. */
export const InlineVisibility = () => {
  const { product, save, isSaving, dialog } = useSave();
  if (!product) return null;
  return (
    <>
      <Switch
        size="small"
        checked={product.visible ?? false}
        disabled={isSaving}
        onChange={(_event, visible) => void save(product, { ...product, visible })}
        slotProps={{ input: { 'aria-label': `${product.name} is visible` } }}
      />
      {dialog}
    </>
  );
};
