import { type ReactElement, useState } from 'react';
import { useRefresh } from 'react-admin';
import { get, set } from 'react-hook-form';
import { ConflictDialog, savedByOther } from './conflict-dialog.tsx';
import { differences, isSame, merged, type VersionRow, type Versions } from './versions.ts';

/** An input of an editor. */
export interface EditedField {
  source: string;
  label: string;
}

interface Edit<Record> extends Omit<Versions<object>, 'now'> {
  /** Reads the record as it is stored. */
  read: () => Promise<Record>;
  /** Saves the stored record with the changes of the form. */
  write: (changed: Record, stored: Record) => Promise<unknown>;
}

/** Forms have null where a record has nothing. */
const filled = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

type Decision = 'theirs' | 'mine';

interface Conflict {
  /** Which version to keep, if another user has changed a field. Throws an error if the user goes back. */
  decide: (versions: Versions<{ [source: string]: unknown }>) => Promise<Decision>;
  /** Reads the record again, and saves it unless the user decides otherwise. */
  save: <Record extends object>(edit: Edit<Record>) => Promise<{ isSaved: boolean; record: Record }>;
  /** The question to the user, while there is one. */
  dialog: ReactElement | undefined;
}

/** Saves what an editor has changed. If another user has changed a field, the user is asked first. */
export function useConflict(thing: string, fields: readonly EditedField[]): Conflict {
  const [open, setOpen] = useState<{ rows: VersionRow[]; decide: (decision: Decision | 'back') => void }>();
  const refresh = useRefresh();
  const labelOf = (field: string): string => fields.find(({ source }) => source === field)?.label ?? field;
  const ask = (rows: VersionRow[]): Promise<Decision | 'back'> =>
    new Promise<Decision | 'back'>((decide) => setOpen({ rows, decide })).finally(() => setOpen(undefined));
  const valuesOf = (record: object): { [source: string]: unknown } =>
    Object.fromEntries(fields.map(({ source }) => [source, filled(get(record, source))]));
  const decide: Conflict['decide'] = async (versions) => {
    if (isSame(versions.was, versions.now)) return 'mine';
    const decision = await ask(differences(versions, labelOf));
    if (decision === 'back') throw new Error(savedByOther(thing));
    if (decision === 'theirs') refresh();
    return decision;
  };
  return {
    decide,
    save: async ({ was, mine, read, write }) => {
      const stored = await read();
      const versions = { was: valuesOf(was), now: valuesOf(stored), mine: valuesOf(mine) };
      const decision = await decide(versions);
      if (decision === 'theirs') return { isSaved: false, record: stored };
      const record = structuredClone(stored);
      const values = merged(versions.was, versions.mine, versions.now) as object;
      for (const [source, value] of Object.entries(values)) set(record, source, value);
      await write(record, stored);
      return { isSaved: true, record };
    },
    dialog: open && (
      <ConflictDialog
        thing={thing}
        rows={open.rows}
        onBack={() => open.decide('back')}
        onTakeTheirs={() => open.decide('theirs')}
        onKeepMine={() => open.decide('mine')}
      />
    ),
  };
}
