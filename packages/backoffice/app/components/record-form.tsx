import { type RaRecord, useEditContext, useRedirect } from 'react-admin';
import { store } from '../data.ts';
import { EditForm, type EditFormProps } from './edit-form.tsx';

interface RecordFormProps extends Pick<EditFormProps<RaRecord>, 'thing' | 'fields' | 'toolbar' | 'children'> {
  /** Whether the list is opened after it is saved. */
  isLast?: boolean;
}

export const RecordForm = ({ isLast = false, ...props }: RecordFormProps) => {
  const { record, resource } = useEditContext();
  const redirect = useRedirect();
  if (!record) return null;
  const { id } = record;
  return (
    <EditForm<RaRecord>
      key={id}
      {...props}
      values={record}
      read={async () => (await store.getOne(resource, { id })).data}
      write={(data, previousData) => store.update(resource, { id, data, previousData })}
      onSaved={isLast ? () => redirect('list', resource) : undefined}
    />
  );
};
