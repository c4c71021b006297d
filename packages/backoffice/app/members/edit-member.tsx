import {
  ArrayInput,
  DateInput,
  Edit,
  email,
  maxLength,
  SaveButton,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
  Toolbar,
} from 'react-admin';
import { choicesOf } from '../components/words.ts';
import { store } from '../data.ts';
import type { MemberRecord } from './member-record.ts';

/** Lists that the platform leaves unchanged in an update if they are empty, with the action that removes them. */
const LISTS = [
  ['phones', 'clearPhones'],
  ['emails', 'clearEmails'],
  ['addresses', 'clearAddresses'],
] as const;

async function removeEmptied(
  member: MemberRecord,
  options?: { previousData: MemberRecord },
): Promise<MemberRecord> {
  const { id, contact } = member;
  const before = options?.previousData.contact;
  for (const [list, clear] of LISTS)
    if (before?.[list]?.length && !contact?.[list]?.length) await store.act('members', clear, { id });
  return member;
}

const areEmails = (values: readonly string[] | null): string | undefined =>
  values?.some((value) => email()(value, {})) ? 'Each must be a valid email' : undefined;

/** Profile and contact of a member. The email for signing in does not change. */
export const EditMember = () => (
  <Edit mutationMode="pessimistic" redirect="show" transform={removeEmptied}>
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      <TextInput source="profile.nickname" label="Name" />
      <TextInput source="profile.title" label="Title" />
      <SelectInput source="privacyStatus" label="Profile" choices={choicesOf(['PRIVATE', 'PUBLIC'])} />
      <TextInput source="contact.firstName" label="First name" />
      <TextInput source="contact.lastName" label="Last name" />
      <TextInput source="contact.company" label="Company" validate={maxLength(100)} />
      <TextInput source="contact.jobTitle" label="Job title" validate={maxLength(100)} />
      <DateInput source="contact.birthdate" label="Date of birth" />
      <TextArrayInput source="contact.phones" label="Phone numbers" />
      <TextArrayInput source="contact.emails" label="Further emails" validate={areEmails} />
      <ArrayInput source="contact.addresses" label="Addresses">
        <SimpleFormIterator
          inline
          disableReordering
          // by default, react-admin shows the buttons only to a mouse
          sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
        >
          <TextInput source="addressLine" label="Street and house number" validate={maxLength(200)} />
          <TextInput source="addressLine2" label="Apartment or floor" />
          <TextInput source="postalCode" label="Postal code" />
          <TextInput source="city" label="Town or city" />
          <TextInput source="country" label="Country, such as IE" />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);
