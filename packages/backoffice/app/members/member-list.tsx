import {
  BulkDeleteWithConfirmButton,
  DataTable,
  DateField,
  FilterButton,
  List,
  SelectArrayInput,
  TextInput,
  TopToolbar,
  useCanAccess,
} from 'react-admin';
import { RecordLink } from '../components/record-link.tsx';
import { Rows } from '../components/rows.tsx';
import { Status } from '../components/status.tsx';
import { choicesOf } from '../components/words.ts';
import { AccessActions } from './member-actions.tsx';
import { DELETION, type MemberRecord } from './member-record.ts';
import { MembersByFilter } from './members-by-filter.tsx';

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
  <SelectArrayInput
    key="activity"
    source="activityStatus.$in"
    label="Activity"
    choices={choicesOf(['ACTIVE', 'MUTED'])}
  />,
];

/** Finds members, and decides who may sign in. */
export const MemberList = () => {
  const { canAccess: mayDelete } = useCanAccess({ resource: 'members', action: 'delete' });
  return (
    <List
      sort={{ field: 'createdDate', order: 'DESC' }}
      filters={FILTERS}
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          <FilterButton />
          <MembersByFilter />
        </TopToolbar>
      }
    >
      <Rows<MemberRecord>
        title={() => <RecordLink source="loginEmail" />}
        text={({ profile, status }) => (
          <>
            {profile?.nickname} · <Status value={status} />
          </>
        )}
        actions={<AccessActions />}
        bulkActions={
          mayDelete && <BulkDeleteWithConfirmButton mutationMode="pessimistic" confirmContent={DELETION} />
        }
      >
        <DataTable.Col label="Email">
          <RecordLink source="loginEmail" />
        </DataTable.Col>
        <DataTable.Col source="profile.nickname" label="Name" />
        <DataTable.Col<MemberRecord> label="Status" render={({ status }) => <Status value={status} />} />
        <DataTable.Col source="createdDate" label="Since" field={DateField} />
      </Rows>
    </List>
  );
};
