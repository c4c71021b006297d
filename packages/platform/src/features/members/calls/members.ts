import { defineService } from '../../../kernel/calls/service.ts';
import { ApplicationError } from '../../../kernel/errors/failure.ts';
import { addMember, applyUpdate, changeMember, changeSlug, removeMember } from '../members.ts';
import { members } from '../stored-member.ts';
import { administration, checkAssignee, memberWorkers } from './administration.ts';
import { pageOfMembers } from './lists.ts';
import { changeableMember, currentMember, toMember, visibleMember } from './view.ts';

export const membersService = defineService('members', {
  workers: memberWorkers,
  handlers: {
    ...administration,

    createMember: ({ member }, context) => ({ member: addMember(context, member) }),

    getMyMember: ({ fieldsets }, context) => {
      const { caller, db } = context;
      const member = caller.role === 'member' ? db.of(members).get(caller.id) : undefined;
      if (!member) throw new ApplicationError('NOT_FOUND');
      return { member: toMember(context, member, fieldsets) };
    },

    getMember: ({ id, fieldsets }, context) => ({
      member: toMember(context, visibleMember(context, id), fieldsets),
    }),

    updateMember: ({ id, member }, context) => ({
      member: applyUpdate(context, changeableMember(context, id), member),
    }),

    updateMySlug: ({ slug }, context) => ({ member: changeSlug(context, currentMember(context), slug) }),

    updateMemberSlug: ({ id, slug }, context) => ({
      member: changeSlug(context, changeableMember(context, id), slug),
    }),

    joinCommunity: (_input, context) => {
      const member = currentMember(context);
      if (!context.settings.hasCommunity || member.status !== 'APPROVED')
        throw new ApplicationError('COMMUNITY_JOIN_IMPOSSIBLE');
      return { member: changeMember(context, member, { privacyStatus: 'PUBLIC' }) };
    },

    leaveCommunity: (_input, context) => ({
      member: changeMember(context, currentMember(context), { privacyStatus: 'PRIVATE' }),
    }),

    listMembers: ({ paging, fieldsets, sorting }, context) =>
      pageOfMembers(context, { paging, fieldsets, sort: sorting }),

    queryMembers: ({ query = {}, fieldsets, search }, context) =>
      pageOfMembers(context, { ...query, fieldsets, search }),

    deleteMyMember: ({ contentAssigneeId }, context) => {
      const member = currentMember(context);
      checkAssignee(context, contentAssigneeId, member.id);
      removeMember(context, member, contentAssigneeId);
      return {};
    },

    deleteMemberPhones: ({ id }, context) => {
      const member = changeableMember(context, id);
      return { member: changeMember(context, member, { contact: { ...member.contact, phones: [] } }) };
    },

    deleteMemberEmails: ({ id }, context) => {
      const member = changeableMember(context, id);
      return { member: changeMember(context, member, { contact: { ...member.contact, emails: [] } }) };
    },

    deleteMemberAddresses: ({ id }, context) => {
      const member = changeableMember(context, id);
      return { member: changeMember(context, member, { contact: { ...member.contact, addresses: [] } }) };
    },
  },
});
