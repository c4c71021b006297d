/** The error codes that calls of a contract return. */
import type { Operation } from '../description/operations.ts';
import { adviceOn } from './advice.ts';

/** One code with everything that the calls of a contract say about it. */
export interface ApplicationCode {
  code: string;
  /** What the platform answers: one text for people for each meaning. */
  descriptions: string[];
  /** What developers should know about it. */
  details: string[];
  statuses: number[];
  /** What to do, as Markdown. */
  advice: string;
  returnedBy: { call: Operation; status: number; description: string; details: string; isAssumed: boolean }[];
}

/** The codes in the order of the calls. */
export function applicationCodes(calls: readonly Operation[]): ApplicationCode[] {
  const all = calls.flatMap((call) =>
    call.applicationErrors.map(({ code, status, description, details = '', isAssumed }) => ({
      code,
      returned: { call, status, description, details, isAssumed },
    })),
  );
  return Array.from(
    Map.groupBy(all, ({ code }) => code),
    ([code, list]) => {
      const returnedBy = list.map(({ returned }) => returned);
      const statuses = [...new Set(returnedBy.map(({ status }) => status))].toSorted();
      const descriptions = distinct(returnedBy.map(({ description }) => description));
      const details = distinct(returnedBy.map((each) => each.details));
      return { code, descriptions, details, statuses, advice: adviceOn(code, statuses), returnedBy };
    },
  );
}

const distinct = (texts: string[]): string[] => [...new Set(texts)].filter(Boolean);
