import type { Collection } from 'storewire';
import { boolean, text, unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';

/** A collection. How many products it has is counted when it is read. */
export type StoredCollection = Collection & { id: string; name: string; slug: string };

export const collections = defineEntity<StoredCollection>()({
  name: 'collection',
  filter: 'CollectionFilter',
  sort: 'CollectionSortField',
  columns: {
    name: text(({ name }) => name),
    slug: unique(({ slug }) => slug),
    visible: boolean(({ visible }) => visible !== false),
  },
});
