/** storewire on Node: any fetch-style handler on its HTTP servers. */
export { type FetchHandler, type NodeListener, type NodeListenerOptions, nodeListener } from './node-listener.node.ts';
