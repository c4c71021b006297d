import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

/** The name of a record as a link to its page, so that rows are opened by keyboard too. */
export const RecordLink = ({ source, type = 'show' }: { source: string; type?: 'show' | 'edit' }) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link to={createPath({ resource, type, id: record.id })} underline="hover" sx={{ fontWeight: 600 }}>
      {String(record[source])}
    </Link>
  );
};
