/** Builds the store front once for all tests. */
import { build } from '../server/build.ts';

export const setup = (): Promise<void> => build();
