import { Box, Stack, type Theme, useMediaQuery } from '@mui/material';
import {
  CanAccess,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  RecordsIterator,
  SelectArrayInput,
  TextInput,
  TopToolbar,
  useCanAccess,
} from 'react-admin';
import { RecordLink } from '../components/record-link.tsx';
import { Status } from '../components/status.tsx';
import { choicesOf } from '../components/words.ts';
import { ChangePrices } from './change-prices.tsx';
import { InlinePrice, InlineVisibility } from './inline-inputs.tsx';
import { PasteRows } from './paste-rows.tsx';
import { priceOf } from './prices.ts';
import type { ProductRecord } from './product-values.ts';

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
    <CanAccess resource="products" action="edit">
      <PasteRows />
    </CanAccess>
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
        render={(product) => (mayEdit ? <InlinePrice /> : priceOf(product))}
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

/** The rows of a phone. */
const Cards = () => {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'products', action: 'edit' });
  return (
    <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      <RecordsIterator<ProductRecord>
        render={(product) => (
          <Box component="li" sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
            {mayEdit ? <RecordLink source="name" type="edit" /> : product.name}
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              {mayEdit ? <InlinePrice /> : priceOf(product)}
              <Status value={product.stock?.inventoryStatus} />
              {mayEdit && <InlineVisibility />}
            </Stack>
          </Box>
        )}
      />
    </Stack>
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
      {isSmall ? <Cards /> : <Rows />}
    </List>
  );
};
