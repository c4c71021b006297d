import { Stack, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  FilterLiveForm,
  List,
  Pagination,
  SelectArrayInput,
  TextInput,
  useListContext,
} from 'react-admin';
import { DayFilter } from '../components/day-filter.tsx';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { Picture } from '../components/picture.tsx';
import { RecordLink } from '../components/record-link.tsx';
import { Rows } from '../components/rows.tsx';
import { Status, StatusField } from '../components/status.tsx';
import { WhenField } from '../components/time-field.tsx';
import { isSame } from '../components/versions.ts';
import { choicesOf } from '../components/words.ts';
import { CONSOLE_URL, SHOP_LANGUAGE } from '../page-settings.ts';
import { ExportOrders } from './export-orders.tsx';
import {
  buyerOf,
  FULFILLMENT_STATUSES,
  type OrderRecord,
  PAYMENT_STATUSES,
  piecesOf,
  STATUSES,
  TO_CAPTURE,
  TO_SHIP,
  totalOf,
} from './order-record.ts';
import { OrderSelection } from './order-selection.tsx';
import { UnpaidOrders, useUnpaidOrders } from './unpaid-orders.tsx';

const FILTERS = [
  <SelectArrayInput key="status" source="status.$in" label="Status" choices={choicesOf(STATUSES)} />,
  <SelectArrayInput
    key="payment"
    source="paymentStatus.$in"
    label="Payment"
    choices={choicesOf(PAYMENT_STATUSES)}
  />,
  <SelectArrayInput
    key="fulfillment"
    source="fulfillmentStatus.$in"
    label="Fulfillment"
    choices={choicesOf(FULFILLMENT_STATUSES)}
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

interface StatusFilter {
  status?: object;
  paymentStatus?: object;
  fulfillmentStatus?: object;
}

/** What the tabs filter. */
const TABS: readonly { label: string; filter: StatusFilter }[] = [
  { label: 'To ship', filter: TO_SHIP },
  { label: 'To capture', filter: TO_CAPTURE },
  { label: 'All', filter: {} },
];

/** The tab of orders without a payment, which no search returns. */
const UNPAID = TABS.length;

const Orders = () => {
  const { filterValues, setFilters } = useListContext();
  const [isUnpaid, setIsUnpaid] = useState(false);
  const { orders: unpaid } = useUnpaidOrders();
  const { status, paymentStatus, fulfillmentStatus, ...others } = filterValues;
  const tab = TABS.findIndex(({ filter }) =>
    isSame(
      [status, paymentStatus, fulfillmentStatus],
      [filter.status, filter.paymentStatus, filter.fulfillmentStatus],
    ),
  );
  const choose = (next: number): void => {
    setIsUnpaid(next === UNPAID);
    setFilters({ ...others, ...TABS[next]?.filter });
  };
  return (
    <>
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        sx={{
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
          gap: 1,
          px: 1,
          // the tabs scroll, and not the page
          width: 0,
          minWidth: '100%',
        }}
      >
        <Tabs
          value={isUnpaid ? UNPAID : tab >= 0 && tab}
          onChange={(_event, next: number) => choose(next)}
          variant="scrollable"
          aria-label="Orders"
        >
          {TABS.map(({ label }) => (
            <Tab key={label} label={label} />
          ))}
          {CONSOLE_URL && <Tab label={`Without a payment (${unpaid.length})`} />}
        </Tabs>
        <FilterLiveForm>
          <TextInput source="text" label="Number, email or name" helperText={false} resettable />
        </FilterLiveForm>
      </Stack>
      {isUnpaid ? <UnpaidOrders /> : <OrderRows />}
    </>
  );
};

const COUNTRIES = new Intl.DisplayNames([SHOP_LANGUAGE], { type: 'region' });

/** The way of delivery, and the country. */
function deliveryOf({ shippingInfo }: OrderRecord): string {
  const { country = '' } = shippingInfo?.logistics?.shippingDestination?.address ?? {};
  const name = /^[A-Z]{2}$/.test(country ?? '') ? COUNTRIES.of(country ?? '') : country;
  return [shippingInfo?.title, name].filter(Boolean).join(', ');
}

const piecesText = (order: OrderRecord): string => {
  const count = piecesOf(order);
  return count === 1 ? '1 piece' : `${count} pieces`;
};

/** Whether an order is sent, or why it is not to be sent. */
const Fulfillment = ({ order: { status, fulfillmentStatus } }: { order: OrderRecord }) => (
  <Status value={status === 'APPROVED' ? fulfillmentStatus : status} />
);

const OrderRows = () => (
  <>
    <Rows<OrderRecord>
      picture={({ lineItems }) => <Picture image={lineItems[0]?.image} side={22} />}
      title={(order) => (
        <>
          <RecordLink source="number" /> · {totalOf(order)}
        </>
      )}
      text={(order) => (
        <>
          <WhenField source="createdDate" /> · {buyerOf(order)} · {piecesText(order)} · {deliveryOf(order)} ·{' '}
          <Fulfillment order={order} />
        </>
      )}
      bulkActions={<OrderSelection />}
      rowClick="show"
    >
      <DataTable.Col source="number">
        <RecordLink source="number" />
      </DataTable.Col>
      <DataTable.Col source="createdDate" label="Date">
        <WhenField source="createdDate" />
      </DataTable.Col>
      <DataTable.Col<OrderRecord> label="Buyer" render={buyerOf} />
      <DataTable.Col<OrderRecord> label="Pieces" align="right" render={piecesOf} />
      <DataTable.Col<OrderRecord> label="Delivery" render={deliveryOf} />
      <DataTable.Col source="paymentStatus" label="Payment" field={StatusField} />
      <DataTable.Col<OrderRecord>
        source="fulfillmentStatus"
        label="Fulfillment"
        render={(order) => <Fulfillment order={order} />}
      />
      <DataTable.Col<OrderRecord> label="Total" align="right" render={totalOf} />
    </Rows>
    <Pagination rowsPerPageOptions={[20, 50, 100]} />
  </>
);

export const OrderList = () => (
  <List
    sort={{ field: 'createdDate', order: 'DESC' }}
    perPage={20}
    pagination={false}
    filters={FILTERS}
    actions={<Actions />}
    empty={false}
  >
    <Orders />
  </List>
);
