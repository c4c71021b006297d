import { Stack } from '@mui/material';
import {
  BooleanField,
  CreateButton,
  DataTable,
  List,
  NullableBooleanInput,
  Pagination,
  SelectArrayInput,
  TextField,
  TextInput,
  useCanAccess,
} from 'react-admin';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { ProductPicture } from '../components/picture.tsx';
import { RecordLink } from '../components/record-link.tsx';
import { Rows } from '../components/rows.tsx';
import { Status } from '../components/status.tsx';
import { choicesOf } from '../components/words.ts';
import { ChangePrices } from '../products/change-prices.tsx';
import { ChangeVisibility } from '../products/change-visibility.tsx';
import { InlineVisibility } from '../products/inline-inputs.tsx';
import { AddToCategory } from './add-to-category.tsx';
import { PRODUCT_V3_PRICES } from './bulk-prices.ts';
import type { ProductV3Record } from './product-v3-record.ts';

const STOCK = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'];

const FILTERS = [
  <TextInput key="text" source="search.search.expression" label="Name, description or SKU" alwaysOn />,
  <SelectArrayInput
    key="stock"
    source="inventory.availabilityStatus.$in"
    label="Stock"
    choices={choicesOf(STOCK)}
  />,
  <NullableBooleanInput key="visible" source="visible" label="Visible" />,
];

const Actions = () => (
  <PageActions>
    <Filters />
    <CreateButton variant="contained" />
  </PageActions>
);

const BulkActions = () => (
  <>
    <ChangePrices calls={PRODUCT_V3_PRICES} />
    <ChangeVisibility resource="products-v3" />
    <AddToCategory />
  </>
);

/** The price of all variants, or the lowest and the highest one. */
const pricesOf = ({ actualPriceRange: { minValue, maxValue } = {} }: ProductV3Record): string =>
  [minValue?.formattedAmount, maxValue?.amount !== minValue?.amount && maxValue?.formattedAmount]
    .filter(Boolean)
    .join(' – ');

const stockOf = ({ inventory }: ProductV3Record) =>
  inventory?.availabilityStatus === 'IN_STOCK' ? (
    'In stock'
  ) : (
    <Status value={inventory?.availabilityStatus} />
  );

export const ProductV3List = () => {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'products-v3', action: 'edit' });
  const name = mayEdit ? <RecordLink source="name" type="edit" /> : <TextField source="name" />;
  const visible = mayEdit ? <InlineVisibility /> : <BooleanField source="visible" />;
  return (
    <List
      sort={{ field: 'name', order: 'ASC' }}
      perPage={20}
      pagination={<Pagination rowsPerPageOptions={[20, 50, 100]} />}
      filters={FILTERS}
      actions={<Actions />}
    >
      <Rows<ProductV3Record>
        picture={(product) => <ProductPicture product={product} />}
        title={() => name}
        text={(product) => (
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            {pricesOf(product)} {stockOf(product)} {visible}
          </Stack>
        )}
        bulkActions={mayEdit && <BulkActions />}
      >
        <DataTable.Col source="name">{name}</DataTable.Col>
        <DataTable.Col<ProductV3Record> label="Price" align="right" render={pricesOf} />
        <DataTable.Col<ProductV3Record> label="Stock" render={stockOf} />
        <DataTable.Col label="Visible">{visible}</DataTable.Col>
      </Rows>
    </List>
  );
};
