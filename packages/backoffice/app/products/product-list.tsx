import { Stack } from '@mui/material';
import {
  BooleanField,
  CreateButton,
  DataTable,
  FunctionField,
  List,
  Pagination,
  SelectArrayInput,
  TextField,
  TextInput,
  useCanAccess,
} from 'react-admin';
import { priceOf } from '../components/decimals.ts';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { ProductPicture } from '../components/picture.tsx';
import { RecordLink } from '../components/record-link.tsx';
import { Rows } from '../components/rows.tsx';
import { Status } from '../components/status.tsx';
import { choicesOf } from '../components/words.ts';
import { PRODUCT_PRICES } from './bulk-prices.ts';
import { ChangePrices } from './change-prices.tsx';
import { ChangeVisibility } from './change-visibility.tsx';
import { InlinePrice, InlineVisibility } from './inline-inputs.tsx';
import type { ProductRecord } from './product-values.ts';

const STOCK = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'];

const FILTERS = [
  <TextInput key="name" source="name.$contains" label="Name" alwaysOn />,
  <TextInput key="sku" source="sku.$startsWith" label="SKU" alwaysOn />,
  <SelectArrayInput key="stock" source="inventoryStatus.$in" label="Stock" choices={choicesOf(STOCK)} />,
];

const Actions = () => (
  <PageActions>
    <Filters />
    <CreateButton variant="contained" />
  </PageActions>
);

const BulkActions = () => (
  <>
    <ChangePrices calls={PRODUCT_PRICES} />
    <ChangeVisibility resource="products" />
  </>
);

/** How many pieces there are, if they are counted, and what is out of stock. */
const Stock = ({ stock }: Pick<ProductRecord, 'stock'>) => {
  const { quantity, inventoryStatus } = stock ?? {};
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      {quantity ?? (inventoryStatus === 'IN_STOCK' && 'In stock')}
      {inventoryStatus !== 'IN_STOCK' && <Status value={inventoryStatus} />}
    </Stack>
  );
};

export const ProductList = () => {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'products', action: 'edit' });
  const name = mayEdit ? <RecordLink source="name" type="edit" /> : <TextField source="name" />;
  const price = mayEdit ? <InlinePrice /> : <FunctionField render={priceOf} />;
  const visible = mayEdit ? <InlineVisibility /> : <BooleanField source="visible" />;
  return (
    <List
      sort={{ field: 'name', order: 'ASC' }}
      perPage={20}
      pagination={<Pagination rowsPerPageOptions={[20, 50, 200]} />}
      filters={FILTERS}
      actions={<Actions />}
    >
      <Rows<ProductRecord>
        picture={(product) => <ProductPicture product={product} />}
        title={() => name}
        text={({ stock }) => (
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            {price} <Stock stock={stock} /> {visible}
          </Stack>
        )}
        bulkActions={mayEdit && <BulkActions />}
      >
        <DataTable.Col source="name">{name}</DataTable.Col>
        <DataTable.Col source="sku" label="SKU" />
        <DataTable.Col label="Price" align="right">
          {price}
        </DataTable.Col>
        <DataTable.Col<ProductRecord> label="Stock" render={({ stock }) => <Stock stock={stock} />} />
        <DataTable.Col label="Visible">{visible}</DataTable.Col>
      </Rows>
    </List>
  );
};
