import CollectionsIcon from '@mui/icons-material/Collections';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, CanAccess, ReferenceInput, required } from 'react-admin';
import { STORE_APP_ID } from 'storewire';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { outcomeOf, useSelection } from '../components/many.ts';
import { TREE } from '../data.ts';
import { ALL_PRODUCTS } from './product-categories.ts';
import type { ProductV3Record } from './product-v3-record.ts';

interface Chosen {
  categoryId: string;
}

/** Adds the selected products to a category. */
export const AddToCategory = () => {
  const selection = useSelection<ProductV3Record>('products-v3');
  const { ids, records } = selection;
  const { data: all } = useQuery(ALL_PRODUCTS);
  const submit = async ({ categoryId: id }: Chosen, running: Running<Chosen>) => {
    const items = records.map((product) => ({ catalogItemId: product.id, appId: STORE_APP_ID }));
    const results = await running.store.actOnMany('categories', 'add', { id, items, ...TREE }, running);
    return outcomeOf(records, results, ({ name, id: productId }) => name ?? productId);
  };
  return (
    <CanAccess resource="categories" action="edit">
      <ActionDialog<Chosen>
        label="Add to category"
        icon={<CollectionsIcon />}
        disabled={records.length === 0}
        done="The products are added"
        selection={selection}
        onSubmit={submit}
      >
        <p>{ids.length === 1 ? '1 product is selected.' : `${ids.length} products are selected.`}</p>
        <ReferenceInput
          source="categoryId"
          reference="categories"
          filter={all ? { id: { $ne: all } } : {}}
          sort={{ field: 'name', order: 'ASC' }}
        >
          <AutocompleteInput
            label="Category"
            optionText="name"
            filterToQuery={(text: string) => (text ? { name: { $startsWith: text } } : {})}
            validate={required()}
          />
        </ReferenceInput>
      </ActionDialog>
    </CanAccess>
  );
};
