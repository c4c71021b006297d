import {
  CanAccess,
  DeleteWithConfirmButton,
  EmailField,
  FunctionField,
  Link,
  Show,
  SimpleShowLayout,
  TextArrayField,
  TextField,
  useCanAccess,
  useRecordContext,
} from 'react-admin';
import { Changes } from '../audit/changes.tsx';
import { AddressLines } from '../components/address.tsx';
import { listPath } from '../components/list-path.ts';
import { PageActions } from '../components/page-actions.tsx';
import { useRecordRead } from '../components/record-read.ts';
import { StatusField } from '../components/status.tsx';
import { TimeField } from '../components/time-field.tsx';
import { useFailureNotice } from '../components/use-failure-notice.ts';
import { AccessActions, DELETION, type MemberRecord } from './member-actions.tsx';

const Title = () => <span>{useRecordContext<MemberRecord>()?.loginEmail}</span>;

const Actions = () => {
  const { loginEmail } = useRecordContext<MemberRecord>() ?? {};
  const notice = useFailureNotice();
  return (
    <PageActions>
      <AccessActions />
      <CanAccess action="delete">
        <DeleteWithConfirmButton
          confirmTitle={`Delete ${loginEmail}`}
          confirmContent={DELETION}
          mutationOptions={notice}
        />
      </CanAccess>
    </PageActions>
  );
};

/** Two columns where there is room. */
const COLUMNS = {
  '& .RaSimpleShowLayout-stack': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } },
};

const Fields = () => {
  const { canAccess: seesOrders } = useCanAccess({ resource: 'orders', action: 'list' });
  return (
    <SimpleShowLayout sx={COLUMNS}>
      <EmailField source="loginEmail" label="Email" />
      <TextField source="profile.nickname" label="Name" emptyText="–" />
      <StatusField source="status" />
      <TimeField source="createdDate" label="Since" />
      <TimeField source="lastLoginDate" label="Last sign-in" emptyText="–" />
      <TextField source="contact.company" label="Company" emptyText="–" />
      <TextArrayField source="contact.phones" label="Phone numbers" emptyText="–" />
      <TextArrayField source="contact.emails" label="Contact emails" emptyText="–" />
      <FunctionField<MemberRecord>
        label="Addresses"
        render={({ contact }) =>
          contact?.addresses.map((address) => (
            <AddressLines key={address.id} address={address} contactDetails={contact} />
          ))
        }
      />
      {seesOrders && (
        <FunctionField<MemberRecord>
          label="Orders"
          render={({ id }) => (
            <Link to={listPath('orders', { buyerInfo: { memberId: id } })}>Orders of this member</Link>
          )}
        />
      )}
    </SimpleShowLayout>
  );
};

/** One member, and what can be done with the account. The member edits the profile and the contact in the shop. */
export const MemberPage = () => (
  <Show queryOptions={useRecordRead()} title={<Title />} actions={<Actions />}>
    <Fields />
    <Changes />
  </Show>
);
