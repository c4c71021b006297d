import { Edit, maxLength, NumberInput, required, TextInput } from 'react-admin';
import { Changes } from '../audit/changes.tsx';
import { checkWhole } from '../components/checks.ts';
import { RecordForm } from '../components/record-form.tsx';
import { useOwnRead } from '../components/record-read.ts';

const FIELDS = [
  { source: 'content.rating', label: 'Rating' },
  { source: 'content.title', label: 'Title' },
  { source: 'content.body', label: 'Text' },
];

export const EditReview = () => (
  <Edit {...useOwnRead()} mutationMode="pessimistic" redirect="list">
    <RecordForm thing="review" fields={FIELDS} isLast>
      <NumberInput source="content.rating" label="Rating" validate={[required(), checkWhole(1, 5)]} />
      <TextInput source="content.title" label="Title" validate={maxLength(3000)} />
      <TextInput source="content.body" label="Text" multiline minRows={4} validate={maxLength(3000)} />
    </RecordForm>
    <Changes />
  </Edit>
);
