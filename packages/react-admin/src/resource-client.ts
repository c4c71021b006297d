import type { Identifier, RaRecord } from 'ra-core';
import type { StoreClient } from 'storewire';
import { type AnyCall, type Fields, fieldsOf, type Resource, send, valueAt, withValue } from './calls.ts';
import { type Changes, changesOf } from './changes.ts';
import { withDataErrors } from './data-error.ts';
import { type PageReader, pageReader } from './list-pages.ts';
import { BulkError, type ItemResult, type ManyOptions, sendEach, sendMany } from './many.ts';
import { readMany } from './read-many.ts';
import type { Written } from './stale.ts';

/** Makes the calls of one resource. */
export class ResourceClient {
  readonly readPage: PageReader;
  readonly #client: StoreClient;
  readonly #name: string;
  readonly #resource: Resource;
  readonly #onWritten: (written: Written) => void;

  constructor(
    client: StoreClient,
    {
      name,
      resource,
      onWritten,
    }: { name: string; resource: Resource; onWritten: (written: Written) => void },
  ) {
    this.#client = client;
    this.#name = name;
    this.#resource = resource;
    this.#onWritten = onWritten;
    this.readPage = pageReader(client, resource.list);
  }

  /** What react-admin takes for a record. Its type is the one that the page names. */
  toRecord<Record extends RaRecord>(value: unknown): Record {
    if (fieldsOf(value)?.['id'] !== undefined) return value as Record;
    throw new TypeError(`A record of ${this.#name} has no id`);
  }

  async readOne(id: Identifier, signal?: AbortSignal): Promise<unknown> {
    const call = this.#callFor('getOne');
    const body = await send(this.#client, call, withValue({}, call.id ?? '', id), signal);
    return valueAt(body, call.record ?? '');
  }

  readMany(ids: readonly Identifier[], signal: AbortSignal | undefined): Promise<unknown[]> {
    return readMany(this.#client, this.#resource, ids, signal);
  }

  async create(data: Fields): Promise<unknown> {
    const call = this.#callFor('create');
    const input = withValue({}, call.data ?? '', data);
    const body = await withDataErrors(send(this.#client, call, input), call.data);
    this.#onWritten({ call });
    return recordIn(call, body) ?? data;
  }

  /** Sends what has changed since `before`, or all of `data` if that is not known. */
  async update(id: Identifier, data: Fields, before?: Fields): Promise<unknown> {
    const call = this.#callFor('update');
    const record = await this.#sendUpdate(call, id, { data, before });
    this.#onWritten({ call, id, record });
    return record;
  }

  async #sendUpdate(
    call: AnyCall,
    id: Identifier,
    { data, before }: { data: Fields; before?: Fields | undefined },
  ): Promise<unknown> {
    const { revision } = call;
    const edited = Object.fromEntries(
      Object.entries(data).filter(([name]) => name !== 'id' && name !== revision),
    );
    const changes = changesOf(edited, before);
    if (changes.mask.length === 0) return { ...before, id };
    const values = {
      ...changes.values,
      ...(revision && { [revision]: data[revision] ?? before?.[revision] }),
    };
    const input = recordInput(call, id, { ...changes, values });
    const body = await withDataErrors(send(this.#client, call, input), call.data);
    return { id, ...(fieldsOf(recordIn(call, body)) ?? { ...before, ...data }) };
  }

  async delete(id: Identifier): Promise<void> {
    const call = this.#callFor('delete');
    await this.#sendDelete(call, id);
    this.#onWritten({ call, id });
  }

  /** Uses the call for many records if there is one that takes all of these fields. */
  async updateMany(ids: readonly Identifier[], data: Fields): Promise<void> {
    const { updateMany: call } = this.#resource;
    const { fields = Object.keys(data) } = call ?? {};
    if (!call || Object.keys(data).some((name) => !fields.includes(name))) {
      const each = this.#callFor('update');
      return this.#finishMany(each, await sendEach(ids, (id) => this.#updateUnread(each, id, data)));
    }
    const changes = changesOf(data);
    const input = call.items
      ? { [call.items]: ids.map((id) => recordInput(call, id, changes)) }
      : withValue({ [call.ids ?? '']: ids }, call.data ?? '', changes.values);
    return this.#finishMany(call, await sendMany(this.#client, call, input));
  }

  async deleteMany(ids: readonly Identifier[]): Promise<void> {
    const { deleteMany: call } = this.#resource;
    if (call) return this.#finishMany(call, await sendMany(this.#client, call, { [call.ids ?? '']: ids }));
    const each = this.#callFor('delete');
    return this.#finishMany(each, await sendEach(ids, (id) => this.#sendDelete(each, id)));
  }

  async act(action: string, input: Fields): Promise<unknown> {
    const call = this.#action(action);
    const body = await send(this.#client, call, input);
    const id = call.id === undefined ? undefined : valueAt(input, call.id);
    this.#onWritten({ call, id, record: recordIn(call, body) });
    return body;
  }

  async actOnMany(action: string, input: Fields, options?: ManyOptions): Promise<ItemResult[]> {
    const call = this.#action(action);
    const results = await sendMany(this.#client, call, input, options);
    this.#onWritten({ call });
    return results;
  }

  #callFor(place: 'getOne' | 'create' | 'update' | 'delete'): AnyCall {
    const call = this.#resource[place];
    if (!call) throw new TypeError(`The resource ${this.#name} has no call for ${place}`);
    return call;
  }

  #action(name: string): AnyCall {
    const call = this.#resource.actions?.[name];
    if (!call) throw new TypeError(`The resource ${this.#name} has no action ${name}`);
    return call;
  }

  /** Updates a record that no page has read: its revision must be that of now. */
  async #updateUnread(call: AnyCall, id: Identifier, data: Fields): Promise<unknown> {
    const { revision } = call;
    if (revision === undefined) return this.#sendUpdate(call, id, { data });
    const current = fieldsOf(await this.readOne(id));
    return this.#sendUpdate(call, id, { data: { ...data, [revision]: current?.[revision] } });
  }

  #sendDelete(call: AnyCall, id: Identifier): Promise<unknown> {
    return send(this.#client, call, withValue({}, call.id ?? '', id));
  }

  #finishMany(call: AnyCall, results: readonly ItemResult[]): void {
    this.#onWritten({ call });
    if (results.some(({ error }) => error)) throw new BulkError(results);
  }
}

/** The input of an update, or an item of a bulk update. */
function recordInput(
  { id: path = '', data = '', mask: maskName }: AnyCall,
  id: Identifier,
  { values, mask }: Changes,
): Fields {
  const input = withValue(withValue({}, data, values), path, id);
  return maskName ? { ...input, [maskName]: mask.join(',') } : input;
}

const recordIn = ({ record }: AnyCall, body: unknown): unknown =>
  record === undefined ? undefined : valueAt(body, record);
