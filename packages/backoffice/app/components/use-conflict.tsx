import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useRefresh } from 'react-admin';
import { get, set } from 'react-hook-form';
import { PlainTable } from './plain-table.tsx';
import { differences, isSame, merged, type VersionRow, type Versions } from './versions.ts';

/** An input of an editor. */
export interface EditedField {
  source: string;
  label: string;
  /** Its value in a record. Default: what is at the source. */
  read?: (record: object) => unknown;
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

interface Question {
  rows: readonly VersionRow[];
  answer: (decision: Decision | 'back') => void;
}

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
  const [question, setQuestion] = useState<Question>();
  const refresh = useRefresh();
  const title = `Another user has saved this ${thing}`;
  const labelOf = (field: string): string => fields.find(({ source }) => source === field)?.label ?? field;
  const ask = (rows: readonly VersionRow[]): Promise<Decision | 'back'> =>
    new Promise<Decision | 'back'>((answer) => setQuestion({ rows, answer })).finally(() =>
      setQuestion(undefined),
    );
  const valuesOf = (record: object): { [source: string]: unknown } =>
    Object.fromEntries(
      fields.map(({ source, read = (each) => get(each, source) }) => [source, filled(read(record))]),
    );
  const decide: Conflict['decide'] = async (versions) => {
    // it may be saved already, by a try whose answer was lost
    const isOurs = Object.keys(versions.now).every((field) =>
      [versions.was, versions.mine].some((version) => isSame(version[field], versions.now[field])),
    );
    if (isOurs) return 'mine';
    const decision = await ask(differences(versions, labelOf));
    if (decision === 'back') throw new Error(title);
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
    dialog: question && <ConflictDialog title={title} {...question} />,
  };
}

/** Shows the versions of each field that differs, and which of them to keep. */
const ConflictDialog = ({ title, rows, answer }: Question & { title: string }) => (
  <Dialog open onClose={() => answer('back')} fullWidth maxWidth="md" aria-labelledby="conflict-title">
    <DialogTitle id="conflict-title">{title}</DialogTitle>
    <DialogContent sx={{ overflowWrap: 'anywhere' }}>
      <PlainTable label="Versions" columns={['Field', 'Was', 'Is now', 'In this form']} rows={rows} />
      <p>Your version keeps what the other user changed in fields that you did not change.</p>
    </DialogContent>
    <DialogActions>
      <Button onClick={() => answer('back')}>Back</Button>
      <Button onClick={() => answer('theirs')}>Take their version</Button>
      <Button onClick={() => answer('mine')}>Save my version</Button>
    </DialogActions>
  </Dialog>
);
