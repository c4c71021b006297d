/** What only Node can do: files by their path. */
export { fileFromPath, type PathOptions } from './file-from-path.node.ts';
