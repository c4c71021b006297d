/** What search engines show of the page of a product, which is metadata of the page. */
import type { ProductSeoSchema, ProductSeoTag } from 'storewire';

export interface SearchResultValues {
  searchResult: { title: string | null; description: string | null };
  /** What the form does not edit of the metadata: other tags, and the flags of its own ones. */
  otherMetadata: { schema: ProductSeoSchema; titleFlags: Flags; descriptionFlags: Flags };
}

type Flags = Pick<ProductSeoTag, 'meta' | 'custom' | 'disabled'>;

/** Flags that are not set are none: those of a tag that the form has added are those of no tag. */
const flagsOf = ({ meta, custom, disabled }: ProductSeoTag = {}): Flags => ({
  ...(meta && { meta }),
  ...(custom && { custom }),
  ...(disabled && { disabled }),
});

/** The values of the form in the metadata of a page. */
export function searchResultIn(seoData: ProductSeoSchema | undefined): SearchResultValues {
  const tags = seoData?.tags ?? [];
  const [title, description] = [tags.find(isTitle), tags.find(isDescription)];
  const content = description?.props?.['content'];
  return {
    searchResult: {
      title: title?.children || null,
      description: typeof content === 'string' && content ? content : null,
    },
    otherMetadata: {
      schema: { ...seoData, tags: tags.filter((tag) => !isTitle(tag) && !isDescription(tag)) },
      titleFlags: flagsOf(title),
      descriptionFlags: flagsOf(description),
    },
  };
}

/** The metadata of a page: the tags of the form before the others. */
export const metadataOf = ({
  searchResult: { title, description },
  otherMetadata: { schema, titleFlags, descriptionFlags },
}: SearchResultValues): ProductSeoSchema => ({
  ...schema,
  tags: [
    ...(title ? [{ type: 'title', children: title, ...titleFlags }] : []),
    ...(description
      ? [{ type: 'meta', props: { name: 'description', content: description }, ...descriptionFlags }]
      : []),
    ...(schema.tags ?? []),
  ],
});

const isTitle = ({ type }: ProductSeoTag): boolean => type === 'title';

const isDescription = ({ type, props }: ProductSeoTag): boolean =>
  type === 'meta' && props?.['name'] === 'description';
