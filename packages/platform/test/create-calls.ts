/** The calls that create something, with what each of them keeps. */
import { exampleRequests, MARA } from './example-shop.ts';
import type { Role, TestShop } from './shop.ts';

export type Fields = Record<string, unknown>;

/** The path of a value, such as `['order', 'lineItems', 0]`. */
export type Path = readonly (string | number)[];

/** A call that creates something. */
export interface CreateCall {
  id: string;
  /** Who makes the call. Default: a member of the staff. */
  role?: Role;
  /** Bodies that are sent instead of the full example, such as with a slug that is free. */
  bodies?: (full: Fields) => Fields[];
  /** What was created, in the form of the body. Default: the response. */
  created?: (response: Fields, shop: TestShop) => unknown;
  /** Properties that are not kept, each with the reason. */
  lost?: Readonly<Record<string, string>>;
}

/** Nothing listens there: an import from it creates a file whose processing fails. */
export const CLOSED = '127.0.0.1:9';
const BROTH_BOWL = '8f5a1c34-2d6e-4b70-9e83-1a7c4d9f6b25';
const EVENT = 'is returned in the events of the file';
const FOLDER = 'becomes the folder with the id parentFolderId';
const MADE_ALIKE = 'are made as the media of the product are';
const SECRET = 'is a secret';
const OF_OPTION = 'follows from the code of the option';
const MERCHANT = 'only merchants may send it, who have no cart';
const NAME = { original: 'Glaze', translated: 'Glasur' };

export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, step) => (found as Record<string | number, unknown> | null)?.[step], value);

/** An object with a value at a path. Lists on the way have one item. */
export const withValue = (value: unknown, [step, ...rest]: Path, set: unknown): Fields => {
  const inner = (before: unknown): unknown => (rest.length === 0 ? set : withValue(before, rest, set));
  if (typeof step === 'number') return [inner(at(value, [step]))] as unknown as Fields;
  return { ...(value as Fields), [String(step)]: inner(at(value, [String(step)])) };
};

/** The full example of a call, with values at paths. */
const changed =
  (...changes: readonly (readonly [Path, unknown])[]) =>
  (full: Fields): Fields[] => [changes.reduce((body, [path, value]) => withValue(body, path, value), full)];

/** The full example of a call. */
export function exampleOf(id: string) {
  const example = exampleRequests.find((each) => each.id === id && each.name === 'full');
  if (!example) throw new Error(`${id} has no full example`);
  return { ...example, body: example.body as Fields };
}

/** The bodies of a new cart: with an item of the catalog, and with those that a merchant describes. */
function newCartBodies(full: Fields): Fields[] {
  const cart = full['cart'] as Fields;
  const custom = full['customItems'] as Fields[];
  return [
    { ...full, customItems: [] },
    {
      cart: { ...cart, taxInfo: { taxExemptGroupId: MARA } },
      customItems: [
        ...custom,
        {
          ...custom[0],
          modifierGroups: [],
          attributes: {
            itemType: { custom: 'gift wrapping' },
            descriptionLines: [{ name: NAME, lineType: 'COLOR', colorInfo: { ...NAME, code: '#2f6f73' } }],
          },
        },
      ],
    },
  ];
}

/** All that `getProductV3` can be asked for. */
const ALL_FIELDS = [
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'THUMBNAIL',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'MERCHANT_DATA',
  'VARIANT_OPTION_CHOICE_NAMES',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
];

/** New products: one whose parts the shop does not have yet, and one whose pieces are not counted. */
function newProductBodies(full: Fields): Fields[] {
  const fresh = changed(
    [['product', 'slug'], 'another-mug'],
    [['product', 'variantsInfo', 'variants', 0, 'id'], MARA],
    [['product', 'variantsInfo', 'variants', 0, 'sku'], 'ANOTHER'],
    [['product', 'variantsInfo', 'variants', 0, 'barcode'], '1'],
    [['product', 'infoSections', 0, 'id'], undefined],
    [['product', 'additionalRibbons', 0, 'id'], undefined],
  )(full);
  const [physical = {}] = fresh;
  const modifiers = (at(full, ['product', 'modifiers']) as Fields[]).map((modifier) =>
    modifier['choicesSettings']
      ? withValue(
          withValue(modifier, ['id'], undefined),
          ['choicesSettings', 'choices', 0, 'choiceId'],
          undefined,
        )
      : modifier,
  );
  const price = { actualPrice: { amount: '9.00' } };
  return [
    withValue(physical, ['product', 'modifiers'], modifiers),
    {
      product: {
        name: 'Recipes',
        productType: 'DIGITAL',
        variantsInfo: { variants: [{ price, inventoryItem: { inStock: true } }] },
      },
      returnEntity: true,
      fields: ['URL', 'CURRENCY'],
    },
  ];
}

/** A cart in the form of the request that creates it. */
const asCreation = (cart: unknown): Fields => {
  const lines = at(cart, ['lineItems']) as Fields[];
  const catalogItems = lines.map((line) => {
    const membership = at(line, ['paymentConfig', 'membership']);
    return {
      ...line,
      ...(line['source'] as Fields),
      quantity: at(line, ['quantityInfo', 'requestedQuantity']),
      membershipPayment: membership,
      selectedMembership: {
        id: at(membership, ['existingMembership', 'membershipId']),
        appId: at(membership, ['existingMembership', 'appId']),
      },
    };
  });
  const customItems = lines.map((line) => ({
    ...line,
    pricing: {
      ...(line['pricing'] as Fields),
      price: at(line, ['pricing', 'breakdown', 'salePrice']),
      fullPrice: at(line, ['pricing', 'breakdown', 'fullPrice']),
    },
  }));
  return {
    cart,
    catalogItems,
    customItems,
    coupons: at(cart, ['coupons']),
    deliveryMethod: at(cart, ['deliveryInfo', 'method']),
    giftCards: [{ redeemAmount: at(cart, ['paymentInfo', 'giftCards', 0, 'requestedRedeemAmount']) }],
  };
};

const LOST_OF_CART = {
  'catalogItems.[].membershipPayment.futureMembership': 'a new cart has no line with a plan',
  'customItems.[].pricing.price': 'is returned with the price of its extras',
  'giftCards.[].code': 'is returned in part',
};

export const CALLS: readonly CreateCall[] = [
  {
    id: 'backInStock.createBackInStockRequest',
    lost: { itemDetails: 'is for the email that is sent at once if the item is in stock' },
  },
  {
    id: 'checkouts.createCheckout',
    role: 'staff',
    bodies: (full) => [
      { ...full, customLineItems: [] },
      {
        channelType: 'WEB',
        customLineItems: [
          ...(exampleOf('currentCart.addToCurrentCart').body['customLineItems'] as Fields[]),
          {
            price: '4.00',
            itemType: { custom: 'gift wrapping' },
            descriptionLines: [{ name: NAME, lineType: 'COLOR', colorInfo: { ...NAME, code: '#2f6f73' } }],
          },
        ],
        checkoutInfo: {
          taxExemptGroupId: '6a0c3f51-8b7d-4e29-a1f4-5d2e9c7b8036',
          membershipOptions: {
            selectedMemberships: {
              memberships: [{ id: 'clay-club-2026', appId: MARA, lineItemIds: [MARA] }],
            },
          },
        },
      },
    ],
    created: async ({ checkout }, shop) => {
      const { id, appliedDiscounts, giftCard } = checkout as Record<string, never>;
      const token = shop.tokenFor({ role: 'staff' });
      const { body } = await shop.request('GET', `/ecom/v1/checkouts/${id}/checkout-url`, { token });
      return {
        ...(checkout as Fields),
        checkoutInfo: checkout,
        customLineItems: (at(checkout, ['lineItems']) as Fields[]).map((line) => ({
          ...line,
          quantityAvailable: at(line, ['availability', 'quantityAvailable']),
        })),
        couponCode: at(appliedDiscounts, [0, 'coupon', 'code']),
        giftCardRedeemAmount: at(giftCard, ['requestedAmount']),
        overrideCheckoutUrl: at(body, ['checkoutUrl']),
      };
    },
    lost: {
      'checkoutInfo.cartId': 'is kept for the owner of the cart only',
      'checkoutInfo.membershipOptions': 'is kept for lines of the checkout, whose ids are new',
      'checkoutInfo.shippingInfo.selectedCarrierServiceOption.otherCharges': OF_OPTION,
      'checkoutInfo.shippingInfo.selectedCarrierServiceOption.deliveryAllocations': OF_OPTION,
      'checkoutInfo.shippingInfo.selectedCarrierServiceOption.partial': OF_OPTION,
      'customLineItems.[].price': 'is returned with the price of its extras',
      'customLineItems.[].taxGroupId': 'decides on the tax of the line',
      giftCardCode: 'is returned in part',
    },
  },
  {
    id: 'currentCart.addToCurrentCart',
    role: 'visitor',
    bodies: (full) => {
      const [{ catalogOverrideFields: _fields, ...line } = {}] = full['lineItems'] as Fields[];
      return [{ ...full, lineItems: [line], customLineItems: [] }];
    },
    created: ({ cart }) => cart,
    lost: { 'lineItems.[].catalogOverrideFields': MERCHANT, customLineItems: MERCHANT },
  },
  {
    id: 'currentCart.createCheckoutFromCurrentCart',
    role: 'member',
    created: async ({ checkoutId }, shop) => {
      const token = shop.tokenFor({ role: 'member', id: MARA });
      const { body } = await shop.request('GET', `/ecom/v1/checkouts/${checkoutId}`, { token });
      const checkout = at(body, ['checkout']);
      return {
        ...(checkout as Fields),
        shippingAddress: at(checkout, ['shippingInfo', 'shippingDestination', 'address']),
        billingAddress: at(checkout, ['billingInfo', 'address']),
        selectedShippingOption: at(checkout, ['shippingInfo', 'selectedCarrierServiceOption']),
        email: at(checkout, ['buyerInfo', 'email']),
      };
    },
  },
  {
    id: 'cartsV2.createCart',
    bodies: newCartBodies,
    created: ({ cart }) => asCreation(cart),
    lost: LOST_OF_CART,
  },
  {
    id: 'currentCartV2.createCurrentCart',
    bodies: newCartBodies,
    created: ({ cart }) => asCreation(cart),
    lost: { ...LOST_OF_CART, 'cart.customerInfo.openAccess': 'a current cart has an owner' },
  },
  {
    id: 'orders.createOrder',
    bodies: (full) => [
      full,
      ...changed(
        [['order', 'buyerInfo'], { visitorId: MARA }],
        [
          ['order', 'shippingInfo', 'logistics'],
          {
            pickupDetails: {
              address: at(full, ['order', 'billingInfo', 'address']),
              pickupMethod: 'PICKUP_POINT',
            },
          },
        ],
        [
          ['order', 'appliedDiscounts'],
          [
            {
              merchantDiscount: {
                description: 'A friend',
                amount: { amount: '1.00' },
                percentage: '5',
                name: 'Friends',
              },
            },
            { merchantDiscount: { discountReason: 'UNSPECIFIED', amount: { amount: '1.00' } } },
            { discountRule: { id: MARA, name: NAME, amount: { amount: '1.00' } } },
          ],
        ],
        [['order', 'lineItems', 0, 'itemType'], { custom: 'workshop' }],
        [['order', 'lineItems', 0, 'decimalQuantity'], { value: '1.5', otherUnit: 'kilns' }],
      )(full),
    ],
    lost: { settings: 'is about emails, which the local platform does not send' },
  },
  {
    id: 'reviews.createReview',
    bodies: (full) => [
      ...changed([['review', 'entityId'], BROTH_BOWL])(full),
      ...changed(
        [['review', 'entityId'], BROTH_BOWL],
        [
          ['review', 'content', 'media'],
          [{ video: { id: 'a', url: 'https://a.example/a.mp4', description: 'A' } }],
        ],
      )(full),
    ],
    lost: { 'review.revision': 'is the first one' },
  },
  { id: 'products.createProduct', bodies: changed([['product', 'slug'], 'another-mug']) },
  {
    id: 'productsV3.createProductWithInventory',
    bodies: newProductBodies,
    created: async ({ product, inventoryResults }, shop) => {
      const { id, slug } = product as Fields;
      const fields = ALL_FIELDS.map((field) => `fields=${field}`).join('&');
      const token = shop.tokenFor({ role: 'staff' });
      const { body } = await shop.request('GET', `/stores/v3/products/${id}?${fields}`, { token });
      const kept = at(body, ['product']) as Fields;
      const stock = at(inventoryResults, ['results']) as Fields[];
      const variants = (at(kept, ['variantsInfo', 'variants']) as Fields[]).map((variant, index) => ({
        ...variant,
        inventoryItem: stock[index]?.['item'],
      }));
      // a picture from a URL is one of the product
      const items = (at(kept, ['media', 'itemsInfo', 'items']) as Fields[]).map((item) => ({
        ...item,
        url: at(item, ['image', 'url']),
      }));
      return {
        product: { ...kept, slug, variantsInfo: { variants }, media: { itemsInfo: { items } } },
        fields: ['URL', 'CURRENCY'],
        returnEntity: stock.every(({ item }) => item !== undefined),
      };
    },
    lost: {
      'product.options.[].choicesSettings.choices.[].linkedMedia': MADE_ALIKE,
      'product.modifiers.[].choicesSettings.choices.[].linkedMedia': MADE_ALIKE,
      'product.modifiers.[].choicesSettings.choices.[].displayImage': 'is kept as that of an option is',
      'product.modifiers.[].choicesSettings.choices.[].choiceId':
        'names a choice, which the shop does not have',
      'product.infoSections.[].id': 'names a section, which the shop does not have',
      'product.additionalRibbons.[].id': 'names a ribbon, which the shop does not have',
      'product.variantsInfo.variants.[].digitalProperties': 'needs a file, which the shop does not have',
    },
  },
  {
    id: 'categories.createCategory',
    bodies: changed(
      [['category', 'slug'], 'other-tableware'],
      [['fields'], ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION']],
    ),
    created: ({ category }) => ({
      category,
      treeReference: at(category, ['treeReference']),
      fields: ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'],
    }),
    lost: {
      'category.id': 'is made by the platform',
      'treeReference.treeKey': 'is null, as a shop has one tree',
    },
  },
  { id: 'collections.createCollection', bodies: changed([['collection', 'slug'], 'other-tableware']) },
  {
    id: 'members.createMember',
    bodies: (full) => [
      ...changed([['member', 'loginEmail'], 'new@example.com'])(full),
      { member: { contact: { addresses: [{ addressLine: '12 Quay Street' }] } } },
    ],
  },
  {
    id: 'authentication.register',
    role: 'visitor',
    bodies: (full) => [
      full,
      {
        loginId: { email: 'other@example.com' },
        password: 'correct horse',
        profile: {
          emails: ['other@example.com'],
          phones: ['+353 91 555 0143'],
          customFields: [
            { name: 'kilns', value: { numValue: 2 } },
            { name: 'since', value: { dateValue: '2024-05-17T00:00:00.000Z' } },
            { name: 'glazes', value: { listValue: { value: [{ strValue: 'Sea' }] } } },
            { name: 'sizes', value: { mapValue: { value: { small: { numValue: 1 } } } } },
            { name: 'teaches', value: { boolValue: true } },
          ],
        },
      },
    ],
    created: ({ identity }) => ({
      profile: at(identity, ['identityProfile']),
      loginId: { email: at(identity, ['email', 'address']) },
    }),
    lost: {
      password: SECRET,
      captchaTokens: 'are checked once',
      clientMetaData: 'describes the page',
      'profile.slug': 'is made from the name, so that it is the only one',
    },
  },
  {
    id: 'files.importFile',
    bodies: changed([['url'], `http://${CLOSED}/mug.png`], [['filePath'], undefined]),
    created: ({ file }) => ({ ...(file as Fields), url: at(file, ['sourceUrl']) }),
    lost: { externalInfo: EVENT, filePath: FOLDER, urlParams: SECRET, urlHeaders: SECRET },
  },
  {
    id: 'files.generateFileUploadUrl',
    bodies: changed([['filePath'], undefined]),
    created: async ({ uploadUrl }, shop) => {
      const response = await shop.fetch(String(uploadUrl), { method: 'PUT', body: 'picture' });
      const { file } = (await response.json()) as { file: Fields };
      return { ...file, fileName: file['displayName'] };
    },
    lost: {
      externalInfo: EVENT,
      filePath: FOLDER,
      sizeInBytes: 'is that of the bytes that arrive',
    },
  },
];

/** Calls that create something which no call reads, or by the same code as another one, with the reason. */
export const OTHERS: Readonly<Record<string, string>> = {
  'files.bulkImportFiles': 'imports as importFile does',
  'files.bulkImportFilesV1': 'imports as importFile does',
  'files.generateFileResumableUploadUrl': 'keeps what generateFileUploadUrl keeps',
  'checkouts.addToCheckout': 'adds lines as createCheckout does',
  'cartsV2.addCoupon': 'adds a coupon as createCartV2 does',
  'cartsV2.addGiftCard': 'adds a gift card as createCartV2 does',
  'cartsV2.addLineItems': 'adds lines as createCartV2 does',
  'currentCartV2.addCouponToCurrentCart': 'adds a coupon as createCartV2 does',
  'currentCartV2.addGiftCardToCurrentCart': 'adds a gift card as createCartV2 does',
  'currentCartV2.addLineItemsToCurrentCart': 'adds lines as createCartV2 does',
  'checkouts.createOrderFromCheckout': 'has no properties of an order',
  'products.addProductMedia': 'names media that exist',
  'collections.addProductsToCollection': 'names products that exist',
  'redirects.createRedirectSession': 'makes a URL',
};
