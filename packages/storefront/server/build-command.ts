/** `npm run build`: as the store front is built when it starts. */
import { build } from './build.ts';

await build();
