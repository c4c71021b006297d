/** How pages read their record. */
import { useNotify, useRedirect, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DataError } from 'storewire-react-admin';
import { queryClient } from '../query-client.ts';
import { textOfError } from './reasons.ts';

/** Options of a page: if its record cannot be read again, it stays open with what is typed. */
export function useRecordRead(meta?: Record<string, unknown>) {
  const resource = useResourceContext() ?? '';
  const { id } = useParams();
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = (error: unknown): void => {
    notify(textOfError(error), { type: 'error' });
    const isGone = error instanceof DataError && error.status === 404;
    const isOpen = queryClient.getQueryData([resource, 'getOne', { id, meta }]) !== undefined;
    if (isGone || !isOpen) redirect('list', resource);
  };
  return { meta, onError };
}

const OWN = { of: 'form' };

/**
 * Options of `<Edit>`: its form starts with what is stored now. The records of a list lack fields, and react-admin
 * opens an editor with the record of a list that has the same `meta`.
 */
export function useOwnRead() {
  const read = useRecordRead(OWN);
  return { queryOptions: { ...read, gcTime: 0 }, mutationOptions: { meta: OWN } };
}
