import { Typography } from '@mui/material';
import { DataTable, List } from 'react-admin';
import { Picture } from '../components/picture.tsx';
import { RecordLink } from '../components/record-link.tsx';
import { Rows } from '../components/rows.tsx';
import { StatusField } from '../components/status.tsx';
import { TimeField } from '../components/time-field.tsx';
import { buyerOf, type OrderRecord, WITHDRAWN_AT, withdrawalOf } from './order-record.ts';

const WITHDRAWN = { [WITHDRAWN_AT]: { $exists: true } };

const withdrawnBy = (order: OrderRecord): string => withdrawalOf(order)?.by ?? '';

const NONE = <Typography sx={{ p: 2 }}>No buyer has withdrawn from the contract of an order.</Typography>;

/** The orders whose buyers have withdrawn from the contract: they get their money back. */
export const WithdrawalList = () => (
  <List
    resource="orders"
    storeKey="withdrawals"
    title="Withdrawals"
    filter={WITHDRAWN}
    sort={{ field: 'createdDate', order: 'DESC' }}
    empty={false}
    actions={false}
  >
    <Rows<OrderRecord>
      picture={({ lineItems }) => <Picture image={lineItems[0]?.image} side={22} />}
      title={() => <RecordLink source="number" />}
      text={(order) => (
        <>
          {withdrawnBy(order)} · <TimeField source={WITHDRAWN_AT} />
        </>
      )}
      rowClick="show"
      empty={NONE}
    >
      <DataTable.Col source="number">
        <RecordLink source="number" />
      </DataTable.Col>
      <DataTable.Col source={WITHDRAWN_AT} label="Received" disableSort>
        <TimeField source={WITHDRAWN_AT} />
      </DataTable.Col>
      <DataTable.Col<OrderRecord> label="Name" render={withdrawnBy} />
      <DataTable.Col<OrderRecord> label="Buyer" render={buyerOf} />
      <DataTable.Col source="paymentStatus" label="Payment" field={StatusField} />
    </Rows>
  </List>
);
