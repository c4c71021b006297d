/** Sends the calls of a client with undici, for Node only. */
export { undiciSender, type UndiciSenderOptions } from './undici-sender.node.ts';
