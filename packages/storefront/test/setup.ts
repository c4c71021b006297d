/** Builds the store front once for all tests. */
import { build } from '../open.ts';

export const setup = (): Promise<void> => build();
