import {
  DateField,
  EditButton,
  EmailField,
  FunctionField,
  Link,
  Show,
  SimpleShowLayout,
  TextArrayField,
  TextField,
  TopToolbar,
  useCanAccess,
  useRecordContext,
} from 'react-admin';
import { listPath } from '../components/list-path.ts';
import { Status } from '../components/status.tsx';
import { AccessActions, AccountActions } from './member-actions.tsx';
import type { MemberRecord } from './member-record.ts';

const Title = () => <span>{useRecordContext<MemberRecord>()?.loginEmail}</span>;

const Addresses = ({ contact }: MemberRecord) => (
  <>
    {contact?.addresses.map(({ id, streetAddress, ...address }) => (
      <address key={id}>
        {[
          address.addressLine ?? [streetAddress?.name, streetAddress?.number].join(' '),
          address.addressLine2,
          [address.postalCode, address.city].join(' '),
          address.country,
        ]
          .filter(Boolean)
          .join(', ')}
      </address>
    ))}
  </>
);

const Fields = () => {
  const { canAccess: seesOrders } = useCanAccess({ resource: 'orders', action: 'list' });
  return (
    <SimpleShowLayout>
      <EmailField source="loginEmail" label="Email" />
      <TextField source="profile.nickname" label="Name" emptyText="–" />
      <TextField source="profile.title" label="Title" emptyText="–" />
      <FunctionField<MemberRecord>
        label="Status"
        render={({ status, activityStatus, privacyStatus }) =>
          [status, activityStatus, privacyStatus].map((value, index) => (
            <span key={value}>
              {index > 0 && ' · '}
              <Status value={value} />
            </span>
          ))
        }
      />
      <DateField source="createdDate" label="Since" showTime />
      <DateField source="lastLoginDate" label="Last sign-in" showTime emptyText="–" />
      <FunctionField<MemberRecord>
        label="Contact"
        render={({ contact }) =>
          [
            [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
            contact?.jobTitle,
            contact?.company,
          ]
            .filter(Boolean)
            .join(', ') || '–'
        }
      />
      <DateField source="contact.birthdate" label="Date of birth" emptyText="–" />
      <TextArrayField source="contact.phones" label="Phone numbers" emptyText="–" />
      <TextArrayField source="contact.emails" label="Further emails" emptyText="–" />
      <FunctionField<MemberRecord> label="Addresses" render={(member) => <Addresses {...member} />} />
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

/** One member, and what can be done with the account. */
export const MemberPage = () => (
  <Show
    title={<Title />}
    actions={
      <TopToolbar sx={{ flexWrap: 'wrap' }}>
        <EditButton />
        <AccessActions />
        <AccountActions />
      </TopToolbar>
    }
  >
    <Fields />
  </Show>
);
