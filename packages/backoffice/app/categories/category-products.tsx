import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { useQuery } from '@tanstack/react-query';
import {
  AutocompleteArrayInput,
  BooleanField,
  DataTable,
  ListBase,
  Pagination,
  ReferenceArrayInput,
  required,
  useEditContext,
  useRecordContext,
} from 'react-admin';
import { STORE_APP_ID } from 'storewire';
import type { ItemResult } from 'storewire-react-admin';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { Part } from '../components/part.tsx';
import { ProductPicture } from '../components/picture.tsx';
import { isUnanswered } from '../components/reasons.ts';
import { Rows } from '../components/rows.tsx';
import { store, TREE } from '../data.ts';
import { ALL_PRODUCTS, type CategoryRecord } from '../products-v3/product-categories.ts';
import type { ProductV3Record } from '../products-v3/product-v3-record.ts';

/** Adds products to a category, or removes them. Returns what was done with each of them. */
async function change(
  action: 'add' | 'remove',
  { id }: CategoryRecord,
  productIds: readonly string[],
  { store: keyed }: Running,
): Promise<ItemResult[]> {
  const items = productIds.map((catalogItemId) => ({ catalogItemId, appId: STORE_APP_ID }));
  const results = await keyed.actOnMany('categories', action, { id, items, ...TREE });
  const unanswered = results.find(({ error }) => isUnanswered(error?.cause));
  if (unanswered) throw unanswered.error?.cause;
  return results;
}

/** Products that are chosen by their names. */
interface Chosen {
  productIds?: string[];
}

const AddProducts = ({ category }: { category: CategoryRecord }) => {
  const add = async ({ productIds = [] }: Chosen, running: Running<Chosen>): Promise<void> => {
    const results = await change('add', category, productIds, running);
    if (results.every(({ error }) => !error)) return;
    const { data: products } = await store.getMany<ProductV3Record>('products-v3', { ids: productIds });
    const nameOf = (id: string | undefined) => products.find((product) => product.id === id)?.name ?? id;
    const failures = results.flatMap(({ error }, index) =>
      error ? `${nameOf(productIds[index])}: ${error.description}` : [],
    );
    running.report(`${results.length - failures.length} of ${results.length} added`, failures);
  };
  return (
    <ActionDialog<Chosen>
      label="Add products"
      icon={<AddIcon />}
      done="The products are added"
      onSubmit={add}
    >
      <ReferenceArrayInput source="productIds" reference="products-v3" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteArrayInput
          label="Products"
          optionText="name"
          validate={required()}
          filterToQuery={(expression: string) => (expression ? { search: { search: { expression } } } : {})}
        />
      </ReferenceArrayInput>
    </ActionDialog>
  );
};

const RemoveProduct = () => {
  const product = useRecordContext<ProductV3Record>();
  const { record: category } = useEditContext<CategoryRecord>();
  if (!product || !category) return null;
  const remove = async (_values: object, running: Running): Promise<void> => {
    const [result] = await change('remove', category, [product.id], running);
    if (result?.error) throw new Error(result.error.description);
  };
  return (
    <ActionDialog
      label="Remove"
      icon={<RemoveIcon />}
      done={`${product.name} is no longer in the category`}
      onSubmit={remove}
    >
      <p>{product.name} stays in the shop.</p>
    </ActionDialog>
  );
};

/** Who decides which products a category has, unless it is staff. Undefined until that is known. */
function useDecider({ id, managingAppId }: CategoryRecord): 'staff' | 'app' | 'platform' | undefined {
  const { data: all, isPending } = useQuery(ALL_PRODUCTS);
  if (isPending) return undefined;
  if (all === id) return 'platform';
  return managingAppId ? 'app' : 'staff';
}

const DECIDED = {
  app: 'An app decides which products are in this category.',
  platform: 'Every product of the shop is in this category.',
};

const ProductsOf = ({ category }: { category: CategoryRecord }) => {
  const { id } = category;
  const decider = useDecider(category);
  const isOpen = decider === 'staff';
  return (
    <Part title="Products" actions={isOpen && <AddProducts category={category} />}>
      {decider && decider !== 'staff' && <p>{DECIDED[decider]}</p>}
      <ListBase
        resource="products-v3"
        filter={{ directCategoriesInfo: { categories: { $matchItems: [{ id }] } } }}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
      >
        <Rows<ProductV3Record>
          picture={(product) => <ProductPicture product={product} />}
          title={({ name }) => name}
          text={({ visible }) => (visible ? 'Visible' : 'Hidden')}
          {...(isOpen && { actions: <RemoveProduct /> })}
        >
          <DataTable.Col source="name" disableSort />
          <DataTable.Col source="visible" disableSort field={BooleanField} />
        </Rows>
        <Pagination />
      </ListBase>
    </Part>
  );
};

/** The products of the category of the page. */
export const CategoryProducts = () => {
  const category = useRecordContext<CategoryRecord>();
  return category ? <ProductsOf key={category.id} category={category} /> : null;
};
