import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import type { StoreClient } from 'storewire';
import type { Fields, InputOf, OutputOf, Resource, Resources } from './calls.ts';
import { checkResources } from './check-resources.ts';
import { withDataErrors } from './data-error.ts';
import type { ItemResult, ManyOptions } from './many.ts';
import { ResourceClient } from './resource-client.ts';
import { type QueryCache, refresh, type Written } from './stale.ts';

/** The actions of a resource, by name. */
type ActionsOf<Of extends Resource> = Of extends { readonly actions: infer Actions } ? Actions : never;

/** A data provider with the actions of its resources. */
export interface StoreDataProvider<Table extends Resources> extends DataProvider {
  supportAbortSignal: true;
  /** Makes the call of an action. Rejects with a `DataError`. */
  act<Name extends keyof Table & string, Action extends keyof ActionsOf<Table[Name]> & string>(
    resource: Name,
    action: Action,
    input: InputOf<ActionsOf<Table[Name]>[Action]>,
  ): Promise<OutputOf<ActionsOf<Table[Name]>[Action]>>;
  /**
   * Makes the call of an action for many records, in batches of its limit. Resolves to a result per record, also
   * if some of them failed.
   */
  actOnMany<Name extends keyof Table & string, Action extends keyof ActionsOf<Table[Name]> & string>(
    resource: Name,
    action: Action,
    input: InputOf<ActionsOf<Table[Name]>[Action]>,
    options?: ManyOptions,
  ): Promise<ItemResult[]>;
}

/** Options of {@link dataProvider}. */
export interface DataProviderOptions {
  /** The `queryClient` of `<Admin>`: writes refresh what they make stale in all resources. */
  queryClient?: QueryCache | undefined;
}

/**
 * Creates the data provider of `<Admin>`. Its methods reject with a `DataError`. Throws a `TypeError` for a call
 * that cannot be used as its resource says, such as a create call as `update`.
 *
 * @example
 * import { backendSession, createClient } from 'storewire';
 * import { getOrder, searchOrders, updateOrder } from 'storewire-react-admin/resources';
 * import { dataProvider } from 'storewire-react-admin';
 *
 * const client = createClient({ baseUrl: 'https://office.example/api/store', auth: backendSession() });
 * export const provider = dataProvider(client, {
 *   orders: { list: searchOrders, getOne: getOrder, update: updateOrder },
 * });
 */
export function dataProvider<const Table extends Resources>(
  client: StoreClient,
  resources: Table,
  { queryClient }: DataProviderOptions = {},
): StoreDataProvider<Table> {
  checkResources(resources);
  const onWritten = (written: Written): void => {
    if (queryClient) refresh(queryClient, resources, written);
  };
  const clients = new Map(
    Object.entries(resources).map(([name, resource]) => [
      name,
      new ResourceClient(client, { name, resource, onWritten }),
    ]),
  );
  const of = (name: string): ResourceClient => {
    const found = clients.get(name);
    if (!found) throw new TypeError(`There is no resource ${name}`);
    return found;
  };
  const getList = async <Record extends RaRecord>(
    name: string,
    params: GetListParams,
  ): Promise<GetListResult<Record>> => {
    const resource = of(name);
    const { items, total, hasNext } = await withDataErrors(resource.readPage(params));
    const data = items.map((item) => resource.toRecord<Record>(item));
    if (total !== undefined) return { data, total };
    const hasPreviousPage = (params.pagination?.page ?? 1) > 1;
    return { data, pageInfo: { hasNextPage: hasNext, hasPreviousPage } };
  };
  return {
    supportAbortSignal: true,
    getList,
    getManyReference: (name, { target, id, ...params }) =>
      getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
    getOne: async (name, { id, signal }) => ({
      data: of(name).toRecord(await withDataErrors(of(name).readOne(id, signal))),
    }),
    getMany: async (name, { ids, signal }) => {
      const records = await withDataErrors(of(name).readMany(ids, signal));
      return { data: records.map((record) => of(name).toRecord(record)) };
    },
    create: async (name, { data }) => ({ data: of(name).toRecord(await of(name).create(data)) }),
    update: async (name, { id, data, previousData }) => ({
      data: of(name).toRecord(await of(name).update(id, data, previousData)),
    }),
    delete: async (name, { id, previousData }) => {
      await withDataErrors(of(name).delete(id));
      return { data: of(name).toRecord({ ...previousData, id }) };
    },
    updateMany: async (name, { ids, data }) => {
      await withDataErrors(of(name).updateMany(ids, data));
      return { data: ids };
    },
    deleteMany: async (name, { ids }) => {
      await withDataErrors(of(name).deleteMany(ids));
      return { data: ids };
    },
    act: (name, action, input) => withDataErrors(of(name).act(action, input as Fields)) as never,
    actOnMany: (name, action, input, options) =>
      withDataErrors(of(name).actOnMany(action, input as Fields, options)),
  };
}
