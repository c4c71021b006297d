import BlockIcon from '@mui/icons-material/Block';
import HowToRegIcon from '@mui/icons-material/HowToReg';
import { type Theme, useMediaQuery } from '@mui/material';
import {
  CanAccess,
  DataTable,
  DateField,
  DeleteWithConfirmButton,
  FilterButton,
  List,
  SelectArrayInput,
  SimpleList,
  TextInput,
  TopToolbar,
  useListContext,
  useRecordContext,
} from 'react-admin';
import type { Member } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';
import { Status } from '../components/status.tsx';
import { choicesOf, wordsOf } from '../components/words.ts';
import { useStore } from '../data.ts';

type MemberRecord = Member & { id: string };

const FILTERS = [
  <TextInput key="email" source="loginEmail.$contains" label="Email" alwaysOn />,
  <TextInput key="nickname" source="profile.nickname.$contains" label="Name" />,
  <SelectArrayInput
    key="status"
    source="status.$in"
    label="Status"
    choices={choicesOf(['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'])}
    alwaysOn
  />,
];

/** Approves all members that wait and match the filters of the list. */
const ApproveAll = () => {
  const { filterValues, total = 0 } = useListContext();
  const { act } = useStore();
  return (
    <CanAccess resource="members" action="edit">
      <ActionDialog
        label="Approve all"
        icon={<HowToRegIcon />}
        disabled={total === 0}
        done="The members are being approved"
        onSubmit={() => act('members', 'approveAll', { filter: filterValues })}
      >
        <p>Members that match the filters of the list: {total}</p>
      </ActionDialog>
    </CanAccess>
  );
};

const RowActions = () => {
  const member = useRecordContext<MemberRecord>();
  const { act } = useStore();
  if (!member) return null;
  const { id, loginEmail, status } = member;
  return (
    <CanAccess resource="members" action="edit">
      <ActionDialog
        label="Approve"
        icon={<HowToRegIcon />}
        disabled={status === 'APPROVED'}
        done={`${loginEmail} is approved`}
        onSubmit={() => act('members', 'approve', { id })}
      >
        <p>{loginEmail} can then sign in.</p>
      </ActionDialog>
      <ActionDialog
        label="Block"
        icon={<BlockIcon />}
        disabled={status === 'BLOCKED'}
        done={`${loginEmail} is blocked`}
        onSubmit={() => act('members', 'block', { id })}
      >
        <p>{loginEmail} can then no longer sign in.</p>
      </ActionDialog>
      <CanAccess resource="members" action="delete">
        <DeleteWithConfirmButton
          confirmTitle={`Delete ${loginEmail}`}
          confirmContent="The account is deleted. Its orders stay; its reviews become those of the owner of the site."
        />
      </CanAccess>
    </CanAccess>
  );
};

/** Finds members, and decides who may sign in. */
export const MemberList = () => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List
      sort={{ field: 'createdDate', order: 'DESC' }}
      filters={FILTERS}
      actions={
        <TopToolbar>
          <FilterButton />
          <ApproveAll />
        </TopToolbar>
      }
    >
      {isSmall ? (
        <SimpleList<MemberRecord>
          primaryText={({ loginEmail }) => loginEmail}
          secondaryText={({ status }) => wordsOf(status)}
          linkType={false}
        />
      ) : (
        <DataTable<MemberRecord> bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="loginEmail" label="Email" disableSort />
          <DataTable.Col source="profile.nickname" label="Name" />
          <DataTable.Col<MemberRecord> label="Status" render={({ status }) => <Status value={status} />} />
          <DataTable.Col source="createdDate" label="Since" field={DateField} />
          <DataTable.Col label="Actions" sx={{ whiteSpace: 'nowrap' }}>
            <RowActions />
          </DataTable.Col>
        </DataTable>
      )}
    </List>
  );
};
