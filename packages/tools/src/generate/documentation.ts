import { assumedStatuses } from '../description/application-errors.ts';
import { deprecation, type Operation } from '../description/operations.ts';
import { comment } from './text.ts';

/** The doc comment of a call, which its function, its hooks and its pager have. The summary is its first line. */
export function documentation(call: Operation, { summary = call.summary, indent = '' } = {}): string {
  const { description, allowedRoles, applicationErrors, described, otherVersion } = call;
  const assumed = assumedStatuses(described);
  const lines = [summary];
  if (description && description !== call.summary) lines.push('', description);
  if (allowedRoles.length > 0) lines.push('', `Roles: ${allowedRoles.join(', ')}.`);
  if (applicationErrors.length > 0)
    lines.push(
      `Error codes: ${applicationErrors.map(({ code, status, isAssumed }) => `${code} (${status}${isAssumed ? ', assumed' : ''})`).join(', ')}.`,
    );
  if (assumed.length > 0) lines.push(`Statuses that no source documents: ${assumed.join(', ')}.`);
  if (otherVersion) lines.push(`A site with the other version of the catalog has ${otherVersion}.`);
  if (deprecation(call)) lines.push('', deprecation(call));
  // as one text, since `comment` drops empty lines
  return comment([lines.join('\n')], indent);
}
