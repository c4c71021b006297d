import { expect, test } from 'vitest';
import { contract, type Schema } from '../helpers/contract.ts';

/**
 * The fields that the platform's own client converts, by the call recordings. It does not convert the pages
 * of products and the posters of resolutions.
 */
const RECORDED: Record<string, string> = {
  float: `AddressLocation.latitude AddressLocation.longitude AppliedMerchantDiscount.percentage CustomValue.numValue FileFaceRecognition.confidence
    FocalPoint.x FocalPoint.y IdentityCustomFieldValue.numValue PhysicalProperties.weight Product.weight ProductCostAndProfitData.itemCost
    ProductCostAndProfitData.profit ProductCostAndProfitData.profitMargin ProductDiscount.value ProductNumericPropertyRange.maxValue
    ProductNumericPropertyRange.minValue ProductPriceData.discountedPrice ProductPriceData.price ProductPriceData.pricePerUnit
    ProductPricePerUnitData.baseQuantity ProductPricePerUnitData.totalQuantity ProductPropertyAdjustmentData.amount ProductSetValue.cost
    ProductSetValue.price ProductSetValue.weight ProductVariantData.weight ProductVariantDataWithNoStock.weight ProductVariantOverride.cost
    ProductVariantOverride.price ProductVariantOverride.weight Review.relevanceScore`,
  image: `BackInStockItemDetails.image CartLineItem.image CatalogOverrideFields.image CheckoutBackgroundFill.image CheckoutLineItem.media CheckoutLogo.image
    CatalogOverrideFieldsV2.image CustomItemAttributes.image CustomLineItem.media FileImageMedia.image FileImageMedia.previewImage FileModel3D.thumbnail ImageOrVideo.image ItemAttributes.image OrderLineItem.image VideoResolution.poster`,
  video: 'FileMedia.video ImageOrVideo.video',
  document: 'FileMedia.document',
  audio: 'FileAudioMedia.assets',
  address: `AddressWithContact.address PickupDetails.address CreateCheckoutFromCurrentCartRequest.billingAddress
    CreateCheckoutFromCurrentCartRequest.shippingAddress EstimateCurrentCartTotalsRequest.billingAddress
    EstimateCurrentCartTotalsRequest.shippingAddress CalculateTotalsRequest.billingAddress CalculateTotalsRequest.shippingAddress
    DeliveryInfo.address PaymentInfo.billingAddress IdentityAddressWrapper.address OrderPickupDetails.address`,
  pageUrl:
    'CartLineItem.url CheckoutLineItem.url CustomItemAttributes.url CustomLineItem.url ItemAttributes.url Product.productPageUrl',
  fieldMask: `MaskedOrder.fieldMask UpdateCheckoutRequest.fieldMask UpdateCheckoutSettingsRequest.fieldMask UpdateCurrentCartRequest.cartFieldmask
    UpdateFileDescriptorRequest.fieldMask UpdateOrderRequest.fieldMask UpdateReviewRequest.fieldMask`,
};

/** The members of a schema with their marks, through sums, unions and lists. */
function marksIn(schema: Schema, path: string): [form: string, path: string][] {
  const parts = [
    ...(schema.allOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ].flatMap((part) => marksIn(part, path));
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    marksIn(member, `${path}.${name}`),
  );
  return [...(schema['x-wire'] ? [[schema['x-wire'], path] as [string, string]] : []), ...parts, ...members];
}

const marks = Object.entries(contract.components.schemas).flatMap(([name, schema]) => marksIn(schema, name));

test.each(Object.entries(RECORDED))(
  'every member that travels as %s is marked so, and no other',
  (form, members) => {
    // `AddressInput` travels as `Address`
    const marked = marks.flatMap(([each, path]) => (each === form ? path.replace('Input.', '.') : []));
    expect(new Set(marked)).toEqual(new Set(members.split(/\s+/)));
  },
);

test('no form is marked that is not among these', () => {
  expect(new Set(marks.map(([form]) => form))).toEqual(new Set(Object.keys(RECORDED)));
});
