/** What only Node can do: files by their path, and any fetch-style handler on its HTTP servers. */
export { fileFromPath, type PathOptions } from './file-from-path.node.ts';
export { type FetchHandler, type NodeListener, type NodeListenerOptions, nodeListener } from './node-listener.node.ts';
