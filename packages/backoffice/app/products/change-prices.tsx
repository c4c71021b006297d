import PriceChangeIcon from '@mui/icons-material/PriceChange';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import {
  Button,
  Form,
  FormDataConsumer,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  useListContext,
} from 'react-admin';
import { useStore } from '../data.ts';
import { type ProductRecord, priceOf } from './product-record.ts';

interface PriceChange {
  kind: 'set' | 'add' | 'percent';
  value?: string;
}

const KINDS = [
  { id: 'set', name: 'Set the price to' },
  { id: 'add', name: 'Add an amount' },
  { id: 'percent', name: 'Add a whole percentage' },
];

const isNumber = (value: unknown): string | undefined =>
  value && /^-?\d+(\.\d+)?$/.test(String(value)) ? undefined : 'A number such as 12.50 or -10';

/** The price after a change, as the platform rounds it. */
function priceAfter(price: number, { kind, value = '' }: PriceChange): number | undefined {
  const number = Number(value);
  if (isNumber(value)) return undefined;
  if (kind === 'set') return number;
  return kind === 'add' ? price + number : price * (1 + number / 100);
}

const Preview = ({ products, change }: { products: readonly ProductRecord[]; change: PriceChange }) => (
  <Table size="small" aria-label="Preview">
    <TableHead>
      <TableRow>
        <TableCell>Product</TableCell>
        <TableCell align="right">Now</TableCell>
        <TableCell align="right">Then</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {products.slice(0, 10).map((product) => (
        <TableRow key={product.id}>
          <TableCell>{product.name}</TableCell>
          <TableCell align="right">{priceOf(product).toFixed(2)}</TableCell>
          <TableCell align="right">{priceAfter(priceOf(product), change)?.toFixed(2)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

interface Outcome {
  done: number;
  total: number;
  /** Names of products with the reason; undefined while it runs. */
  failures?: string[];
}

/** Changes the prices of the selected products in batches, and lists those that the platform rejects. */
export const ChangePrices = () => {
  const { selectedIds, data = [], onUnselectItems } = useListContext<ProductRecord>();
  const { actOnMany } = useStore();
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const close = (): void => {
    setOpen(false);
    if (outcome) onUnselectItems();
    setOutcome(undefined);
  };
  const run = async (values: object): Promise<void> => {
    // the inputs of the form make up its values
    const { kind, value } = values as PriceChange;
    const ids = selectedIds.map(String);
    const number = Number(value);
    const onProgress = (done: number, total: number): void => setOutcome({ done, total });
    onProgress(0, ids.length);
    const results =
      kind === 'set'
        ? await actOnMany('products', 'set', { ids, set: { price: number } }, { onProgress })
        : await actOnMany(
            'products',
            'adjust',
            {
              ids,
              adjust: { price: kind === 'add' ? { amount: number } : { percentage: { rate: number } } },
            },
            { onProgress },
          );
    const failures = results.flatMap(({ id, error }) => {
      const name = data.find((product) => product.id === id)?.name ?? id;
      return error ? [`${name}: ${error.description}`] : [];
    });
    setOutcome({ done: results.length, total: ids.length, failures });
  };
  const { done = 0, total = 0, failures } = outcome ?? {};
  return (
    <>
      <Button label="Change prices" onClick={() => setOpen(true)}>
        <PriceChangeIcon />
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="prices-title">
        <DialogTitle id="prices-title">Change {selectedIds.length} prices</DialogTitle>
        <Form defaultValues={{ kind: 'percent' }} onSubmit={run}>
          <DialogContent>
            {outcome ? (
              <>
                <LinearProgress variant="determinate" value={(100 * done) / total} aria-label="Prices" />
                <p role="status">
                  {done} of {total}{' '}
                  {failures && `· ${done - failures.length} changed, ${failures.length} rejected`}
                </p>
                <ul>
                  {failures?.map((failure) => (
                    <li key={failure}>{failure}</li>
                  ))}
                </ul>
              </>
            ) : (
              <>
                <SelectInput source="kind" label="Change" choices={KINDS} validate={required()} />
                <TextInput source="value" label="Value" validate={isNumber} />
                <FormDataConsumer<PriceChange>>
                  {({ formData }) => <Preview products={selected} change={formData} />}
                </FormDataConsumer>
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button label={outcome ? 'Close' : 'Back'} onClick={close} />
            {!outcome && <SaveButton label="Change prices" icon={false} alwaysEnable />}
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
};
