import type { Category } from 'storewire';
import { boolean, date, number, text, unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import { SAVED_FORMATS, type Saved } from './revision.ts';

/** A category. How many items it has and the way to it are found when it is read. */
export type StoredCategory = Omit<
  Category,
  'itemCounter' | 'breadcrumbsInfo' | 'treeReference' | keyof OwnProperties
> &
  OwnProperties;

interface OwnProperties extends Saved {
  id: string;
  name: string;
  slug: string;
  visible: boolean;
  /** Whether it and all categories above it are visible. */
  isShown: boolean;
  parentCategory?: { id: string; index: number };
}

export const categories = defineEntity<StoredCategory>()({
  name: 'category',
  formats: SAVED_FORMATS,
  required: ['slug', 'visible', 'isShown', 'revision', 'createdDate', 'updatedDate'],
  filter: 'CategoryFilter',
  sort: 'CategorySortField',
  columns: {
    name: text(({ name }) => name),
    slug: unique(({ slug }) => slug),
    visible: boolean(({ visible }) => visible),
    isShown: boolean(({ isShown }) => isShown),
    'parentCategory.id': text(({ parentCategory }) => parentCategory?.id),
    'parentCategory.index': number(({ parentCategory }) => parentCategory?.index),
    createdDate: date(({ createdDate }) => createdDate),
    updatedDate: date(({ updatedDate }) => updatedDate),
  },
});
