import { generate } from '../../src/generate/generate.ts';
import { IMPORTS } from './shop.ts';

/**
 * Generates from the description that it is given and prints every file, in order. Started as a process of
 * its own.
 */
const [, , input = ''] = process.argv;
const files = await generate({ input, imports: IMPORTS });
console.log(JSON.stringify([...files]));
