/** Pictures and videos that clients name by an id of the media library. */
import type { FileDescriptor } from 'storewire';
import { expect, test } from 'vitest';
import { image, open, uploadAs } from '../media.ts';
import { lineFor } from '../merchant.ts';
import { writeReview } from '../reviews.ts';
import { createProduct, createShop, START, type TestShop } from '../shop.ts';

/** A picture as the SDK of the platform sends it, and as responses must show it. */
async function uploadedPicture(shop: TestShop) {
  const file = await uploadAs(shop, await image(40, 30), 'mug.png', { mimeType: 'image/png' });
  const { id = '' } = file;
  return {
    sent: { id, altText: 'A mug', url: `wix:image://v1/${id}/mug.png#originWidth=40&originHeight=30` },
    shown: { ...known(file), altText: 'A mug' },
  };
}

const known = ({ id, url, sizeInBytes }: FileDescriptor) => ({
  id,
  url,
  width: 40,
  height: 30,
  filename: 'mug.png',
  sizeInBytes,
});

test('a review shows the size, the name and the URL of its picture, which opens', async () => {
  const shop = createShop();
  const { sent, shown } = await uploadedPicture(shop);
  const entityId = await createProduct(shop);
  const client = shop.as('member');
  const created = await writeReview(client, entityId, { media: [{ image: sent }] });
  expect(created.content?.media).toEqual([{ image: shown }]);
  const { revision, id: reviewId } = created;
  const content = { rating: 4, media: [{ image: { id: sent.id } }] };
  const { review: updated } = await client.reviews.updateReview({ reviewId, review: { revision, content } });
  const { altText: _, ...withoutText } = shown;
  expect(updated.content?.media).toEqual([{ image: withoutText }]);
  expect((await open(shop, shown.url)).status).toBe(200);
});

test('a video of a review gets its resolutions', async () => {
  const shop = createShop();
  const { id = '', url } = await uploadAs(shop, 'no video', 'throwing.mp4', { mimeType: 'video/mp4' });
  const media = [{ video: { id, url: `wix:video://v1/${id}/throwing.mp4` } }];
  const review = await writeReview(shop.as('member'), await createProduct(shop), { media });
  expect(review.content?.media).toMatchObject([
    { video: { id, url, filename: 'throwing.mp4', resolutions: [{ url, format: 'mp4' }] } },
  ]);
});

test('custom lines, recorded orders, checkout settings and profiles show pictures as the media library does', async () => {
  const shop = createShop();
  const { sent, shown } = await uploadedPicture(shop);
  const staff = shop.as('staff');
  const line = {
    productName: { original: 'Mug' },
    price: '5',
    quantity: 1,
    itemType: { preset: 'PHYSICAL' as const },
  };
  const { checkout } = await staff.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [{ ...lineFor(await createProduct(shop)), catalogOverrideFields: { image: sent } }],
    customLineItems: [{ ...line, media: sent }],
  });
  const { order } = await staff.orders.createOrder({
    order: {
      channelInfo: { type: 'WEB' },
      lineItems: [{ ...line, price: { amount: '5' }, image: sent }],
      priceSummary: { total: { amount: '5' } },
    },
  });
  const { checkoutSettings } = await staff.checkoutSettings.updateCheckoutSettings({
    checkoutSettings: { checkoutBrand: { header: { logo: { image: sent } } } },
  });
  const { member } = await staff.members.createMember({
    member: { loginEmail: 'ann@example.com', profile: { photo: sent } },
  });
  const { id, url, width, height } = shown;
  expect({
    lines: checkout.lineItems?.map(({ media }) => media),
    ordered: order.lineItems?.[0]?.image,
    logo: checkoutSettings?.checkoutBrand?.header?.logo?.image,
    photo: member?.profile?.photo,
  }).toMatchObject({ lines: [shown, shown], ordered: shown, logo: shown, photo: { id, url, width, height } });
});

test('a file says when a product, a review or a profile last got it, and not when a call fails', async () => {
  const shop = createShop();
  const staff = shop.as('staff');
  const { id } = await uploadAs(shop, await image(40, 30), 'mug.png');
  const lastUsed = async () => (await staff.files.getFileDescriptor({ fileId: id })).file?.lastUsedDate;
  expect(await lastUsed()).toBeUndefined();
  const product = await createProduct(shop);
  const member = { loginEmail: 'ann@example.com', profile: { photo: { id } } };
  const seen: unknown[] = [];
  for (const use of [
    () => staff.products.addProductMedia({ id: product, media: [{ mediaId: id }] }),
    () => writeReview(shop.as('member'), product, { media: [{ image: { id } }] }),
    () => staff.members.createMember({ member }),
    () => staff.members.createMember({ member }).catch(() => 'there is such a member'),
  ]) {
    shop.advance(60_000);
    await use();
    seen.push(await lastUsed());
  }
  expect(seen.map((date) => (Date.parse(String(date)) - Date.parse(START)) / 60_000)).toEqual([1, 2, 3, 3]);
});

test('a picture from elsewhere, and one with an id that is unknown, stay as they were sent', async () => {
  const shop = createShop();
  const media = [
    { image: { url: 'https://pictures.example/mug.png', altText: 'A mug' } },
    { image: { id: 'none.png', url: 'https://pictures.example/none.png' } },
  ];
  const review = await writeReview(shop.as('member'), await createProduct(shop), { media });
  expect(review.content?.media).toEqual(media);
});
