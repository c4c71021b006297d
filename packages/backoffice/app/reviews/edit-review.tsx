import { Edit, NumberInput, SimpleForm, TextInput } from 'react-admin';

/** The text of a review. If another user has changed it since it was opened, nothing is saved. */
export const EditReview = () => (
  <Edit mutationMode="pessimistic" redirect="list">
    <SimpleForm warnWhenUnsavedChanges>
      <NumberInput source="content.rating" label="Rating" min={1} max={5} />
      <TextInput source="content.title" label="Title" />
      <TextInput source="content.body" label="Text" multiline minRows={4} />
    </SimpleForm>
  </Edit>
);
