// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `GET /categories/v1/categories/{id}`: Get a category. Responds with the example `typical` by default. */
export const getCategoryHandler: runtime.ExampleHandler<T.GetCategoryInput, T.CategoryResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'categories.getCategory', method: 'GET', path: '/categories/v1/categories/:id', input: { query: { fields: 'strings' } } }, { typical: examples.CategoryResponseTypical, full: examples.CategoryResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `GET /categories/v1/categories/slug/{slug}`: Get a category by slug. Responds with the example `typical` by default. */
export const getCategoryBySlugHandler: runtime.ExampleHandler<T.GetCategoryBySlugInput, T.CategoryResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'categories.getCategoryBySlug', method: 'GET', path: '/categories/v1/categories/slug/:slug', input: { query: { fields: 'strings' } } }, { typical: examples.CategoryResponseTypical, full: examples.CategoryResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `POST /categories/v1/categories/query`: List categories. Responds with the example `typical` by default. */
export const queryCategoriesHandler: runtime.ExampleHandler<T.QueryCategoriesInput, T.QueryCategoriesResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'categories.queryCategories', method: 'POST', path: '/categories/v1/categories/query' }, { typical: examples.QueryCategoriesResponseTypical, full: examples.QueryCategoriesResponseFull }, () => ({ ...examples.errors11 }));

/** Mocks `GET /categories/v1/categories/{id}/list-items`: List the items of a category. Responds with the example `typical` by default. */
export const listItemsInCategoryHandler: runtime.ExampleHandler<T.ListItemsInCategoryInput, T.ListItemsInCategoryResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'categories.listItemsInCategory', method: 'GET', path: '/categories/v1/categories/:id/list-items', otherForm: { method: 'POST', path: '/categories/v1/categories/:id/list-items' }, input: { query: { 'cursorPaging.limit': 'number', useCategoryArrangement: 'boolean', includeItemsFromSubcategories: 'boolean' } } }, { typical: examples.ListItemsInCategoryResponseTypical, full: examples.ListItemsInCategoryResponseFull }, () => ({ ...examples.errors10 }));
