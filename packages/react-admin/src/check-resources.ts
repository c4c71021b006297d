import type { AnyCall, Resource, Resources } from './calls.ts';

/** Which calls can be used as what. */
const FITS: {
  readonly [Use in Exclude<keyof Resource, 'id' | 'list' | 'actions'>]: (
    call: AnyCall,
    resource: Resource,
  ) => boolean;
} = {
  getOne: ({ id, record }, resource) => id !== undefined && (record ?? resource.id) !== undefined,
  getMany: ({ ids, records }) => ids !== undefined && records !== undefined,
  create: ({ data }) => data !== undefined,
  update: ({ id, data }) => id !== undefined && data !== undefined,
  delete: ({ id }) => id !== undefined,
  updateMany: ({ ids, items, id, data }) =>
    (ids !== undefined || (items !== undefined && id !== undefined)) && data !== undefined,
  deleteMany: ({ ids }) => ids !== undefined,
};

/** Throws a `TypeError` for a call that cannot be used as a resource says, such as a create call as `update`. */
export function checkResources(resources: Resources): void {
  for (const [name, resource] of Object.entries(resources))
    for (const [use, isFit] of Object.entries(FITS)) {
      const call = resource[use as keyof typeof FITS];
      if (!call || isFit(call, resource)) continue;
      const message = `${name}.${use} cannot be ${call.call.info.id}`;
      if (use !== 'getOne' || call.id === undefined) throw new TypeError(message);
      throw new TypeError(
        `${message}: its response has no \`id\`. Name the field that identifies a record as \`id\` of ${name}`,
      );
    }
}
