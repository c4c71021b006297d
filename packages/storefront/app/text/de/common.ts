/** What every page shows, also if it fails. */
export { catalog } from './catalog.ts';
export { search } from './search.ts';
export { shell } from './shell.ts';
export { states } from './states.ts';
export { system } from './system.ts';
