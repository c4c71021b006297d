import {
  CanAccess,
  DataTable,
  DeleteWithConfirmButton,
  List,
  SelectArrayInput,
  TextInput,
} from 'react-admin';
import type { BackInStockRequest } from 'storewire';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { ProductReference } from '../components/product-reference.tsx';
import { Rows } from '../components/rows.tsx';
import { Status, StatusField } from '../components/status.tsx';
import { DayField } from '../components/time-field.tsx';
import { useFailureNotice } from '../components/use-failure-notice.ts';
import { choicesOf } from '../components/words.ts';
import { WaitingProducts } from './waiting-products.tsx';

type RequestRecord = BackInStockRequest & { id: string };

const STATUSES = ['RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'];

const FILTERS = [
  <TextInput key="email" source="email.$startsWith" label="Email" alwaysOn />,
  <SelectArrayInput key="status" source="status.$in" label="Status" choices={choicesOf(STATUSES)} alwaysOn />,
];

const Product = () => <ProductReference source="catalogReference.catalogItemId" />;

const Actions = () => (
  <CanAccess resource="back-in-stock" action="delete">
    <DeleteWithConfirmButton mutationOptions={useFailureNotice()} />
  </CanAccess>
);

export const BackInStockList = () => (
  <>
    <WaitingProducts />
    <List
      sort={{ field: 'createdDate', order: 'DESC' }}
      filters={FILTERS}
      actions={
        <PageActions>
          <Filters />
        </PageActions>
      }
    >
      <Rows<RequestRecord>
        title={({ email }) => email}
        text={({ status }) => (
          <>
            <Product />
            <Status value={status} />
          </>
        )}
        actions={<Actions />}
      >
        <DataTable.Col source="createdDate" label="Date" field={DayField} />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col label="Product">
          <Product />
        </DataTable.Col>
        <DataTable.Col source="status" field={StatusField} />
      </Rows>
    </List>
  </>
);
