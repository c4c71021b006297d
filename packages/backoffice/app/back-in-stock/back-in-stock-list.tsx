import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import {
  CanAccess,
  DataTable,
  DateField,
  DeleteWithConfirmButton,
  List,
  ReferenceField,
  SelectArrayInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { BackInStockRequest } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';
import { Rows } from '../components/rows.tsx';
import { Status } from '../components/status.tsx';
import { choicesOf } from '../components/words.ts';
import { useStore } from '../data.ts';
import { WaitingProducts } from './waiting-products.tsx';

type RequestRecord = BackInStockRequest & { id: string };

const FILTERS = [
  <TextInput key="email" source="email.$startsWith" label="Email" alwaysOn />,
  <SelectArrayInput
    key="status"
    source="status.$in"
    label="Status"
    choices={choicesOf(['RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'])}
    alwaysOn
  />,
];

const Product = () => (
  <ReferenceField source="catalogReference.catalogItemId" reference="products" link={false} />
);

const Actions = () => {
  const { id = '', email, status } = useRecordContext<RequestRecord>() ?? {};
  const { act } = useStore();
  return (
    <>
      <CanAccess resource="back-in-stock" action="edit">
        {status !== 'NOTIFICATION_SENT' && (
          <ActionDialog
            label="Mark as notified"
            icon={<MarkEmailReadIcon />}
            done={`${email} is marked as notified`}
            onSubmit={() => act('back-in-stock', 'notified', { id })}
          >
            <p>For a buyer who knows that the product is there again. The platform sends no email.</p>
          </ActionDialog>
        )}
      </CanAccess>
      <CanAccess resource="back-in-stock" action="delete">
        <DeleteWithConfirmButton />
      </CanAccess>
    </>
  );
};

/** Who waits for a product. */
export const BackInStockList = () => (
  <>
    <WaitingProducts />
    <List sort={{ field: 'createdDate', order: 'DESC' }} filters={FILTERS} actions={false}>
      <Rows<RequestRecord>
        title={({ email }) => email}
        text={({ status }) => (
          <>
            <Product /> · <Status value={status} />
          </>
        )}
        actions={<Actions />}
      >
        <DataTable.Col source="createdDate" label="Date" field={DateField} />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col label="Product">
          <Product />
        </DataTable.Col>
        <DataTable.Col<RequestRecord> source="status" render={({ status }) => <Status value={status} />} />
      </Rows>
    </List>
  </>
);
