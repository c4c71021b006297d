import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useGetMany } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Collection } from 'storewire';
import { wordsOf } from '../components/words.ts';
import { PlainTable } from './plain-table.tsx';
import { merged, type ProductValues } from './product-values.ts';

/** A product that another user has saved while it was edited. */
export interface Conflict {
  was: ProductValues;
  now: ProductValues;
  mine: ProductValues;
}

interface ConflictDialogProps {
  conflict: Conflict;
  onBack: () => void;
  onTakeTheirs: () => void;
  onKeepMine: (values: ProductValues) => Promise<unknown>;
}

/** Shows the versions of each field that differs, and which of them to keep. */
export const ConflictDialog = ({ conflict, onBack, onTakeTheirs, onKeepMine }: ConflictDialogProps) => {
  const { reset } = useFormContext<ProductValues>();
  const ids = [conflict.was, conflict.now, conflict.mine].flatMap(({ collectionIds }) => collectionIds);
  const { data: collections = [] } = useGetMany<Collection & { id: string }>('collections', {
    ids: [...new Set(ids)],
  });
  const names = new Map(collections.map(({ id, name }) => [id, name ?? id]));
  const versions = [conflict.was, conflict.now, conflict.mine].map((values) => textsOf(values, names));
  const fields = [...new Set(versions.flatMap((texts) => [...texts.keys()]))].filter(
    (field) => new Set(versions.map((texts) => texts.get(field))).size > 1,
  );
  const keepMine = (): void => {
    const values = merged(conflict.was, conflict.mine, conflict.now) as ProductValues;
    reset(values, { keepDefaultValues: true });
    void onKeepMine(values);
  };
  return (
    <Dialog open onClose={onBack} fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Another user has saved this product</DialogTitle>
      <DialogContent>
        <PlainTable
          label="Versions"
          columns={['Field', 'Was', 'Is now', 'In this form']}
          rows={fields.map((field) => [field, ...versions.map((texts) => texts.get(field) ?? '')])}
        />
        <p>Your version keeps what the other user changed in fields that you did not change.</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>Back</Button>
        <Button onClick={onTakeTheirs}>Take their version</Button>
        <Button onClick={keepMine}>Save my version</Button>
      </DialogActions>
    </Dialog>
  );
};

const LABELS: Readonly<Record<string, string>> = { sku: 'SKU', manageVariants: 'Manage variants' };

/** The values of a product as texts, by what they are. */
function textsOf(values: ProductValues, collections: ReadonlyMap<string, string>): Map<string, string> {
  const { id: _id, collectionIds, sections, options, variants, ...fields } = values;
  const namesOfCollections = collectionIds.map((id) => collections.get(id) ?? id).join(', ');
  return new Map([
    ...Object.entries(fields).map(([field, value]) => pair(LABELS[field] ?? wordsOf(field), value)),
    pair('Collections', namesOfCollections),
    ...sections.map(({ title, description }) => pair(`Info section ${title}`, description)),
    ...options.flatMap(({ name, choices }) => [
      pair(`Option ${name}`, choices.map((choice) => choice.name).join(', ')),
      ...choices.flatMap(({ name: choice, color, mediaIds = [] }) => [
        pair(`Color of ${choice}`, color),
        pair(`Media of ${choice}`, mediaIds.join(', ')),
      ]),
    ]),
    ...Object.values(variants).flatMap(({ name, ...own }) =>
      Object.entries(own).map(([field, value]) => pair(`${name}: ${LABELS[field] ?? wordsOf(field)}`, value)),
    ),
  ]);
}

const pair = (field: string, value: string | boolean | null): [string, string] => [
  field,
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? ''),
];
