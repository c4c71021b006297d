/** What merchants do with members: approve, block, mute, disconnect and delete, one by one and as jobs. */

import { inBulk } from '../../../kernel/calls/bulk.ts';
import type { Handlers, Worker } from '../../../kernel/calls/service.ts';
import type { Caller } from '../../../kernel/context/caller.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, invalid } from '../../../kernel/errors/failure.ts';
import type { Filter } from '../../../kernel/store/store.ts';
import { changeMember, removeMember } from '../members.ts';
import { endSessionsOf } from '../secrets.ts';
import { members, type StoredMember } from '../stored-member.ts';
import { searchOf } from './lists.ts';
import { changeableMember } from './view.ts';

/** A job on all members of a selection. */
interface MemberJob {
  filter: Filter;
  where?: Filter;
  /** Members whom the job leaves unchanged. */
  except?: readonly string[];
  /** The member to whom goes what deleted members wrote. */
  contentAssigneeId?: string | null;
}

export const administration: Pick<
  Handlers<'members'>,
  | 'deleteMember'
  | 'muteMember'
  | 'unmuteMember'
  | 'approveMember'
  | 'blockMember'
  | 'disconnectMember'
  | 'bulkDeleteMembers'
  | 'bulkDeleteMembersByFilter'
  | 'bulkApproveMembers'
  | 'bulkBlockMembers'
> = {
  deleteMember: ({ id }, context) => {
    removeMember(context, changeableMember(context, id));
    return {};
  },

  muteMember: ({ id }, context) => ({
    member: changeMember(context, changeableMember(context, id), { activityStatus: 'MUTED' }),
  }),

  unmuteMember: ({ id }, context) => ({
    member: changeMember(context, changeableMember(context, id), { activityStatus: 'ACTIVE' }),
  }),

  approveMember: ({ id }, context) => ({
    member: changeMember(context, connected(context, id), { status: 'APPROVED' }),
  }),

  blockMember: ({ id }, context) => {
    if (idsOf(context.caller).includes(id)) throw new ApplicationError('MEMBER_SELF_BLOCK_FORBIDDEN');
    if (id === context.shop.ownerId) throw new ApplicationError('OWNER_MEMBER_BLOCK_FORBIDDEN');
    return { member: endSessions(context, connected(context, id), 'BLOCKED') };
  },

  disconnectMember: ({ id }, context) => ({
    member: endSessions(context, changeableMember(context, id), 'OFFLINE'),
  }),

  bulkDeleteMembers: ({ memberIds }, context) =>
    inBulk(memberIds, 'NOT_FOUND', (id) => {
      removeMember(context, changeableMember(context, id));
      return {};
    }),

  bulkDeleteMembersByFilter: ({ filter, search, contentAssigneeId }, context) => {
    checkAssignee(context, contentAssigneeId);
    return startJob(context, 'members.delete', {
      filter,
      where: searchOf(search),
      ...(contentAssigneeId && { contentAssigneeId }),
    });
  },

  bulkApproveMembers: ({ filter }, context) => startJob(context, 'members.approve', { filter }),

  bulkBlockMembers: ({ filter }, context) =>
    startJob(context, 'members.block', { filter, except: [...idsOf(context.caller), context.shop.ownerId] }),
};

/** Jobs leave disconnected members unchanged: no call brings them back. */
export const memberWorkers: Readonly<Record<string, Worker>> = {
  'members.delete': (job: MemberJob, context) => {
    for (const member of selected(context, job)) removeMember(context, member, job.contentAssigneeId);
  },
  'members.approve': (job: MemberJob, context) => {
    for (const member of selected(context, job))
      if (member.status !== 'OFFLINE') changeMember(context, member, { status: 'APPROVED' });
  },
  'members.block': (job: MemberJob, context) => {
    for (const member of selected(context, job))
      if (member.status !== 'OFFLINE') endSessions(context, member, 'BLOCKED');
  },
};

/** Who takes over what a member wrote must exist, and must not be the deleted member. */
export function checkAssignee({ db }: Context, id: string | null | undefined, deleted?: string): void {
  if (id && (id === deleted || !db.of(members).get(id)))
    invalid('contentAssigneeId', 'VALIDATION', 'must be that of another member');
}

const startJob = ({ schedule, clock }: Context, kind: string, data: MemberJob): { jobId: string } => ({
  jobId: schedule({ kind, due: clock.iso(), data }),
});

const selected = ({ db }: Context, { filter, where, except = [] }: MemberJob): StoredMember[] =>
  db
    .of(members)
    .all({ filter, where })
    .filter(({ id }) => !except.includes(id));

/** A member who is not disconnected. */
function connected(context: Context, id: string): StoredMember {
  const member = changeableMember(context, id);
  if (member.status === 'OFFLINE') invalid('id', 'VALIDATION', 'is that of a member who is disconnected');
  return member;
}

/** Sets a status in which the member cannot sign in. */
function endSessions(context: Context, member: StoredMember, status: 'BLOCKED' | 'OFFLINE'): StoredMember {
  endSessionsOf(context, member.id);
  return changeMember(context, member, { status });
}

/** The ids of a caller: its own, and that of the session that an API key acts for. */
const idsOf = (caller: Caller): string[] => {
  if (caller.role === 'anonymous') return [];
  return [caller.id, ...(caller.role === 'merchant' && caller.actsFor ? idsOf(caller.actsFor) : [])];
};
