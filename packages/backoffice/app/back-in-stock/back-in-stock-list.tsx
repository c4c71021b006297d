import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import { type Theme, useMediaQuery } from '@mui/material';
import {
  CanAccess,
  DataTable,
  DateField,
  DeleteWithConfirmButton,
  List,
  ReferenceField,
  SelectArrayInput,
  SimpleList,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { BackInStockRequest } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';
import { Status } from '../components/status.tsx';
import { choicesOf, wordsOf } from '../components/words.ts';
import { useStore } from '../data.ts';

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

const RowActions = () => {
  const request = useRecordContext<RequestRecord>();
  const { act } = useStore();
  if (!request) return null;
  const { id, email, status } = request;
  return (
    <CanAccess resource="back-in-stock" action="edit">
      <ActionDialog
        label="Mark as notified"
        icon={<MarkEmailReadIcon />}
        disabled={status === 'NOTIFICATION_SENT'}
        done={`${email} is marked as notified`}
        onSubmit={() => act('back-in-stock', 'notified', { id })}
      >
        <p>For a buyer who knows that the product is there again. The platform sends no email.</p>
      </ActionDialog>
      <CanAccess resource="back-in-stock" action="delete">
        <DeleteWithConfirmButton />
      </CanAccess>
    </CanAccess>
  );
};

/** Who waits for a product. */
export const BackInStockList = () => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List sort={{ field: 'createdDate', order: 'DESC' }} filters={FILTERS} actions={false}>
      {isSmall ? (
        <SimpleList<RequestRecord>
          primaryText={({ email }) => email}
          secondaryText={({ status }) => wordsOf(status)}
          linkType={false}
        />
      ) : (
        <DataTable<RequestRecord> bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="createdDate" label="Date" field={DateField} />
          <DataTable.Col source="email" disableSort />
          <DataTable.Col label="Product" disableSort source="catalogReference.catalogItemId">
            <ReferenceField source="catalogReference.catalogItemId" reference="products" link={false} />
          </DataTable.Col>
          <DataTable.Col<RequestRecord> source="status" render={({ status }) => <Status value={status} />} />
          <DataTable.Col label="Actions" sx={{ whiteSpace: 'nowrap' }}>
            <RowActions />
          </DataTable.Col>
        </DataTable>
      )}
    </List>
  );
};
