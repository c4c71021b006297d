const meta = { of: 'form' };

/**
 * Options of `<Edit>`: its form starts with what is stored now. The records of a list lack fields, and react-admin
 * opens an editor with the record of a list that has the same `meta`.
 */
export const OWN_READ = { queryOptions: { meta, gcTime: 0 }, mutationOptions: { meta } };
