import { maxLength, TextInput } from 'react-admin';
import { Part } from '../components/part.tsx';

/** What search engines show of the page of a product. */
export const SearchResultPart = () => (
  <Part title="Search engines">
    <TextInput
      source="searchResult.title"
      label="Title in search results"
      helperText="The name of the product if empty"
      validate={maxLength(200)}
    />
    <TextInput
      source="searchResult.description"
      label="Description in search results"
      multiline
      validate={maxLength(500)}
    />
  </Part>
);
