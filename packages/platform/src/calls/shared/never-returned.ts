/**
 * Application errors of the contract that this platform never returns, with the
 * reason. A test names each of the others.
 */
export const NEVER_RETURNED: Readonly<Record<string, string>> = {
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS:
    'The contract allows one of the two properties, so that both are a violation of the rule ONE_OF_ALIGNMENT.',
  MEMBER_TO_MEMBER_BLOCKED: 'No call of the contract lets a member block another member.',
  ORDER_NOT_FOUND: 'A missing order, and one of another caller, is a 404 as everywhere.',
  PAYMENT_HAS_PENDING_CAPTURE: 'The simulated payment provider captures at once.',
  PAYMENT_ERROR: 'The simulated payment provider starts every payment.',
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: 'No call names a payment provider.',
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS:
    'Violations follow from the settings of the shop, not from plugins.',
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN: 'The platform has no subscriptions.',
  UNIMPLEMENTED_FEATURE: 'The platform offers all that a registration can ask for.',
  THROTTLED_FEATURE:
    'The platform does not limit attempts with passwords: tests make many. Codes allow five.',
  INVALID_CAPTCHA_TOKEN: 'The platform returns the same as -19970.',
  RECAPTCHA_FAILED: 'The platform returns the same as -19970.',
  CAPTCHA_TOKEN_REQUIRED: 'The platform returns the same as -19971.',
  MISSING_CAPTCHA_TOKEN: 'The platform returns the same as -19971.',
  RECAPTCHA_REQUIRED: 'The platform returns the same as -19971.',
  DUPLICATE_EMAIL: 'The platform returns the same as -19995.',
  IP_ADDRESS_FILTERED: 'The platform filters no network addresses.',
  USER_EMAIL_OFAC_ADDRESS: 'The platform has no list of sanctions.',
  UNSUPPORTED_FIELD: 'Every property of a profile can be set at registration.',
  ATTRIBUTE_NOT_FOUND: 'The platform accepts custom fields of any name.',
  CLIENT_METADATA_NOT_FOUND: 'The platform needs no data about the client.',
  INVALID_LD_SESSION: 'A registration belongs to no session here.',
  COULD_NOT_CREATE_SET_ACCOUNT_USER: 'Creating an account does not depend on other services.',
  INVALID_USER_TYPE: 'The platform has one kind of users that register.',
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: 'The platform has no other products.',
  REENROLLMENT_REQUIRED_BY_ADMIN: 'No call and no action makes a member set up a factor again.',
  TRUSTED_CLIENTS_ONLY: 'Every client of the shop may sign members in.',
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: 'The platform has no employees.',
};
