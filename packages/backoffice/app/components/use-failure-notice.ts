import { useNotify } from 'react-admin';
import { textOfError } from './reasons.ts';

/** `mutationOptions` for the buttons of react-admin, which would show the message for developers. */
export function useFailureNotice(): { onError: (error: unknown) => void } {
  const notify = useNotify();
  return { onError: (error) => notify(textOfError(error), { type: 'error' }) };
}
