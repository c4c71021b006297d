import EditIcon from '@mui/icons-material/Edit';
import { Button } from '@mui/material';
import {
  AutocompleteInput,
  CanAccess,
  DataTable,
  List,
  NullableBooleanInput,
  NumberInput,
  Pagination,
  ReferenceField,
  ReferenceInput,
  TextInput,
  useCanAccess,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { Filters } from '../components/filters.tsx';
import { selectionOf } from '../components/many.ts';
import { PageActions } from '../components/page-actions.tsx';
import { ProductPicture } from '../components/picture.tsx';
import { Rows } from '../components/rows.tsx';
import type { ProductV3Record } from '../products-v3/product-v3-record.ts';
import { ChangeSelectedStock, ChangeStock } from '../stock/change-stock.tsx';
import { stockText } from '../stock/stock-change.ts';
import { INVENTORY_STOCK, type InventoryRecord, nameOfItem } from './inventory-stock.ts';

const FILTERS = [
  <TextInput key="product" source="product.name.$startsWith" label="Product starts with" alwaysOn />,
  <TextInput key="sku" source="product.variantSku.$startsWith" label="SKU" alwaysOn />,
  <NumberInput key="quantity" source="quantity.$lt" label="Fewer pieces than" alwaysOn />,
  <NullableBooleanInput key="counted" source="trackQuantity" label="Counted" alwaysOn />,
  <ReferenceInput key="one" source="productId" reference="products-v3">
    <AutocompleteInput
      label="Product"
      optionText="name"
      filterToQuery={(expression: string) => (expression ? { search: { search: { expression } } } : {})}
    />
  </ReferenceInput>,
];

const piecesOf = (item: InventoryRecord): string => stockText(INVENTORY_STOCK.stockOf(item));

const PictureOfProduct = () => <ProductPicture product={useRecordContext<ProductV3Record>()} />;

const Actions = () => {
  const item = useRecordContext<InventoryRecord>();
  if (!item) return null;
  return (
    <>
      <ChangeStock calls={INVENTORY_STOCK} selection={selectionOf(item)} />
      <CanAccess resource="products-v3" action="edit">
        <Button size="small" startIcon={<EditIcon />} component={Link} to={`/products-v3/${item.productId}`}>
          Edit product
        </Button>
      </CanAccess>
    </>
  );
};

const Items = () => {
  const { data = [] } = useListContext<InventoryRecord>();
  const { canAccess = false } = useCanAccess({ resource: 'inventory', action: 'edit' });
  const hasLocations = new Set(data.map(({ locationId }) => locationId)).size > 1;
  return (
    <Rows<InventoryRecord>
      picture={() => (
        <ReferenceField source="productId" reference="products-v3" link={false}>
          <PictureOfProduct />
        </ReferenceField>
      )}
      title={nameOfItem}
      text={(item) =>
        [item.product?.variantSku, piecesOf(item), hasLocations && `at ${item.locationId}`]
          .filter(Boolean)
          .join(' · ')
      }
      actions={<Actions />}
      bulkActions={canAccess && <ChangeSelectedStock calls={INVENTORY_STOCK} />}
    >
      <DataTable.Col source="product.name" label="Product" />
      <DataTable.Col source="product.variantName" label="Variant" disableSort />
      <DataTable.Col source="product.variantSku" label="SKU" disableSort />
      {hasLocations && <DataTable.Col source="locationId" label="Location" disableSort />}
      <DataTable.Col<InventoryRecord> source="quantity" label="Pieces" align="right" render={piecesOf} />
    </Rows>
  );
};

/** The stock of each variant, at each location. Links from other pages filter it: the menu opens all of it. */
export const InventoryList = () => (
  <List
    storeKey={false}
    sort={{ field: 'product.name', order: 'ASC' }}
    filters={FILTERS}
    actions={
      <PageActions>
        <Filters />
      </PageActions>
    }
    perPage={20}
    pagination={<Pagination rowsPerPageOptions={[20, 50, 100]} />}
  >
    <Items />
  </List>
);
