import {
  DataTable,
  EditButton,
  List,
  NullableBooleanInput,
  NumberInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { StoreVariant } from 'storewire';
import { Rows } from '../components/rows.tsx';

type StockRecord = StoreVariant & { id: string };

const FILTERS = [
  <TextInput key="sku" source="sku.$startsWith" label="SKU" alwaysOn />,
  <NumberInput key="quantity" source="stock.quantity.$lt" label="Fewer pieces than" alwaysOn />,
  <NullableBooleanInput key="counted" source="stock.trackQuantity" label="Counted" alwaysOn />,
];

const EditProduct = () => {
  const variant = useRecordContext<StockRecord>();
  return <EditButton resource="products" record={{ id: variant?.productId ?? '' }} label="Edit product" />;
};

const piecesOf = ({ stock }: StockRecord): string =>
  stock?.trackQuantity ? String(stock.quantity) : stock?.inStock ? 'In stock' : 'Out of stock';

/** How many pieces there are of the variants of all products. */
export const StockList = () => (
  <List sort={{ field: 'productName', order: 'ASC' }} filters={FILTERS} actions={false}>
    <Rows<StockRecord>
      title={({ productName, variantName }) => [productName, variantName].filter(Boolean).join(', ')}
      text={(variant) => `${variant.sku ?? ''} · ${piecesOf(variant)}`}
      actions={<EditProduct />}
    >
      <DataTable.Col source="productName" label="Product" />
      <DataTable.Col source="variantName" label="Variant" disableSort />
      <DataTable.Col source="sku" label="SKU" disableSort />
      <DataTable.Col<StockRecord> label="Pieces" align="right" render={piecesOf} />
    </Rows>
  </List>
);
