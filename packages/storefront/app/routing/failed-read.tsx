import { useRevalidator } from 'react-router';
import { ErrorNotice } from '../components/error-notice.tsx';
import { errorOf, type Failure } from '../store/failure.ts';

interface FailedReadProps {
  title: string;
  failure: Failure;
  /** `h1` if the page shows nothing else. */
  level?: 'h1' | 'h2';
}

/** What a `loader` has failed to read, with a button that calls the loaders of the page again. */
export function FailedRead({ title, failure, level }: FailedReadProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorNotice
      level={level}
      title={title}
      error={errorOf(failure)}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
