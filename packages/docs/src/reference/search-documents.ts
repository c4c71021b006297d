/** What the search of the site finds: the documents of each page. */
import type { SearchDocument } from 'storewire-tools/search';
import type { Page } from './page.ts';

/** A document and the page that it is on. */
export interface PageDocument extends SearchDocument {
  page: string;
}

/** A page without a document about all of it is found by its title and description. */
export const searchDocuments = (pages: readonly Page[]): PageDocument[] =>
  pages.flatMap(({ id: page, title, description: summary, documents = [] }) => {
    const isComplete = documents.some(({ anchor }) => anchor === undefined);
    const own: SearchDocument[] = isComplete ? [] : [{ kind: 'page', id: page, title, summary, text: '' }];
    return [...own, ...documents].map((document) => ({ ...document, page }));
  });

/** The path of a document on the site, with its anchor. */
export const pathOf = ({ page, anchor }: PageDocument): string =>
  `/${page && `${page}/`}${anchor === undefined ? '' : `#${anchor}`}`;
