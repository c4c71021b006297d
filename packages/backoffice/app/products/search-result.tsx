/** What search engines show of the page of a product, which is metadata of the page. */
import { maxLength, TextInput } from 'react-admin';
import type { ProductSeoSchema, ProductSeoTag } from 'storewire';
import { Part } from '../components/part.tsx';

export interface SearchResultValues {
  searchResult: { title: string | null; description: string | null };
  /** What the form does not edit of the metadata. */
  otherMetadata: ProductSeoSchema;
}

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

/** The values of the form in the metadata of a page. */
export function searchResultIn(seoData: ProductSeoSchema | undefined): SearchResultValues {
  const tags = seoData?.tags ?? [];
  const content = tags.find(isDescription)?.props?.['content'];
  return {
    searchResult: {
      title: tags.find(isTitle)?.children || null,
      description: typeof content === 'string' && content ? content : null,
    },
    otherMetadata: { ...seoData, tags: tags.filter((tag) => !isTitle(tag) && !isDescription(tag)) },
  };
}

/** The metadata of a page: the tags of the form before the others. */
export const metadataOf = ({
  searchResult: { title, description },
  otherMetadata,
}: SearchResultValues): ProductSeoSchema => ({
  ...otherMetadata,
  tags: [
    ...(title ? [{ type: 'title', children: title }] : []),
    ...(description ? [{ type: 'meta', props: { name: 'description', content: description } }] : []),
    ...(otherMetadata.tags ?? []),
  ],
});

const isTitle = ({ type }: ProductSeoTag): boolean => type === 'title';

const isDescription = ({ type, props }: ProductSeoTag): boolean =>
  type === 'meta' && props?.['name'] === 'description';
