import type { Transport } from '../core/options.ts';
import type { RetryOptions } from '../core/retry.ts';
import type { FileFacts } from './facts.ts';
import type { Gate } from './gate.ts';

/** What both ways of sending a file need. */
export interface Sending {
  client: Transport;
  facts: FileFacts;
  gate: Gate;
  /** Ends everything. */
  signal: AbortSignal;
  retry: Required<RetryOptions>;
  timeoutMs: number;
  onProgress: (sentBytes: number) => void;
}
