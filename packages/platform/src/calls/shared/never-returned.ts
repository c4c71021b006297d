/**
 * Application errors of the contract that this platform returns by a fault rule only, with the reason: their
 * cause is outside of the contract, or no source states it. A test names each of the others.
 */
export const NEVER_RETURNED: Readonly<Record<string, string>> = {
  MEMBER_TO_MEMBER_BLOCKED: 'Members block each other with a service that the contract does not include.',
  PAYMENT_ERROR: 'The cause is in the payment provider, which the contract does not include.',
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: 'No call of the contract names a payment provider.',
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS:
    'The cause is in extensions of the site, which the contract does not include.',
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN:
    'Subscriptions are billed and ended by a service that the contract does not include.',
  UNIMPLEMENTED_FEATURE: 'No source states which registrations are not supported.',
  THROTTLED_FEATURE: 'No source states how many attempts with passwords are allowed. Codes allow five.',
  INVALID_CAPTCHA_TOKEN: 'A symbol of the typings for the number -19970, which responses have.',
  RECAPTCHA_FAILED: 'A symbol of the typings. No source distinguishes it from the number -19970.',
  CAPTCHA_TOKEN_REQUIRED: 'A symbol of the typings for the number -19971, which responses have.',
  MISSING_CAPTCHA_TOKEN: 'A symbol of the typings. No source distinguishes it from the number -19971.',
  RECAPTCHA_REQUIRED: 'A symbol of the typings. No source distinguishes it from the number -19971.',
  DUPLICATE_EMAIL: 'A symbol of the typings for the number -19995, which responses have.',
  IP_ADDRESS_FILTERED: 'No call of the contract sets which network addresses are filtered.',
  USER_EMAIL_OFAC_ADDRESS: 'The list of sanctions is not part of the contract.',
  UNSUPPORTED_FIELD: 'No source states which property of a profile is not supported.',
  ATTRIBUTE_NOT_FOUND: 'Custom fields are defined with a service that the contract does not include.',
  CLIENT_METADATA_NOT_FOUND: 'No source states when the data about the client is required.',
  INVALID_LD_SESSION: 'No property of the contract refers to such a session.',
  COULD_NOT_CREATE_SET_ACCOUNT_USER: 'The cause is inside of the platform.',
  INVALID_USER_TYPE: 'No property of the contract selects a type of user.',
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: 'It is about another product.',
  REENROLLMENT_REQUIRED_BY_ADMIN: 'No call of the contract lets the site owner require it.',
  TRUSTED_CLIENTS_ONLY: 'No source states which clients are trusted.',
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: 'It is about employees of the platform.',
};
