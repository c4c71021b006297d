/** Files by path, for Node only. */
export { fileFromPath, type PathOptions } from './file-from-path.node.ts';
