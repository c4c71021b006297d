/** Sends the calls of a client with undici, for Node only. */
export { type UndiciSenderOptions, undiciSender } from './undici-sender.node.ts';
