/** Builds the pages if they are stale. */
import { buildPages, isBuilt } from '../../build.ts';

export default async function setup(): Promise<void> {
  if (!isBuilt()) await buildPages();
}
