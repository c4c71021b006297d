/** All pages of the site. */
import { makeCallPages } from './calls.ts';
import { readContract } from './contract.ts';
import { makeEntityPages } from './entities.ts';
import { makeErrorPages } from './errors.ts';
import { makeEventPages } from './events.ts';
import { makeGuidePages } from './guides.ts';
import { makeHomePage } from './home.ts';
import type { Page } from './page.ts';
import { makeSdkPage } from './sdk.ts';

/** Reads the pages from a repository, the start page first. Throws if two have the same path. */
export function readPages(root: string): Page[] {
  const contract = readContract(root);
  const files = makeGuidePages(root, contract);
  const guides = files.filter(({ group }) => group !== undefined);
  const pages = [
    makeHomePage(root, contract, files),
    ...files,
    ...makeCallPages(contract, guides),
    ...makeEntityPages(contract),
    ...makeEventPages(contract),
    ...makeErrorPages(contract),
    makeSdkPage(contract),
  ];
  const seen = new Set<string>();
  for (const { id } of pages) {
    if (seen.has(id)) throw new Error(`Two pages have the path ${id}`);
    seen.add(id);
  }
  return pages;
}

/** Guides and templates in their order, by the group of the navigation. */
export const guideGroups = (pages: readonly Page[]): Map<string, Page[]> =>
  Map.groupBy(
    pages.filter(({ group }) => group !== undefined),
    ({ group = '' }) => group,
  );
