import { generate } from '../../src/generate/generate.ts';
import { IMPORTS } from './shop.ts';

/**
 * Generates from the description that it is given and prints every file, in order. Started as a process of
 * its own.
 */
const files = await generate({ input: process.argv[2] ?? '', imports: IMPORTS });
console.log(JSON.stringify([...files]));
