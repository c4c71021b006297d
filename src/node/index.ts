/** What only Node can do. */
export { fileFromPath, type PathOptions } from './file-from-path.node.ts';
