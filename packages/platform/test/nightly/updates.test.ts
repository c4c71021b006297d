/** Partial updates, with the full example of each call: one field per request, and what identifies the entity. */
import { expect, test } from 'vitest';
import { routes } from '../../generated/routes.ts';
import { STORE_APP_ID } from '../../src/features/catalog/catalog-item.ts';
import { isObject } from '../../src/kernel/errors/violations.ts';
import { createShopV3, isOfVersion3 } from '../catalog-v3-shop.ts';
import { at, type Path, withValue } from '../create-calls.ts';
import { createExampleShop, EXAMPLE_OPTIONS, exampleRequests, MARA } from '../example-shop.ts';
import { createProduct, createShop, itemOf, type RawResponse } from '../shop.ts';

interface UpdateCall {
  id: string;
  /** Where the entity is in the body. */
  entity: Path;
  /** Values for its fields. Default those of the example. */
  values?: object;
  /** Fields of the entity that each request has. */
  needed?: readonly string[];
  /** What each request has besides the entity. */
  besides?: object;
  /** The call that reads the entity, and where it is in the response. */
  read: string;
  inRead: Path;
  /** Whether the caller must be the member of the examples, also if merchants may make the call. */
  isOwn?: boolean;
  /** Where the response has a field, if elsewhere. */
  shown?: Readonly<Record<string, Path>>;
  /** Fields of the entity that the contract sets together. */
  units?: readonly string[];
  /** Fields that null does not clear, with the reason. */
  kept?: Readonly<Record<string, string>>;
  /** Fields that the platform calculates, with the reason. What is sent for them is dropped. */
  calculated?: Readonly<Record<string, string>>;
}

const ORDER = '/ecom/v1/orders/d94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42';
const PRODUCTS = '/stores-reader/v1/products';
const MUG = `${PRODUCTS}/4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12?includeMerchantSpecificData=true`;
const OF_OPTION = 'follows from the code of the option';
const NAMED = { name: 'has a name', slug: 'has a slug' };

const CALLS: readonly UpdateCall[] = [
  {
    id: 'cartsV2.updateCart',
    entity: ['cart'],
    units: ['source.customContentReference', 'customerInfo.vatId'],
    read: '/ecom/v2/carts/c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093',
    inRead: ['cart'],
  },
  {
    id: 'currentCartV2.updateCurrentCart',
    entity: ['cart'],
    units: ['source.customContentReference', 'customerInfo.vatId'],
    read: '/ecom/v2/carts/current',
    inRead: ['cart'],
    isOwn: true,
  },
  {
    id: 'checkoutSettings.updateCheckoutSettings',
    entity: ['checkoutSettings'],
    read: '/ecom/v1/checkout-settings',
    inRead: ['checkoutSettings'],
  },
  {
    id: 'checkouts.updateCheckout',
    entity: ['checkout'],
    units: ['customContentReference'],
    read: '/ecom/v1/checkouts/c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093',
    inRead: ['checkout'],
    kept: {
      'buyerInfo.email': 'a checkout that has an email address keeps one',
      'shippingInfo.shippingDestination.address.country': 'the delivery option depends on it',
      'shippingInfo.selectedCarrierServiceOption.carrierId': OF_OPTION,
    },
    calculated: {
      'shippingInfo.selectedCarrierServiceOption.otherCharges': OF_OPTION,
      'shippingInfo.selectedCarrierServiceOption.deliveryAllocations': OF_OPTION,
      'shippingInfo.selectedCarrierServiceOption.partial': OF_OPTION,
    },
  },
  {
    id: 'currentCart.updateCurrentCart',
    entity: ['cartInfo'],
    read: '/ecom/v1/carts/current',
    inRead: ['cart'],
    isOwn: true,
  },
  { id: 'orders.updateOrder', entity: ['order'], read: ORDER, inRead: ['order'] },
  {
    id: 'orders.bulkUpdateOrders',
    entity: ['orders', 0, 'order'],
    needed: ['id'],
    read: ORDER,
    inRead: ['order'],
  },
  {
    id: 'reviews.updateReview',
    entity: ['review'],
    needed: ['revision'],
    read: '/reviews/v1/reviews/58d2b7e4-a06f-4c93-8e1b-7f4a9c3d6205',
    inRead: ['review'],
    kept: {
      'author.contactId': 'the author does not change',
      reviewDate: 'without one, it is the date of the creation',
    },
  },
  {
    id: 'inventoryItems.updateInventoryItem',
    entity: ['inventoryItem'],
    needed: ['revision'],
    read: '/stores/v3/inventory-items/9a4e7c2d-5b81-4f36-a0d9-3e6c8f1b7d25',
    inRead: ['inventoryItem'],
    kept: {
      locationId: 'the location does not change',
      'preorderInfo.enabled': 'without one, there are no pre-orders',
    },
  },
  {
    id: 'products.updateProduct',
    entity: ['product'],
    read: MUG,
    inRead: ['product'],
    kept: NAMED,
  },
  {
    id: 'variants.updateProductVariants',
    entity: ['variants', 0],
    needed: ['choices'],
    read: MUG,
    inRead: ['product', 'variants', 0],
    shown: Object.fromEntries(
      Object.entries({
        price: ['priceData', 'price'],
        cost: ['costAndProfitData', 'itemCost'],
        ...Object.fromEntries(
          ['weight', 'sku', 'visible', 'productDimensions', 'packageDimensions'].map((name) => [
            name,
            [name],
          ]),
        ),
      }).map(([name, path]) => [name, ['variant', ...path]]),
    ),
    kept: Object.fromEntries(
      ['price', 'cost', 'weight', 'sku', 'visible'].map((name) => [
        name,
        'without one, it is that of the product',
      ]),
    ),
  },
  {
    id: 'products.bulkUpdateProducts',
    entity: ['set'],
    values: { price: 12, cost: 3, weight: 2, ribbon: 'Sale', brand: 'Harbour' },
    read: `${PRODUCTS}/8f5a1c34-2d6e-4b70-9e83-1a7c4d9f6b25?includeMerchantSpecificData=true`,
    inRead: ['product'],
    shown: { price: ['priceData', 'price'], cost: ['costAndProfitData', 'itemCost'] },
  },
  {
    id: 'productsV3.updateProduct',
    entity: ['product'],
    // lists are replaced, and a brand is one that exists: test/catalog-v3/products-of-staff.test.ts
    values: {
      name: 'Large mug',
      slug: 'large-mug',
      plainDescription: '<p>A large mug.</p>',
      visible: false,
      visibleInPos: false,
      seoData: { settings: { preventAutoRedirect: true } },
      taxGroupId: MARA,
      ribbon: { name: 'Last ones' },
      physicalProperties: { pricePerUnit: { quantity: 2, measurementUnit: 'KG' }, fulfillerId: MARA },
      purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' },
      extendedFields: { namespaces: { '@harbour/kiln': { firing: 1000 } } },
      tags: { privateTags: { tagIds: ['z'] }, publicTags: { tagIds: ['y'] } },
      mainCategoryId: '5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391',
    },
    needed: ['revision'],
    units: ['ribbon', 'physicalProperties.pricePerUnit'],
    read: '/stores/v3/products/4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12?fields=PLAIN_DESCRIPTION',
    inRead: ['product'],
    kept: { ...NAMED, visible: 'is true by default', visibleInPos: 'is true by default' },
  },
  {
    id: 'categories.updateCategory',
    entity: ['category'],
    values: {
      name: 'Ware',
      slug: 'ware',
      image: { url: 'https://a.example/ware.webp', altText: 'Ware' },
      description: 'For every day.',
      richContentDescription: { nodes: [{ type: 'PARAGRAPH', nodes: [] }] },
      seoData: { settings: { preventAutoRedirect: true } },
      extendedFields: { namespaces: { '@harbour/kiln': { shelf: 5 } } },
    },
    needed: ['revision'],
    besides: { treeReference: { appNamespace: '@wix/stores' } },
    units: ['image', 'richContentDescription'],
    read: '/categories/v1/categories/5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391?treeReference.appNamespace=%40wix%2Fstores&fields=DESCRIPTION&fields=RICH_CONTENT_DESCRIPTION',
    inRead: ['category'],
    kept: NAMED,
  },
  {
    id: 'collections.updateCollection',
    entity: ['collection'],
    read: '/v2/collections/5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391',
    inRead: ['collection'],
    kept: NAMED,
  },
  {
    id: 'files.updateFileDescriptor',
    entity: ['file'],
    needed: ['id'],
    read: '/site-media/v1/files/get-file-by-id?fileId=11062b_5d0e7c3a9f8b4e21b6d4~mv2.png',
    inRead: ['file'],
    kept: { parentFolderId: 'without one, it is the root' },
  },
  {
    id: 'members.updateMember',
    entity: ['member'],
    read: `/members/v1/members/${MARA}?fieldsets=FULL`,
    inRead: ['member'],
    kept: { loginEmail: 'is set once, at creation' },
  },
];

test('each call that changes an entity by its fields is in this file', () => {
  const calls = routes.filter(({ method, name }) => method === 'PATCH' || /^bulkUpdate(?!.*Tags)/.test(name));
  // set a list as a whole, and schedule a job
  const others = ['products.setProductChoiceMedia', 'productsV3.bulkUpdateProductVariantsByFilter'];
  const ids = new Set(calls.map(({ id }) => id).filter((id) => !others.includes(id)));
  expect([...ids].toSorted()).toEqual(CALLS.map(({ id }) => id).toSorted());
});

/** The paths of all values that are set on their own. */
const fieldsIn = (value: unknown, units: readonly string[], path: readonly string[] = []): string[][] =>
  isObject(value) && !units.includes(path.join('.'))
    ? Object.entries(value).flatMap(([name, each]) => fieldsIn(each, units, [...path, name]))
    : [[...path]];

/** What a response has for a field that was cleared, or that is required next to one that is present. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 'UNSPECIFIED' ||
  (Array.isArray(value) && value.length === 0);

/** The part of a value that has the form of another one: without what responses add to it. */
const like = (form: unknown, value: unknown): unknown =>
  Array.isArray(form) && Array.isArray(value) && value.length > 0
    ? value.map((each: unknown, index) => like(form[index] ?? form[0], each))
    : isObject(form) && isObject(value)
      ? Object.fromEntries(Object.keys(form).map((name) => [name, like(form[name], value[name])]))
      : value;

/** Whether the contract does not allow null for a field. */
const rejectsNull = ({ status, body }: RawResponse): boolean =>
  status === 400 && /"violatedRule":"FORMAT"/.test(JSON.stringify(body));

test.each(CALLS)('$id changes one field and no other, and null clears it', async (call) => {
  const {
    id,
    entity,
    needed = [],
    besides = {},
    read,
    inRead,
    isOwn = false,
    shown = {},
    units = [],
    kept = {},
    calculated = {},
  } = call;
  const example = exampleRequests.find((each) => each.id === id && each.name === 'full');
  if (!example) throw new Error(`${id} has no full example`);
  const values = call.values ?? at(example.body, entity);
  const isCalculated = (field: string[]): boolean =>
    Object.keys(calculated).some((name) => `${field.join('.')}.`.startsWith(`${name}.`));
  const fields = fieldsIn(values, units).filter(
    (field) => !needed.includes(field[0] ?? '') && !isCalculated(field),
  );
  expect(fields.length).toBeGreaterThan(0);
  const shop = isOfVersion3(id) ? createShopV3(EXAMPLE_OPTIONS) : createExampleShop();
  const token = shop.tokenFor(
    example.allowedRoles.includes('merchant') && !isOwn ? { role: 'staff' } : { role: 'member', id: MARA },
  );
  const stored = async () => at((await shop.request('GET', read, { token })).body, inRead);
  const shownAt = (current: unknown, field: readonly string[]) => {
    const [first = '', ...rest] = field;
    const value = at(current, [...(shown[first] ?? [first]), ...rest]);
    return isEmpty(value) ? undefined : like(at(values, field), value);
  };
  const send = async (field: Path, value: unknown) => {
    const current = await stored();
    const identified = needed.reduce<unknown>(
      (body, name) => withValue(body, [...entity, name], at(current, [name])),
      entity[0] === 'set' ? example.body : besides,
    );
    const body = withValue(
      entity[0] === 'set' ? withValue(identified, entity, {}) : identified,
      [...entity, ...field],
      value,
    );
    return shop.request(example.method, example.url, { token, body });
  };
  expect(await stored()).toBeDefined();
  for (const field of fields) {
    const name = field.join('.');
    const before = await stored();
    const expectOnly = async (response: RawResponse, value: unknown) => {
      expect([name, response.status, response.body]).toMatchObject([name, 200, {}]);
      const after = await stored();
      for (const other of fields)
        expect([name, other, shownAt(after, other)]).toEqual([
          name,
          other,
          other === field ? value : shownAt(before, other),
        ]);
    };
    const cleared = name in kept ? undefined : await send(field, null);
    if (cleared && !rejectsNull(cleared)) await expectOnly(cleared, undefined);
    const value = at(values, field);
    await expectOnly(await send(field, value), isEmpty(value) ? undefined : value);
  }
});

test('a field mask does not clear what only the creation of a checkout sets', async () => {
  const shop = createShop();
  const { checkouts } = shop.as('visitor');
  const fixed = {
    customSettings: { lockCouponCode: true, lockGiftCard: true },
    externalReference: { appId: STORE_APP_ID },
  };
  const { checkout } = await checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [{ quantity: 1, catalogReference: itemOf(await createProduct(shop)) }],
    checkoutInfo: { buyerNote: 'Ring twice', ...fixed },
  });
  const { checkout: changed } = await checkouts.updateCheckout({
    id: checkout.id ?? '',
    checkout: {},
    fieldMask: 'buyerNote,customSettings,externalReference.appId',
    overrideCheckoutUrl: 'http://localhost:3000/checkout',
  });
  expect(changed.buyerNote).toBeUndefined();
  expect(changed).toMatchObject(fixed);
});
