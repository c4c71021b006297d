import { useState } from 'react';
import { Create, type CreateProps, useNotify } from 'react-admin';
import { DataError } from 'storewire-react-admin';
import { KEY_HEADER } from '../../request-headers.ts';
import { failureText, isUnanswered } from './reasons.ts';

/** A form whose record is created once, also if the answer is lost and the user saves again. */
export function CreateOnce({ children, ...props }: CreateProps) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const notify = useNotify();
  const onError = (error: unknown): void => {
    // what is refused is not done: another try is another write
    if (!isUnanswered(error)) setKey(crypto.randomUUID());
    const isShown = error instanceof DataError && error.body.errors !== undefined;
    if (!isShown) notify(failureText(error), { type: 'error' });
  };
  return (
    <Create {...props} mutationOptions={{ meta: { headers: { [KEY_HEADER]: key } }, onError }}>
      {children}
    </Create>
  );
}
