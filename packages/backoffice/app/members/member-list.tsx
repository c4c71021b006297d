import { DataTable, List, SelectArrayInput, TextInput } from 'react-admin';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { Picture } from '../components/picture.tsx';
import { RecordLink } from '../components/record-link.tsx';
import { Rows } from '../components/rows.tsx';
import { Status, StatusField } from '../components/status.tsx';
import { DayField } from '../components/time-field.tsx';
import { choicesOf } from '../components/words.ts';
import { AccessActions, type MemberRecord } from './member-actions.tsx';
import { MembersByFilter } from './members-by-filter.tsx';

const STATUSES = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'];

const FILTERS = [
  <TextInput key="email" source="loginEmail.$contains" label="Email" alwaysOn />,
  <TextInput key="nickname" source="profile.nickname.$contains" label="Name" />,
  <SelectArrayInput key="status" source="status.$in" label="Status" choices={choicesOf(STATUSES)} alwaysOn />,
];

const Actions = () => (
  <PageActions>
    <Filters />
    <MembersByFilter />
  </PageActions>
);

export const MemberList = () => (
  <List sort={{ field: 'createdDate', order: 'DESC' }} filters={FILTERS} actions={<Actions />}>
    <Rows<MemberRecord>
      picture={({ profile }) => <Picture image={profile?.photo} />}
      title={() => <RecordLink source="loginEmail" />}
      text={({ profile, status }) => (
        <>
          {profile?.nickname} · <Status value={status} />
        </>
      )}
      actions={<AccessActions />}
    >
      <DataTable.Col label="Email">
        <RecordLink source="loginEmail" />
      </DataTable.Col>
      <DataTable.Col source="profile.nickname" label="Name" />
      <DataTable.Col source="status" field={StatusField} disableSort />
      <DataTable.Col source="createdDate" label="Since" field={DayField} />
    </Rows>
  </List>
);
