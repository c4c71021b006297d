import { type Theme, useMediaQuery } from '@mui/material';
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  SelectArrayInput,
  SimpleList,
  TextInput,
  TopToolbar,
  useCanAccess,
} from 'react-admin';
import { RecordLink } from '../components/record-link.tsx';
import { Status } from '../components/status.tsx';
import { choicesOf } from '../components/words.ts';
import { ChangePrices } from './change-prices.tsx';
import { InlinePrice, InlineVisibility } from './inline-inputs.tsx';
import { type ProductRecord, priceOf } from './product-record.ts';

const FILTERS = [
  <TextInput key="name" source="name.$contains" label="Name" alwaysOn />,
  <TextInput key="sku" source="sku.$startsWith" label="SKU" alwaysOn />,
  <SelectArrayInput
    key="stock"
    source="inventoryStatus.$in"
    label="Stock"
    choices={choicesOf(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'])}
  />,
];

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <CreateButton />
  </TopToolbar>
);

const Rows = () => {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'products', action: 'edit' });
  return (
    <DataTable<ProductRecord> bulkActionButtons={mayEdit ? <ChangePrices /> : false} rowClick={false}>
      <DataTable.Col source="name">
        {mayEdit ? <RecordLink source="name" type="edit" /> : undefined}
      </DataTable.Col>
      <DataTable.Col source="sku" label="SKU" />
      <DataTable.Col<ProductRecord>
        label="Price"
        align="right"
        render={(product) => (mayEdit ? <InlinePrice /> : priceOf(product).toFixed(2))}
      />
      <DataTable.Col<ProductRecord>
        label="Stock"
        render={({ stock }) => (
          <>
            {stock?.quantity} <Status value={stock?.inventoryStatus} />
          </>
        )}
      />
      <DataTable.Col<ProductRecord>
        label="Visible"
        render={({ visible }) => (mayEdit ? <InlineVisibility /> : visible ? 'Yes' : 'No')}
      />
    </DataTable>
  );
};

/** Finds products, and changes their prices and whether they are shown. */
export const ProductList = () => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List
      sort={{ field: 'name', order: 'ASC' }}
      perPage={20}
      pagination={<Pagination rowsPerPageOptions={[20, 50, 200]} />}
      filters={FILTERS}
      actions={<Actions />}
    >
      {isSmall ? (
        <SimpleList<ProductRecord>
          primaryText={({ name }) => name}
          secondaryText={(product) => priceOf(product).toFixed(2)}
          linkType="edit"
        />
      ) : (
        <Rows />
      )}
    </List>
  );
};
