import { buildIfStale } from '../server/build.ts';

/** Builds the page once for all tests. */
export default (): Promise<void> => buildIfStale(console.log);
