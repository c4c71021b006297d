import { isStoreError } from 'storewire';

/** What a shopper can do about a rejected change. Throws the error if the change failed for another reason. */
export function explain(error: unknown): string {
	if (!isStoreError(error) || error.kind === 'system') throw error;
	// a sentence for people; other messages are for developers
	if (error.kind === 'application') return error.message;
	const text = 'That did not work. Check your input.';
	return error.requestId ? `${text} If it happens again, report ${error.requestId}.` : text;
}
