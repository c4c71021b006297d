/** What search engines show of the page of a product, which is metadata of the page. */
import type { ProductSeoSchema, ProductSeoTag } from 'storewire';

export interface SearchResultValues {
  searchResult: { title: string | null; description: string | null };
  /** What the form does not edit of the metadata. */
  otherMetadata: ProductSeoSchema;
}

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
