import { useRevalidator } from 'react-router';
import { ErrorNotice } from '../components/error-notice.tsx';
import { errorOf, type Failure } from '../store/failure.ts';

/** A page whose `loader` has failed to read what it shows, with a button that reads it again. */
export function FailedPage({ title, failure }: { title: string; failure: Failure }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorNotice
      level="h1"
      title={title}
      error={errorOf(failure)}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
