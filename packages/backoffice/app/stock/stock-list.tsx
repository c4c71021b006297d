import EditIcon from '@mui/icons-material/Edit';
import { Button } from '@mui/material';
import {
  CanAccess,
  DataTable,
  List,
  NullableBooleanInput,
  NumberInput,
  Pagination,
  TextInput,
  useCanAccess,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { Filters } from '../components/filters.tsx';
import { selectionOf } from '../components/many.ts';
import { PageActions } from '../components/page-actions.tsx';
import { Picture } from '../components/picture.tsx';
import { Rows } from '../components/rows.tsx';
import { LocalOnly, LocalOnlyNote } from '../local-only/local-only.tsx';
import { CONSOLE_URL } from '../page-settings.ts';
import { ChangeSelectedStock, ChangeStock } from './change-stock.tsx';
import { stockText } from './stock-change.ts';
import { nameOfVariant, type StockRecord, VARIANT_STOCK } from './variant-stock.ts';

const FILTERS = [
  <TextInput key="sku" source="sku.$startsWith" label="SKU" alwaysOn />,
  <NumberInput key="quantity" source="stock.quantity.$lt" label="Fewer pieces than" alwaysOn />,
  <NullableBooleanInput key="counted" source="stock.trackQuantity" label="Counted" alwaysOn />,
];

const piecesOf = (variant: StockRecord): string => stockText(VARIANT_STOCK.stockOf(variant));

const Actions = () => {
  const variant = useRecordContext<StockRecord>();
  if (!variant) return null;
  return (
    <>
      <LocalOnly>
        <ChangeStock calls={VARIANT_STOCK} selection={selectionOf(variant)} />
      </LocalOnly>
      <CanAccess resource="products" action="edit">
        <Button size="small" startIcon={<EditIcon />} component={Link} to={`/products/${variant.productId}`}>
          Edit product
        </Button>
      </CanAccess>
    </>
  );
};

export const StockList = () => {
  const { canAccess = false } = useCanAccess({ resource: 'variants', action: 'edit' });
  return (
    <>
      <LocalOnlyNote parts={['stock']} />
      <List
        sort={{ field: 'productName', order: 'ASC' }}
        filters={FILTERS}
        actions={
          <PageActions>
            <Filters />
          </PageActions>
        }
        perPage={20}
        pagination={<Pagination rowsPerPageOptions={[20, 50, 100]} />}
      >
        <Rows<StockRecord>
          picture={({ media }) => <Picture image={media?.image} />}
          title={nameOfVariant}
          text={(variant) => `${variant.sku ?? ''} · ${piecesOf(variant)}`}
          actions={<Actions />}
          bulkActions={
            canAccess && CONSOLE_URL !== undefined && <ChangeSelectedStock calls={VARIANT_STOCK} />
          }
        >
          <DataTable.Col source="productName" label="Product" />
          <DataTable.Col source="variantName" label="Variant" disableSort />
          <DataTable.Col source="sku" label="SKU" disableSort />
          <DataTable.Col<StockRecord> label="Pieces" align="right" render={piecesOf} />
        </Rows>
      </List>
    </>
  );
};
