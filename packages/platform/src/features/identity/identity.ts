import type {
  CustomValue,
  FactorType,
  Identity,
  IdentityAddress,
  IdentityAddressInput,
  IdentityFactor,
  IdentityProfile,
  IdentityProfileInput,
  IdentityStatus,
  MemberStatus,
} from 'storewire';
import { uuidOf } from '../../kernel/store/ids.ts';
import { countryName, subdivisionName } from '../../kernel/values/place-names.ts';
import type { Account, Person } from '../members/accounts.ts';

/** A person as sign-in calls describe it. */
export function identityOf({ member, account }: Person): Identity {
  const { id, createdDate, updatedDate, loginEmail, loginEmailVerified, status } = member;
  return {
    id,
    revision: String(account.revision),
    createdDate,
    updatedDate,
    connections: account.connections.map(({ connectionId, userId }) => ({
      idpConnection: { idpConnectionId: connectionId, idpUserId: userId },
    })),
    identityProfile: profileOf({ member, account }),
    metadata: {},
    ...(loginEmail && { email: { address: loginEmail, isVerified: loginEmailVerified ?? false } }),
    status:
      status === 'PENDING'
        ? { name: 'PENDING', reasons: account.needs.map((need) => REASONS[need]) }
        : { name: STATUSES[status] ?? 'UNKNOWN_STATUS', reasons: [] },
    factors: factorsOf(account),
  };
}

/** What the site attached to an account, by name: its custom fields. The contract has no booleans there. */
export const additionalDataOf = ({ account }: Person): Record<string, CustomValue> =>
  Object.fromEntries(
    registeredOf(account).customFields.flatMap(({ name, value }) =>
      value && value.boolValue === undefined ? [[name, value]] : [],
    ),
  );

const STATUSES: Partial<Record<MemberStatus, IdentityStatus>> = {
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
};

const REASONS = {
  code: 'PENDING_EMAIL_VERIFICATION_REQUIRED',
  approval: 'PENDING_ADMIN_APPROVAL_REQUIRED',
} as const;

/** What the members API can change is that of the member. The rest is as it was registered. */
function profileOf({ member: { profile, contact, privacyStatus }, account }: Person): IdentityProfile {
  const registered = registeredOf(account);
  const picture = profile.photo?.url ?? registered.picture;
  return {
    ...registered,
    firstName: contact.firstName ?? null,
    lastName: contact.lastName ?? null,
    nickname: profile.nickname ?? null,
    ...(picture && { picture }),
    phones: contact.phones ?? [],
    company: contact.company ?? null,
    position: contact.jobTitle ?? null,
    birthdate: contact.birthdate ?? null,
    privacyStatus: privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
    slug: profile.slug,
  };
}

/** What was registered, as responses have it: an entry without its name or value says nothing, and has a tag. */
function registeredOf({ profile }: Account): IdentityProfile {
  const registered = profile as Partial<IdentityProfileInput>;
  const { customFields = [], secondaryEmails = [], phonesV2 = [], addresses = [] } = registered;
  return {
    ...NO_PROFILE,
    ...registered,
    customFields: customFields.flatMap(({ name, ...rest }) => (name === undefined ? [] : { ...rest, name })),
    secondaryEmails: secondaryEmails.flatMap(({ email, tag = 'UNTAGGED' }) =>
      email === undefined ? [] : { email, tag },
    ),
    phonesV2: phonesV2.flatMap(({ phone, tag = 'UNTAGGED', ...rest }) =>
      phone === undefined ? [] : { ...rest, phone, tag },
    ),
    addresses: addresses.map(({ address, tag = 'UNTAGGED' }) => ({
      ...(address && { address: namedAddress(address) }),
      tag,
    })),
  };
}

/** An address with the names of its country and its subdivision, and in one line. */
function namedAddress({ streetAddress, ...address }: IdentityAddressInput): IdentityAddress {
  const { addressLine, addressLine2, city, postalCode, country } = address;
  const countryFullname = country ? countryName(country) : undefined;
  const subdivisionFullname = subdivisionName(address.subdivision ?? '');
  const parts = [addressLine, addressLine2, city, postalCode, countryFullname];
  return {
    ...address,
    ...(streetAddress && { streetAddress: { number: '', name: '', ...streetAddress } }),
    ...(countryFullname && { countryFullname }),
    ...(subdivisionFullname && { subdivisionFullname }),
    formattedAddress: parts.filter(Boolean).join(', '),
  };
}

const NO_PROFILE: IdentityProfile = {
  emails: [],
  phones: [],
  labels: [],
  privacyStatus: 'PRIVATE',
  customFields: [],
  secondaryEmails: [],
  phonesV2: [],
  addresses: [],
};

function factorsOf({ id, passwordHash, secondFactors }: Account): IdentityFactor[] {
  const types = new Set<FactorType>([...(passwordHash ? ['PASSWORD' as const] : []), ...secondFactors]);
  return [...types].map((type) => ({ factorId: uuidOf(`${id}\n${type}`), type, status: 'ACTIVE' }));
}
