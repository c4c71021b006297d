/** Read-only properties that no response of a platform test has, with the reason. */

const NO_CHARGEBACK = 'There is no bank that takes a payment back.';
const NO_ID_OF_EXTRAS = 'Extras of version 2 are sent without ids.';
const NO_CONSENT = 'The local platform has no text to which buyers consent when their card is stored.';
const NOT_DECODED = 'The local platform decodes no sound.';

export const NEVER_SEEN: Readonly<Record<string, string>> = {
  'Cart.discount': 'A cart is not calculated: the estimate shows discounts.',
  'CartLineItem.consentRequiredPaymentPolicy': NO_CONSENT,
  'CashRoundingDetails.roundingAdjustment': 'Amounts in cash are not rounded.',
  'Chargeback.amount': NO_CHARGEBACK,
  'Chargeback.createdDate': NO_CHARGEBACK,
  'Chargeback.externalId': NO_CHARGEBACK,
  'Chargeback.id': NO_CHARGEBACK,
  'Chargeback.reversalAmount': NO_CHARGEBACK,
  'Chargeback.updatedDate': NO_CHARGEBACK,
  'CheckoutLineItem.consentRequiredPaymentPolicy': NO_CONSENT,
  'FileAudio.duration': NOT_DECODED,
  'FileAudioMedia.bitrate': NOT_DECODED,
  'FileAudioMedia.duration': NOT_DECODED,
  'FileImageMedia.caption': 'The local platform recognises nothing in pictures.',
  'ImageV2.filename': 'Pictures of lines are those of the catalog, which have no file names.',
  'ItemModifierV2.id': NO_ID_OF_EXTRAS,
  'ItemTaxFullDetails.rateBreakdown': 'A line has one rate of tax.',
  'ModifierGroupV2.id': NO_ID_OF_EXTRAS,
  'Refund.requestingServiceAppId': 'Refunds are made by the merchant, not by an app.',
  'SelectedMembership.name': 'Memberships are returned in the form that replaced it.',
  'VideoResolution.poster': 'Videos are not transcoded: the original is the only resolution.',
};
