import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

/** The name of a record as a link to its page, so that rows are opened by keyboard too. */
export const RecordLink = ({ source, type = 'show' }: { source: string; type?: 'show' | 'edit' }) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      to={createPath({ resource, type, id: record.id })}
      // in a column of links, they need no line each
      sx={{ fontWeight: 600, 'td &:not(:hover)': { textDecoration: 'none' } }}
    >
      {String(record[source])}
    </Link>
  );
};
