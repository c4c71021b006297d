import { deprecation, type Operation } from './operations.ts';
import { comment } from './text.ts';

/** The doc comment of a call, which its function, its hooks and its pager have. The summary is its first line. */
export function documentation(call: Operation, { summary = call.summary, indent = '' } = {}): string {
  const { description, allowedRoles, applicationErrors, assumedStatuses } = call;
  const lines = [summary];
  if (description && description !== call.summary) lines.push('', description);
  if (allowedRoles.length > 0) lines.push('', `Roles: ${allowedRoles.join(', ')}.`);
  if (applicationErrors.length > 0)
    lines.push(
      `Error codes: ${applicationErrors.map(({ code, status, assumed }) => `${code} (${status}${assumed ? ', assumed' : ''})`).join(', ')}.`,
    );
  if (assumedStatuses.length > 0)
    lines.push(`Statuses that no source documents: ${assumedStatuses.join(', ')}.`);
  if (deprecation(call)) lines.push('', deprecation(call));
  // as one text, since `comment` drops empty lines
  return comment([lines.join('\n')], indent);
}
