/** Builds the store front once for all tests. */
export { build as default } from '../server/build.ts';
