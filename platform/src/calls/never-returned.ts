/** Application errors of the contract that this platform never returns, with the reason. A test names each of the others. */
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
};
