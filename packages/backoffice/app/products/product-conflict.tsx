import { useGetMany, useTranslateLabel } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Collection } from 'storewire';
import { ConflictDialog } from '../components/conflict-dialog.tsx';
import { differences, merged, type Versions } from '../components/versions.ts';
import type { ProductValues } from './product-values.ts';

interface ProductConflictProps {
  versions: Versions<ProductValues>;
  onBack: () => void;
  onTakeTheirs: () => void;
  onKeepMine: (values: ProductValues) => Promise<unknown>;
}

/** A product that another user has saved while it was edited. */
export const ProductConflict = ({ versions, onKeepMine, ...decisions }: ProductConflictProps) => {
  const translateLabel = useTranslateLabel();
  const { reset } = useFormContext<ProductValues>();
  const { was, now, mine } = versions;
  const ids = [was, now, mine].flatMap(({ collectionIds }) => collectionIds);
  const { data: collections = [] } = useGetMany<Collection & { id: string }>('collections', {
    ids: [...new Set(ids)],
  });
  const names = new Map(collections.map(({ id, name }) => [id, name ?? id]));
  const shown = ({ collectionIds, variants, ...values }: ProductValues) => ({
    ...values,
    collections: collectionIds.map((id) => names.get(id)),
    ...Object.fromEntries(Object.values(variants).map(({ name, ...own }) => [`Variant ${name}`, own])),
  });
  const keepMine = (): void => {
    const values = merged(was, mine, now) as ProductValues;
    reset(values, { keepDefaultValues: true });
    void onKeepMine(values);
  };
  return (
    <ConflictDialog
      thing="product"
      rows={differences(
        { was: shown(was), now: shown(now), mine: shown(mine) },
        (source) => translateLabel({ source, resource: 'products' }) as string,
      )}
      onKeepMine={keepMine}
      {...decisions}
    />
  );
};
