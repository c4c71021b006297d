import { type Theme, useMediaQuery } from '@mui/material';
import {
  BulkUpdateButton,
  DataTable,
  DateField,
  DateInput,
  FilterButton,
  List,
  Pagination,
  SelectArrayInput,
  SimpleList,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { RecordLink } from '../components/record-link.tsx';
import { Status } from '../components/status.tsx';
import { choicesOf, wordsOf } from '../components/words.ts';
import { ExportOrders } from './export-orders.tsx';
import {
  buyerOf,
  FULFILLMENT_STATUSES,
  type OrderRecord,
  PAYMENT_STATUSES,
  STATUSES,
} from './order-record.ts';

/** A day of a date input as the time at which it starts or ends here. */
const startOf = (day: string): string | null => (day ? new Date(`${day}T00:00`).toISOString() : null);
const endOf = (day: string): string | null => (day ? new Date(`${day}T23:59:59.999`).toISOString() : null);
const dayOf = (time: string | null | undefined): string =>
  time ? new Date(time).toLocaleDateString('sv') : '';

const FILTERS = [
  <TextInput key="number" source="number" label="Number" alwaysOn />,
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
  <DateInput key="from" source="createdDate.$gte" label="From" parse={startOf} format={dayOf} />,
  <DateInput key="to" source="createdDate.$lte" label="To" parse={endOf} format={dayOf} />,
];

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportOrders />
  </TopToolbar>
);

const BulkActions = () => (
  <BulkUpdateButton label="Archive" data={{ archived: true }} mutationMode="pessimistic" />
);

const Rows = () => (
  <DataTable<OrderRecord> bulkActionButtons={<BulkActions />} rowClick="show">
    <DataTable.Col source="number">
      <RecordLink source="number" />
    </DataTable.Col>
    <DataTable.Col source="createdDate" label="Date">
      <DateField source="createdDate" showTime />
    </DataTable.Col>
    <DataTable.Col<OrderRecord> label="Buyer" render={buyerOf} />
    <DataTable.Col<OrderRecord>
      source="paymentStatus"
      label="Payment"
      render={({ paymentStatus }) => <Status value={paymentStatus} />}
    />
    <DataTable.Col<OrderRecord>
      source="fulfillmentStatus"
      label="Fulfillment"
      render={({ fulfillmentStatus }) => <Status value={fulfillmentStatus} />}
    />
    <DataTable.Col<OrderRecord> source="status" render={({ status }) => <Status value={status} />} />
    <DataTable.Col<OrderRecord>
      label="Total"
      align="right"
      render={({ priceSummary }) => priceSummary?.total?.formattedAmount}
    />
  </DataTable>
);

const Cards = () => (
  <SimpleList<OrderRecord>
    primaryText={({ number, priceSummary }) => `${number} · ${priceSummary?.total?.formattedAmount ?? ''}`}
    secondaryText={(order) => `${buyerOf(order)} · ${wordsOf(order.fulfillmentStatus)}`}
    linkType="show"
  />
);

/** Finds orders. */
export const OrderList = () => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List
      sort={{ field: 'createdDate', order: 'DESC' }}
      perPage={20}
      pagination={<Pagination rowsPerPageOptions={[20, 50, 100]} />}
      filters={FILTERS}
      actions={<Actions />}
    >
      {isSmall ? <Cards /> : <Rows />}
    </List>
  );
};
