import {
  BulkUpdateButton,
  DataTable,
  List,
  ListNoResults,
  Pagination,
  SelectArrayInput,
  TextInput,
} from 'react-admin';
import { DayFilter } from '../components/day-filter.tsx';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { Picture } from '../components/picture.tsx';
import { RecordLink } from '../components/record-link.tsx';
import { Rows } from '../components/rows.tsx';
import { Status, StatusField } from '../components/status.tsx';
import { TimeField } from '../components/time-field.tsx';
import { useFailureNotice } from '../components/use-failure-notice.ts';
import { choicesOf } from '../components/words.ts';
import { ExportOrders } from './export-orders.tsx';
import {
  buyerOf,
  FULFILLMENT_STATUSES,
  numberIn,
  type OrderRecord,
  PAYMENT_STATUSES,
  STATUSES,
  totalOf,
} from './order-record.ts';
import { UnpaidOrders, useUnpaidOrders } from './unpaid-orders.tsx';

const FILTERS = [
  <TextInput key="number" source="number" label="Number" parse={numberIn} alwaysOn />,
  <TextInput key="email" source="buyerInfo.email.$startsWith" label="Buyer's email" alwaysOn />,
  <SelectArrayInput key="status" source="status.$in" label="Status" choices={choicesOf(STATUSES)} />,
  <SelectArrayInput
    key="payment"
    source="paymentStatus.$in"
    label="Payment"
    choices={choicesOf(PAYMENT_STATUSES)}
    alwaysOn
  />,
  <SelectArrayInput
    key="fulfillment"
    source="fulfillmentStatus.$in"
    label="Fulfillment"
    choices={choicesOf(FULFILLMENT_STATUSES)}
    alwaysOn
  />,
  <DayFilter key="from" source="createdDate.$gte" label="From" />,
  <DayFilter key="to" source="createdDate.$lte" label="To" isEnd />,
];

const Actions = () => (
  <PageActions>
    <Filters />
    <ExportOrders />
  </PageActions>
);

const BulkActions = () => (
  <BulkUpdateButton
    label="Archive"
    data={{ archived: true }}
    mutationMode="pessimistic"
    mutationOptions={useFailureNotice()}
  />
);

/** Says that there are none only if there are no unpaid ones, either. */
const NoOrders = () => (useUnpaidOrders().orders.length > 0 ? null : <ListNoResults />);

/** Whether an order is sent, or why it is not to be sent. */
const Fulfillment = ({ order: { status, fulfillmentStatus } }: { order: OrderRecord }) => (
  <Status value={status === 'APPROVED' ? fulfillmentStatus : status} />
);

export const OrderList = () => (
  <List
    sort={{ field: 'createdDate', order: 'DESC' }}
    perPage={20}
    pagination={<Pagination rowsPerPageOptions={[20, 50, 100]} />}
    filters={FILTERS}
    actions={<Actions />}
  >
    <Rows<OrderRecord>
      picture={({ lineItems }) => <Picture image={lineItems[0]?.image} side={22} />}
      title={(order) => (
        <>
          <RecordLink source="number" /> · {totalOf(order)}
        </>
      )}
      text={(order) => (
        <>
          {buyerOf(order)} · <Fulfillment order={order} />
        </>
      )}
      bulkActions={<BulkActions />}
      rowClick="show"
      empty={<NoOrders />}
    >
      <DataTable.Col source="number">
        <RecordLink source="number" />
      </DataTable.Col>
      <DataTable.Col source="createdDate" label="Date">
        <TimeField source="createdDate" />
      </DataTable.Col>
      <DataTable.Col<OrderRecord> label="Buyer" render={buyerOf} />
      <DataTable.Col source="paymentStatus" label="Payment" field={StatusField} />
      <DataTable.Col<OrderRecord>
        source="fulfillmentStatus"
        label="Fulfillment"
        render={(order) => <Fulfillment order={order} />}
      />
      <DataTable.Col<OrderRecord> label="Total" align="right" render={totalOf} />
    </Rows>
    <UnpaidOrders />
  </List>
);
