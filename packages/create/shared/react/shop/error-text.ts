import type { StoreError } from 'storewire';

/** The text for a customer. An application error has a sentence for people; other messages are for developers. */
export function errorText({ kind, message, requestId }: StoreError): string {
  if (kind === 'application') return message;
  const text = kind === 'system' ? 'The store cannot be reached. Try again later.' : 'This was not possible.';
  return requestId ? `${text} If it happens again, report ${requestId}.` : text;
}
