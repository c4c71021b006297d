/** Nine writers, which write until the process is killed. Prints what was acknowledged, as lines of JSON. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createClient, fixedToken } from 'storewire';
import { upload } from 'storewire/uploads';
import { STORE_APP_ID } from '../../src/features/catalog/catalog-item.ts';
import { createPlatform } from '../../src/index.ts';

/** What a writer has got the response to. */
export type Acknowledged =
  | { kind: 'product' | 'cart' | 'order' | 'orderV2'; id: string }
  | { kind: 'file'; id: string; hash: string };

const STOCK = 99_999;
const COUPON = 'SPRING10';
const ADDRESS = { country: 'IE', city: 'Galway', postalCode: 'H91 X2V4', addressLine: '12 Quay Street' };

const [, , data] = process.argv;
const platform = createPlatform({ data });

function as(role: 'visitor' | 'staff') {
  const auth = fixedToken(platform.issueToken({ role }).accessToken);
  return createClient({ baseUrl: 'http://127.0.0.1:4010', fetch: platform.fetch, auth, retry: false });
}

async function createProduct(): Promise<Acknowledged> {
  const product = { name: 'Bowl', priceData: { price: 12.5 } };
  const created = await as('staff').products.createProduct({ product });
  return { kind: 'product', id: created.product.id ?? '' };
}

/** Pieces of the one product that is in stock. */
const pieces = (quantity = 1) => ({
  lineItems: [{ quantity, catalogReference: { appId: STORE_APP_ID, catalogItemId: productId } }],
});

async function fillCart(): Promise<Acknowledged> {
  const { cart } = await as('visitor').currentCart.addToCurrentCart(pieces());
  return { kind: 'cart', id: cart.id ?? '' };
}

async function placeOrder(): Promise<Acknowledged> {
  const { currentCart, checkouts } = as('visitor');
  await currentCart.addToCurrentCart(pieces(randomInt(1, 4)));
  const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    selectedShippingOption: { code: 'pickup' },
    email: 'mara@example.com',
  });
  const { orderId = '' } = await checkouts.createOrderFromCheckout({ id: checkoutId });
  return { kind: 'order', id: orderId };
}

/** An order of version 2, sometimes with a coupon. */
async function placeOrderV2(): Promise<Acknowledged> {
  const { currentCartV2, cartsV2 } = as('visitor');
  const { cart } = await currentCartV2.createCurrentCart({
    cart: {
      customerInfo: { email: `${randomInt(1_000_000)}@example.com` },
      deliveryInfo: { address: ADDRESS },
      paymentInfo: { billingAddress: ADDRESS },
    },
    catalogItems: pieces(randomInt(1, 4)).lineItems,
    deliveryMethod: { code: 'pickup' },
    ...(randomInt(2) === 0 && { coupons: [{ code: COUPON }] }),
  });
  const cartId = cart?.id ?? '';
  const { summary } = await cartsV2.calculateCart({ cartId });
  const { priceVerificationToken } = summary;
  const { orderId } = await cartsV2.placeOrder({
    cartId,
    ...(priceVerificationToken && { priceVerificationToken }),
  });
  return { kind: 'orderV2', id: orderId };
}

/** In one request, or in pieces. */
async function uploadFile(): Promise<Acknowledged> {
  const bytes = randomBytes(randomInt(1, 300_000));
  const file = await upload(as('staff'), new Blob([bytes]), {
    fileName: 'notes.txt',
    ...(randomInt(2) === 0 && { resumableAboveBytes: 0 }),
  });
  return { kind: 'file', id: file.id, hash: createHash('sha256').update(bytes).digest('hex') };
}

async function write(one: () => Promise<Acknowledged>): Promise<never> {
  for (;;) {
    console.log(JSON.stringify(await one()));
    // writes never wait for anything: without a pause, no upload would get any of its bytes
    await setTimeout(randomInt(1, 20));
  }
}

const { id: productId } = await createProduct();
platform.setStock({ productId, trackQuantity: true, quantity: STOCK });
platform.saveCoupon({ code: COUPON, name: 'Spring', reduction: { kind: 'percent', percent: '10' } });
const writers = [
  createProduct,
  fillCart,
  placeOrder,
  placeOrderV2,
  placeOrderV2,
  uploadFile,
  uploadFile,
  uploadFile,
  uploadFile,
];
await Promise.all(writers.map(write));
