import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { explainError, requestIdOf } from './explain-error.ts';
import { Notice } from './notice.tsx';
import { RequestId } from './request-id.tsx';

interface ErrorNoticeProps {
  /** What failed, for example "The cart could not be loaded". */
  title: string;
  error: unknown;
  /** Replaces the text about the error, where the page knows more. */
  text?: ReactNode;
  /** Handler of the retry button. Without it, there is no button. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Further buttons, such as a fix. */
  action?: ReactNode;
  /** True for a notice next to other content instead of a section. */
  isSmall?: boolean;
  /** Level of the heading of a section. */
  level?: 'h1' | 'h2';
}

/** An error with its text, request id and retry button. It is shown until the error is resolved. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { title, error, text: given, onRetry, isRetrying = false, action, isSmall = false, level } = props;
  const shop = useText();
  const { states } = shop;
  const retry = onRetry ? (
    <Button
      look="outline"
      size={isSmall ? 'small' : 'normal'}
      onClick={onRetry}
      pending={isRetrying && states.retrying}
    >
      {states.retry}
    </Button>
  ) : null;
  const actions =
    retry || action ? (
      <>
        {retry}
        {action}
      </>
    ) : undefined;
  const text = (
    <>
      <p>{given ?? explainError(error, shop)}</p>
      <RequestId id={requestIdOf(error)} className={isSmall ? 'mt-1' : 'mt-3 justify-center'} />
    </>
  );
  if (isSmall)
    return (
      <Notice tone="danger" role="alert" title={title} action={actions}>
        {text}
      </Notice>
    );
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff aria-hidden="true" />}
        title={title}
        text={text}
        level={level}
        action={actions}
      />
    </div>
  );
}
