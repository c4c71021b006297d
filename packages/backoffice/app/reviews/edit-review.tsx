import { Edit, NumberInput, TextInput } from 'react-admin';
import { Changes } from '../audit/changes.tsx';
import { RecordForm } from '../components/record-form.tsx';

const FIELDS = [
  { source: 'content.rating', label: 'Rating' },
  { source: 'content.title', label: 'Title' },
  { source: 'content.body', label: 'Text' },
];

/** The text of a review. */
export const EditReview = () => (
  <Edit mutationMode="pessimistic" redirect="list">
    <RecordForm thing="review" fields={FIELDS} isLast>
      <NumberInput source="content.rating" label="Rating" min={1} max={5} />
      <TextInput source="content.title" label="Title" />
      <TextInput source="content.body" label="Text" multiline minRows={4} />
    </RecordForm>
    <Changes />
  </Edit>
);
