import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import {
  AutocompleteArrayInput,
  BooleanInput,
  DataTable,
  Edit,
  maxLength,
  Pagination,
  ReferenceArrayInput,
  ReferenceManyField,
  required,
  TextInput,
  useEditContext,
  useRecordContext,
} from 'react-admin';
import type { Collection } from 'storewire';
import { Changes } from '../audit/changes.tsx';
import { ActionDialog } from '../components/action-dialog.tsx';
import { CreateOnce } from '../components/create-once.tsx';
import { Part } from '../components/part.tsx';
import { ProductPicture } from '../components/picture.tsx';
import { RecordForm } from '../components/record-form.tsx';
import { useOwnRead } from '../components/record-read.ts';
import { RecordTitle } from '../components/record-title.tsx';
import { Rows } from '../components/rows.tsx';
import type { ProductRecord } from '../products/product-values.ts';

const name = <TextInput source="name" validate={[required(), maxLength(50)]} />;
const description = <TextInput source="description" multiline minRows={3} />;
const visible = <BooleanInput source="visible" label="Visible in the shop" />;

const FIELDS = [
  { source: 'name', label: 'Name' },
  { source: 'description', label: 'Description' },
  { source: 'visible', label: 'Visible in the shop' },
];

export const CreateCollection = () => (
  <CreateOnce
    thing="collection"
    create={async (data, { create }) =>
      (await create<Collection & { id: string }>('collections', { data })).data
    }
  >
    {name}
    {description}
    {visible}
  </CreateOnce>
);

const AddProducts = () => {
  const collection = useRecordContext();
  if (!collection) return null;
  const id = String(collection.id);
  return (
    <ActionDialog<{ productIds?: string[] }>
      label="Add products"
      icon={<AddIcon />}
      done="The products are added"
      onSubmit={({ productIds = [] }, { store }) => store.act('collections', 'add', { id, productIds })}
    >
      <ReferenceArrayInput source="productIds" reference="products" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteArrayInput
          label="Products"
          optionText="name"
          filterToQuery={(text: string) => (text ? { name: { $contains: text } } : {})}
        />
      </ReferenceArrayInput>
    </ActionDialog>
  );
};

const RemoveProduct = () => {
  const product = useRecordContext<ProductRecord>();
  const { record } = useEditContext();
  if (!product || !record) return null;
  const id = String(record.id);
  return (
    <ActionDialog
      label="Remove"
      icon={<RemoveIcon />}
      done={`${product.name} is no longer in the collection`}
      onSubmit={(_values, { store }) => store.act('collections', 'remove', { id, productIds: [product.id] })}
    >
      <p>{product.name} stays in the shop.</p>
    </ActionDialog>
  );
};

export const EditCollection = () => (
  <Edit {...useOwnRead()} title={<RecordTitle />} mutationMode="pessimistic" redirect={false}>
    <RecordForm thing="collection" fields={FIELDS}>
      {name}
      {description}
      {visible}
    </RecordForm>
    <Part title="Products" actions={<AddProducts />}>
      <ReferenceManyField
        reference="products"
        target="collectionIds"
        sort={{ field: 'name', order: 'ASC' }}
        pagination={<Pagination />}
      >
        <Rows<ProductRecord>
          picture={(product) => <ProductPicture product={product} />}
          title={({ name: text }) => text}
          text={({ sku }) => sku}
          actions={<RemoveProduct />}
        >
          <DataTable.Col source="name" disableSort />
          <DataTable.Col source="sku" label="SKU" disableSort />
        </Rows>
      </ReferenceManyField>
    </Part>
    <Changes />
  </Edit>
);
