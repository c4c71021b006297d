import { useRecordContext } from 'react-admin';

/** The title of the page of a record: its name. */
export const RecordTitle = () => {
  const record = useRecordContext<{ id: string; name?: string | null }>();
  return <>{record?.name}</>;
};
