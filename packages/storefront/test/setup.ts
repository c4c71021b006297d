/** Builds the store front once for all tests. */
export { build as setup } from '../server/build.ts';
