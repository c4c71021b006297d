/** Work on many records: which are selected, and what was done with each of them. */
import { useRef } from 'react';
import { type ListControllerResult, type RaRecord, useGetMany, useListContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ItemResult } from 'storewire-react-admin';
import { isUnanswered } from './reasons.ts';

/** What a write of many records did with each of them. */
export interface ManyOutcome {
  /** Ids. */
  done: string[];
  failed: Failure[];
  /** Ids. */
  notTried: string[];
}

interface Failure {
  id: string;
  name: string;
  error: unknown;
  /** It cannot be tried again. */
  isGone?: boolean;
}

/** Records that are chosen for an action. */
export interface Selection<Record> {
  ids: readonly string[];
  /** Those that are read, in the order in which they were selected. */
  records: readonly Record[];
  /** Keeps what is not done selected. */
  keep: (outcome: ManyOutcome) => void;
}

const NONE: never[] = [];

const select = <Record extends RaRecord>(
  data: readonly Record[],
  { selectedIds, onSelect }: Pick<ListControllerResult, 'selectedIds' | 'onSelect'>,
): Selection<Record> => ({
  ids: selectedIds.map(String),
  records: selectedIds.flatMap((id) => data.find((record) => record?.id === id) ?? []),
  keep: ({ failed, notTried }) =>
    onSelect([...failed.flatMap(({ id, isGone }) => (isGone ? [] : id)), ...notTried]),
});

/** What is selected in the list, on whatever page of it. */
export function useSelection<Record extends RaRecord>(resource: string): Selection<Record> {
  const list = useListContext<Record>();
  const ids = list.selectedIds;
  const { data = NONE } = useGetMany<Record>(resource, { ids }, { enabled: ids.length > 0 });
  return select(data, list);
}

/** What is selected in a list of one page. */
export function useSelectedRows<Record extends RaRecord>(): Selection<Record> {
  const list = useListContext<Record>();
  return select(list.data ?? NONE, list);
}

/** Records as they were when the form was sent: of what is written meanwhile, a preview would show the change twice. */
export function useAsSent<Record>(records: readonly Record[]): readonly Record[] {
  const { isSubmitting } = useFormState();
  const before = useRef(records);
  if (!isSubmitting) before.current = records;
  return before.current;
}

/** The part of a selection that an action is for. The others are not selected afterwards. */
export function partOf<Record extends RaRecord>(
  { records, keep }: Selection<Record>,
  isFor: (record: Record) => boolean,
): Selection<Record> {
  const part = records.filter(isFor);
  return { ids: part.map(({ id }) => String(id)), records: part, keep };
}

/** One record with its own button. */
export const selectionOf = <Record extends RaRecord>(record: Record): Selection<Record> => ({
  ids: [String(record.id)],
  records: [record],
  keep: () => undefined,
});

export type Write = () => Promise<unknown>;

interface EachOptions {
  /** The writes that have no answer, by the ids of their records. */
  unanswered: Map<string, Write>;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

interface EachWrite<Record> {
  nameOf: (record: Record) => string;
  /** The write of a record, which may be read first. */
  writeOf: (record: Record) => Write | Promise<Write>;
}

/**
 * Writes records one after another, until the user cancels or there is no answer. What has no answer is sent again as it
 * was, whatever the record is by then: it may be done.
 */
export async function writeEach<Record extends RaRecord>(
  records: readonly Record[],
  { unanswered, signal, onProgress }: EachOptions,
  { nameOf, writeOf }: EachWrite<Record>,
): Promise<ManyOutcome> {
  const done: string[] = [];
  const failed: Failure[] = [];
  const left = [...records];
  while (left[0] && !signal.aborted && !isPartlyUnanswered(failed)) {
    const [record] = left;
    const id = String(record.id);
    onProgress(records.length - left.length, records.length);
    try {
      const write = unanswered.get(id) ?? (await writeOf(record));
      unanswered.set(id, write);
      await write();
      done.push(id);
    } catch (error) {
      failed.push({ id, name: nameOf(record), error });
    }
    if (!isPartlyUnanswered(failed)) unanswered.delete(id);
    left.shift();
  }
  return { done, failed, notTried: left.map(({ id }) => String(id)) };
}

/** What a call for many records has done with them: it has a result for each, until the user cancels. */
export function outcomeOf<Record extends RaRecord>(
  records: readonly Record[],
  results: readonly ItemResult[],
  nameOf: (record: Record) => string,
): ManyOutcome {
  const tried = records.slice(0, results.length);
  return {
    done: tried.filter((_record, index) => !results[index]?.error).map(({ id }) => String(id)),
    failed: tried.flatMap((record, index) => {
      const { error } = results[index] ?? {};
      if (!error) return [];
      return [{ id: String(record.id), name: nameOf(record), error: causeOf(error) }];
    }),
    notTried: records.slice(results.length).map(({ id }) => String(id)),
  };
}

const causeOf = ({ cause, description }: NonNullable<ItemResult['error']>): Error =>
  cause ?? new Error(description);

/**
 * A call for many records that is made for one. What it adds is then added once, also if others are selected when it is
 * tried again.
 */
export async function alone(results: Promise<readonly ItemResult[]>): Promise<void> {
  for (const { error } of await results) if (error) throw causeOf(error);
}

/** The outcome with the records that were deleted since they were selected. */
export function withGone<Record extends RaRecord>(
  outcome: ManyOutcome,
  { records }: Selection<Record>,
  stored: readonly Record[],
  nameOf: (record: Record) => string,
): ManyOutcome {
  const gone = records
    .filter(({ id }) => stored.every((record) => record.id !== id))
    .map((record) => ({
      id: String(record.id),
      name: nameOf(record),
      error: new Error('no longer exists'),
      isGone: true,
    }));
  return { ...outcome, failed: [...outcome.failed, ...gone] };
}

export const isPartlyUnanswered = (failed: readonly Failure[]): boolean =>
  failed.some(({ error }) => isUnanswered(error));

/** How many records are done, and what is with the others. */
export function outcomeText({ done, failed, notTried }: ManyOutcome, total: number): string {
  const unknown = failed.filter(({ error }) => isUnanswered(error)).length;
  const others = [
    [failed.length - unknown, 'refused'],
    [unknown, 'may be changed: another try does it once'],
    [notTried.length, 'not tried'],
    [total - done.length - failed.length - notTried.length, 'no longer there'],
  ] as const;
  return [
    `${done.length} of ${total} changed`,
    ...others.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : [])),
  ].join(', ');
}
