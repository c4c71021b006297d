import { CloudOff } from 'lucide-react';
import { isStoreError } from 'storewire';
import type { Text } from '../text/en.ts';
import { useText } from '../text/text.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { RequestId } from './request-id.tsx';

export interface ErrorNoticeProps {
  title: string;
  error: unknown;
  /** Handler of the retry button. Without it, there is no button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** True for a notice next to other content instead of a full one. */
  isSmall?: boolean;
}

/** Shows an error, its request id and a retry button. */
export function ErrorNotice({
  title,
  error,
  onRetry,
  isRetrying = false,
  isSmall = false,
}: ErrorNoticeProps) {
  const text = useText();
  return (
    <div
      role="alert"
      className={classes(
        'rounded-2xl',
        isSmall
          ? 'bg-danger-soft p-4 text-sm'
          : 'flex flex-col items-start gap-5 border border-line bg-raised px-6 py-10 sm:px-10 sm:py-14',
      )}
    >
      {isSmall ? null : <CloudOff aria-hidden="true" className="size-8 text-danger" strokeWidth={1.5} />}
      <div>
        <p className={isSmall ? 'font-semibold text-danger' : 'font-serif text-2xl'}>{title}</p>
        <p className="mt-1 max-w-prose">{explain(error, text)}</p>
        <RequestId id={isStoreError(error) ? error.requestId : undefined} />
      </div>
      {onRetry ? (
        <Button
          look="outline"
          className={isSmall ? 'mt-3' : ''}
          onClick={onRetry}
          pending={isRetrying && text.state.retrying}
        >
          {text.state.retry}
        </Button>
      ) : null}
    </div>
  );
}

/** The error text with the request id, where only a single text fits. */
export function explainWithId(error: unknown, text: Text): string {
  const requestId = isStoreError(error) ? error.requestId : undefined;
  return requestId ? `${explain(error, text)} ${text.state.requestId} ${requestId}` : explain(error, text);
}

/** The error text for shoppers. */
function explain(error: unknown, { state }: Text): string {
  if (!isStoreError(error)) return state.server;
  if (error.reason === 'network') return state.network;
  if (error.reason === 'timeout') return state.timeout;
  if (error.status === 429) return state.busy;
  return error.kind === 'system' ? state.server : error.message;
}
