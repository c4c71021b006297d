import type { AnyCall, Resource, Resources } from './calls.ts';

/** Which calls can be used as what. */
const FITS: {
  readonly [Use in Exclude<keyof Resource, 'list' | 'actions'>]: (call: AnyCall) => boolean;
} = {
  getOne: ({ id, record }) => id !== undefined && record !== undefined,
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
      if (call && !isFit(call)) throw new TypeError(`${name}.${use} cannot be ${call.call.info.id}`);
    }
}
