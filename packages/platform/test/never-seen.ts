/** Read-only properties that no response of a platform test has, with the reason. */

const NO_EXTRAS = 'Products of the local catalog have no extras with prices.';
const NO_POLICIES =
  'Products of the local catalog have no policies, and no payment is charged later by consent.';
const ONE_PROFILE = 'The shop has one delivery profile.';
const NO_DERIVED = 'The local catalog has no derived items.';
const CUSTOM_LINES = 'It belongs to custom lines, which no caller of the cart may add.';
const NOT_DECODED = 'The local platform decodes no sound.';
const NO_SUBDIVISIONS = 'The local platform has no table with names of subdivisions.';
const NOT_TRANSCODED = 'Videos are not transcoded: the original is the only resolution.';

export const NEVER_SEEN: Readonly<Record<string, string>> = {
  'Cart.discount': 'A cart is not calculated: the estimate shows discounts.',
  'CartBuyerInfo.userId': 'Only visitors and members have a cart.',
  'CartLineItem.consentRequiredPaymentPolicy': NO_POLICIES,
  'CartLineItem.deliveryProfileId': ONE_PROFILE,
  'CartLineItem.modifierGroups': NO_EXTRAS,
  'CartLineItem.modifiersTotalPrice': NO_EXTRAS,
  'CartLineItem.policies': CUSTOM_LINES,
  'CartLineItem.priceDescription': CUSTOM_LINES,
  'CartLineItem.rootCatalogItemId': NO_DERIVED,
  'CartLineItem.subscriptionOptionInfo': CUSTOM_LINES,
  'CashRoundingDetails.roundingAdjustment': 'Amounts in cash are not rounded.',
  'Chargeback.externalId': 'Chargebacks are simulated: there is no bank with an id of its own.',
  'CheckoutLineItem.consentRequiredPaymentPolicy': NO_POLICIES,
  'CheckoutLineItem.deliveryProfileId': ONE_PROFILE,
  'CheckoutLineItem.rootCatalogItemId': NO_DERIVED,
  'FileAudio.duration': NOT_DECODED,
  'FileAudioMedia.bitrate': NOT_DECODED,
  'FileAudioMedia.duration': NOT_DECODED,
  'FileDescriptor.lastUsedDate': 'The local platform does not track where files are used.',
  'FileImageMedia.caption': 'The local platform recognises nothing in pictures.',
  'IdentityAddress.subdivisionFullname': NO_SUBDIVISIONS,
  'ItemTaxFullDetails.rateBreakdown': 'A line has one rate of tax.',
  'OrderPickupAddress.subdivisionFullname': NO_SUBDIVISIONS,
  'Refund.requestingServiceAppId': 'Refunds are made by the merchant, not by an app.',
  'ReviewOrigin.sourceType': 'The local platform sends no requests for reviews.',
  'VideoResolution.poster': NOT_TRANSCODED,
};
