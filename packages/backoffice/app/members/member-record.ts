import type { Member } from 'storewire';

/** A member as pages have it. */
export type MemberRecord = Member & { id: string };

/** What happens to what deleted members have made. */
export const DELETION = 'Orders stay; reviews become those of the owner of the site. This cannot be undone.';
