import { type Events, readCatalogVersion } from 'storewire';
import type { Actors } from './actors.ts';

/** What causes an event. */
export interface Trigger {
  /** One sentence for the list of all. */
  summary: string;
  cause: (actors: Actors) => Promise<unknown>;
  /** The version of the catalog that the event belongs to; without, either. */
  catalog?: 1 | 3;
}

/** By type. Nothing in a local platform causes an event whose trigger is undefined. */
export type Triggers = { readonly [Type in keyof Events]?: Trigger | undefined };

export const trigger = (summary: string, cause: Trigger['cause']): Trigger => ({ summary, cause });

/** Makes triggers of events of one version of the catalog, which throw on a site with the other. */
export const onCatalog =
  (catalog: 1 | 3) =>
  (summary: string, cause: Trigger['cause']): Trigger => ({
    summary,
    catalog,
    cause: async (actors) => {
      const version = await readCatalogVersion(actors.merchant);
      if (version !== catalog)
        throw new Error(
          `The event belongs to version ${catalog} of the catalog, and this site has version ${version}: npx storewire platform --catalog ${catalog} --memory starts another`,
        );
      await cause(actors);
    },
  });
