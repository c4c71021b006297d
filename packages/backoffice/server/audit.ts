/**
 * Who did what, in a SQLite file. An entry is on the disk when a method returns, so that nothing is lost when the
 * server stops.
 */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { StaffSession } from 'storewire-react-admin';
import type { Change, Outcome } from '../changes.ts';

/** A write before it is made. */
export type NewChange = Pick<Change, 'resource' | 'call' | 'records' | 'reason'> & { staff: StaffSession };

/** What is known when it has been made. */
export interface ChangeResult {
  outcome: Outcome;
  requestId?: string | null;
  fields?: readonly string[];
  /** Ids of records that it has created. */
  created?: readonly string[];
}

/** Which changes to list: all of these must match. */
export interface ChangeQuery {
  resources: readonly string[];
  record?: string | undefined;
  staff?: string | undefined;
  outcome?: string | undefined;
  /** ISO times. */
  from?: string | undefined;
  to?: string | undefined;
  offset: number;
  limit: number;
}

/** The last write or sign-in of someone. */
export type LastChange = Pick<Change, 'staff' | 'fullName' | 'role' | 'at'>;

/** The record of changes. */
export interface Audit {
  /** Adds a write that begins. */
  begin(change: NewChange): number;
  /** Adds how it has ended. */
  finish(id: number, result: ChangeResult): void;
  /** Keeps that a write with a key begins. False if it has begun before, which a restart does not change. */
  claim(write: string): boolean;
  /** The latest first. */
  list(query: ChangeQuery): { data: Change[]; total: number };
  /** One per person. */
  lastOfEach(): LastChange[];
  close(): void;
}

/** Entries are kept for two years, and at most so many: about 80 MB. */
const MAX_AGE_MS = 2 * 365 * 24 * 60 * 60 * 1000;
const MAX_ENTRIES = 200_000;

/** How long a write waits for another program that copies the file, in milliseconds. */
const BUSY_MS = 5000;

const TABLES = `
  CREATE TABLE IF NOT EXISTS changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    staff TEXT NOT NULL,
    fullName TEXT NOT NULL,
    role TEXT NOT NULL,
    resource TEXT NOT NULL,
    call TEXT NOT NULL,
    fields TEXT NOT NULL DEFAULT '[]',
    outcome TEXT NOT NULL DEFAULT 'STARTED',
    requestId TEXT,
    reason TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS changes_at ON changes (at);
  CREATE INDEX IF NOT EXISTS changes_staff ON changes (staff);
  CREATE TABLE IF NOT EXISTS records (
    record TEXT NOT NULL,
    change INTEGER NOT NULL REFERENCES changes ON DELETE CASCADE,
    PRIMARY KEY (record, change)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS records_change ON records (change);
  CREATE TABLE IF NOT EXISTS claims (
    write TEXT PRIMARY KEY,
    at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS claims_at ON claims (at);
`;

const CONDITIONS = {
  resources: 'resource IN (SELECT value FROM json_each(?))',
  record: 'id IN (SELECT change FROM records WHERE record = ?)',
  staff: 'staff = ?',
  outcome: 'outcome = ?',
  from: 'at >= ?',
  to: 'at <= ?',
} as const;

const RECORDS = '(SELECT json_group_array(record) FROM records WHERE change = changes.id) AS records';

/** Opens the file, and creates it if it does not exist; `:memory:` is none. */
export function openAudit(file: string): Audit {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  database.exec(TABLES);
  const add = database.prepare(
    'INSERT INTO changes (at, staff, fullName, role, resource, call, reason) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const addRecord = database.prepare('INSERT OR IGNORE INTO records (record, change) VALUES (?, ?)');
  const end = database.prepare('UPDATE changes SET outcome = ?, requestId = ?, fields = ? WHERE id = ?');
  const removeOld = database.prepare('DELETE FROM changes WHERE at < ? OR id <= ?');
  const claim = database.prepare('INSERT OR IGNORE INTO claims (write, at) VALUES (?, ?)');
  const removeOldClaims = database.prepare('DELETE FROM claims WHERE at < ?');
  const oldest = (): string => new Date(Date.now() - MAX_AGE_MS).toISOString();
  const last = database.prepare(
    'SELECT staff, fullName, role, at FROM changes WHERE id IN (SELECT max(id) FROM changes GROUP BY staff)',
  );

  /** All of it or, if the server stops, nothing. */
  function together<Result>(write: () => Result): Result {
    database.exec('BEGIN');
    try {
      const result = write();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    begin: ({ staff: { id: person, fullName = '', role }, resource, call, records, reason }) =>
      together(() => {
        const at = new Date().toISOString();
        const added = add.run(at, String(person), fullName, role, resource, call, reason);
        const id = Number(added.lastInsertRowid);
        for (const record of records) addRecord.run(record, id);
        removeOld.run(oldest(), id - MAX_ENTRIES);
        return id;
      }),
    finish: (id, { outcome, requestId = null, fields = [], created = [] }) =>
      together(() => {
        end.run(outcome, requestId, JSON.stringify(fields), id);
        for (const record of created) addRecord.run(record, id);
      }),
    claim: (write) =>
      together(() => {
        removeOldClaims.run(oldest());
        return claim.run(write, new Date().toISOString()).changes === 1;
      }),
    list({ offset, limit, resources, ...query }) {
      const values: Readonly<Record<string, string | undefined>> = {
        ...query,
        resources: JSON.stringify(resources),
      };
      const used = Object.entries(CONDITIONS).filter(([name]) => values[name] !== undefined);
      const from = `FROM changes WHERE ${used.map(([, condition]) => condition).join(' AND ')}`;
      const parameters: SQLInputValue[] = used.map(([name]) => values[name] ?? null);
      const rows = database
        .prepare(`SELECT *, ${RECORDS} ${from} ORDER BY id DESC LIMIT ? OFFSET ?`)
        .all(...parameters, limit, offset);
      const { total } = { ...database.prepare(`SELECT count(*) AS total ${from}`).get(...parameters) };
      return { data: rows.map(changeOf), total: Number(total) };
    },
    lastOfEach: () =>
      last.all().map((row) => ({
        staff: String(row['staff']),
        fullName: String(row['fullName']),
        role: String(row['role']),
        at: String(row['at']),
      })),
    close: () => database.close(),
  };
}

/** A row has lists as JSON. The columns are those of the table. */
const changeOf = ({ records, fields, ...row }: Record<string, unknown>): Change =>
  ({ ...row, records: JSON.parse(String(records)), fields: JSON.parse(String(fields)) }) as Change;
