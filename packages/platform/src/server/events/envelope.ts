/** Events as they are sent: JSON in strings at three levels, as recorded of the real platform. */
import { eventForms } from '../../../generated/events.ts';
import type { StoredEvent } from '../../kernel/context/outbox.ts';
import type { Shop } from '../../kernel/settings/shop.ts';

interface Content {
  entity?: unknown;
  data?: unknown;
  modifiedFields?: unknown;
}

/** The claim `data` of the token of an event. */
export function claimOf(event: StoredEvent, shop: Shop): string {
  const identity = envelopeIdentity(event.causedBy, shop);
  return JSON.stringify({
    eventType: event.type,
    instanceId: shop.instanceId,
    data: JSON.stringify(payloadOf(event)),
    ...(identity && { identity: JSON.stringify(identity) }),
    accountInfo: { accountId: shop.accountId, siteId: shop.siteId },
  });
}

/** What the event says, in the envelope of its kind. */
export function payloadOf({ id, type, entityId, sequence, time, content }: StoredEvent): object {
  const form = eventForms[type];
  const { entity, data, modifiedFields } = content as Content;
  if (form.kind === 'bare') return (data ?? {}) as object;
  const changes = {
    created: { createdEvent: { entity } },
    updated: { updatedEvent: { currentEntity: entity, modifiedFields } },
    deleted: { deletedEvent: { deletedEntity: entity } },
    action: { actionEvent: { body: data } },
  };
  return {
    id,
    entityFqdn: form.entityFqdn,
    slug: form.slug,
    entityId,
    eventTime: time,
    triggeredByAnonymizeRequest: false,
    originatedFrom: null,
    entityEventSequence: String(sequence),
    ...changes[form.kind],
  };
}

/** Jobs of the platform act for no one. */
function envelopeIdentity(causedBy: string, { appId }: Shop): object | undefined {
  const [role, id = ''] = causedBy.split(':', 2);
  switch (role) {
    case 'visitor':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id };
    case 'member':
      return { identityType: 'MEMBER', memberId: id };
    case 'merchant':
      return id === appId ? { identityType: 'APP', appId: id } : { identityType: 'WIX_USER', wixUserId: id };
    default:
      return undefined;
  }
}
