/** What the contract requires of the forms of the account. Each form loads it when it is sent. */
import { MemberInputSchema, UpdateMySlugInputSchema } from 'storewire/zod';
import { z } from 'zod/mini';

/** The values of the profile, which two calls save. */
export const ProfileSchema = z.intersection(MemberInputSchema, UpdateMySlugInputSchema);

export { MemberAddressInputSchema, MemberContactInputSchema } from 'storewire/zod';
