/** The error codes that calls of a contract return. */
import type { Operation } from '../generate/operations.ts';
import { adviceOn } from './advice.ts';

/** One code with everything that the calls of a contract say about it. */
export interface ApplicationCode {
  code: string;
  /** What it means, one sentence for each meaning. */
  descriptions: string[];
  statuses: number[];
  /** What to do, as Markdown. */
  advice: string;
  returnedBy: { call: Operation; status: number; description: string; isAssumed: boolean }[];
}

/** The codes in the order of the calls. */
export function applicationCodes(calls: readonly Operation[]): ApplicationCode[] {
  const all = calls.flatMap((call) =>
    call.applicationErrors.map(({ code, status, description = '', assumed = false }) => ({
      code,
      returned: { call, status, description, isAssumed: assumed },
    })),
  );
  return Array.from(
    Map.groupBy(all, ({ code }) => code),
    ([code, list]) => {
      const returnedBy = list.map(({ returned }) => returned);
      const statuses = [...new Set(returnedBy.map(({ status }) => status))].toSorted();
      const descriptions = [...new Set(returnedBy.map(({ description }) => description).filter(Boolean))];
      return { code, descriptions, statuses, advice: adviceOn(code, statuses), returnedBy };
    },
  );
}
