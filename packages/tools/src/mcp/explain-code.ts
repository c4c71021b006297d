/** Explains error codes of the platform and of the client. */

import type { Operation } from '../description/operations.ts';
import { applicationCodes } from '../error-codes/application-codes.ts';
import { CLIENT_ERRORS, STATUS_ERRORS } from '../error-codes/client-errors.ts';

/** What a code or a status means: once for the platform, and once for each part of the client that sets it. */
export function explainCode(calls: readonly Operation[], text: string): object[] {
  const isWanted = (code: string): boolean => code.toLowerCase() === text.toLowerCase();
  const platform = applicationCodes(calls)
    .filter(({ code }) => isWanted(code))
    .map(({ code, descriptions, details, statuses, returnedBy, advice }) => ({
      code,
      kind: 'application',
      meaning: [...descriptions, ...details].join(' '),
      statuses,
      // no source documents it
      ...(returnedBy.some(({ isAssumed }) => isAssumed) && { isStatusAssumed: true }),
      returnedBy: returnedBy.map(({ call }) => call.id),
      whatToDo: withGuideNames(advice),
    }));
  const others = [...STATUS_ERRORS, ...CLIENT_ERRORS]
    .filter(({ code, status }) => isWanted(code) || isWanted(String(status)))
    .map(({ code, kind, meaning, status, from, advice }) => ({
      code,
      kind,
      meaning,
      ...(status && { statuses: [status] }),
      from: from === 'statuses' ? 'every call that has this status' : from,
      whatToDo: withGuideNames(advice),
    }));
  return [...platform, ...others];
}

/** Links to pages of the docs become names of guides, which `show_guide` takes. */
const withGuideNames = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\(\/guides\/([\w-]+)\/[^)]*\)/g, '$1 (guide $2)');
