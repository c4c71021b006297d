import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useGetMany, useTranslateLabel } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Collection } from 'storewire';
import { PlainTable } from '../components/plain-table.tsx';
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
  const translateLabel = useTranslateLabel();
  const { reset } = useFormContext<ProductValues>();
  const ids = [conflict.was, conflict.now, conflict.mine].flatMap(({ collectionIds }) => collectionIds);
  const { data: collections = [] } = useGetMany<Collection & { id: string }>('collections', {
    ids: [...new Set(ids)],
  });
  const names = new Map(collections.map(({ id, name }) => [id, name ?? id]));
  const versions = [conflict.was, conflict.now, conflict.mine].map(
    ({ collectionIds, variants, ...values }) => ({
      ...values,
      collections: collectionIds.map((id) => names.get(id)),
      ...Object.fromEntries(Object.values(variants).map(({ name, ...own }) => [`Variant ${name}`, own])),
    }),
  );
  const fields = [...new Set(versions.flatMap(Object.keys))];
  const rows = fields
    .map((source) => [
      translateLabel({ source, resource: 'products' }) as string,
      ...versions.map((version) => textOf((version as Record<string, unknown>)[source])),
    ])
    .filter(([, ...texts]) => new Set(texts).size > 1);
  const keepMine = (): void => {
    const values = merged(conflict.was, conflict.mine, conflict.now) as ProductValues;
    reset(values, { keepDefaultValues: true });
    void onKeepMine(values);
  };
  return (
    <Dialog open onClose={onBack} fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Another user has saved this product</DialogTitle>
      <DialogContent>
        <PlainTable label="Versions" columns={['Field', 'Was', 'Is now', 'In this form']} rows={rows} />
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

/** A value as a text: lists are one value, as they are when versions are merged. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value ?? '');
  return Object.values(value ?? {})
    .map(textOf)
    .filter(Boolean)
    .join(', ');
}
