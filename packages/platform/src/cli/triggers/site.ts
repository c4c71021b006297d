import { type Actors, newMember } from './actors.ts';
import { newBackInStockRequest, newReview } from './steps.ts';
import { type Triggers, trigger } from './trigger.ts';

/** Uploads a file of this type with this content. */
async function uploadFile({ merchant }: Actors, fileName: string, content: string): Promise<void> {
  const mimeType = fileName.endsWith('.png') ? 'image/png' : 'text/plain';
  const { uploadUrl } = await merchant.files.generateFileUploadUrl({ mimeType, fileName });
  const url = new URL(uploadUrl);
  url.searchParams.set('filename', fileName);
  const response = await fetch(url, { method: 'PUT', headers: { 'content-type': mimeType }, body: content });
  if (!response.ok) throw new Error(`The upload of ${fileName} has failed: ${response.status}`);
}

/** Everything that is not sold: members, reviews, files, settings and ways to the hosted pages. */
export const site = {
  'wix.ecom.v1.back_in_stock_notification_request_created': trigger(
    'The merchant records that a buyer waits for a product.',
    newBackInStockRequest,
  ),
  'wix.ecom.v1.back_in_stock_notification_request_updated': trigger(
    'The merchant marks the request of a buyer as answered.',
    async (actors) => {
      const id = await newBackInStockRequest(actors);
      await actors.merchant.backInStock.markBackInStockRequestNotified({ id });
    },
  ),
  'wix.ecom.v1.back_in_stock_notification_request_deleted': trigger(
    'The merchant deletes the request of a buyer.',
    async (actors) => {
      const id = await newBackInStockRequest(actors);
      await actors.merchant.backInStock.deleteBackInStockRequest({ id });
    },
  ),
  'wix.ecom.v1.checkout_settings_updated': trigger(
    'The merchant saves the settings of the checkout.',
    async ({ merchant }) => {
      await merchant.checkoutSettings.updateCheckoutSettings({ checkoutSettings: {} });
    },
  ),
  'wix.headless.v1.redirect_session_created': trigger(
    'A visitor goes to the page that signs members out.',
    async ({ visitor }) => {
      await visitor.redirects.createRedirectSession({ logout: {} });
    },
  ),
  'wix.members.v1.member_created': trigger('The merchant creates a member.', newMember),
  'wix.members.v1.member_updated': trigger('The merchant changes a member.', async (actors) => {
    const id = await newMember(actors);
    await actors.merchant.members.updateMember({ id, member: { profile: { nickname: 'Sample' } } });
  }),
  'wix.members.v1.member_deleted': trigger('The merchant deletes a member.', async (actors) => {
    const id = await newMember(actors);
    await actors.merchant.members.deleteMember({ id });
  }),
  'wix.reviews.v1.review_created': trigger('A member reviews a product.', newReview),
  'wix.reviews.v1.review_review_published': trigger('The merchant approves a review.', async (actors) => {
    const id = await newReview(actors);
    await actors.admin.moderateReview({ id, decision: 'REJECTED' });
    await actors.admin.moderateReview({ id, decision: 'APPROVED' });
  }),
  'wix.reviews.v1.review_moderation_status_changed': trigger(
    'The merchant rejects a review.',
    async (actors) => {
      const id = await newReview(actors);
      await actors.admin.moderateReview({ id, decision: 'REJECTED' });
    },
  ),
  'wix.reviews.v1.review_updated': trigger('The merchant rejects a review.', async (actors) => {
    const id = await newReview(actors);
    await actors.admin.moderateReview({ id, decision: 'REJECTED' });
  }),
  'wix.reviews.v1.review_deleted': trigger('The merchant deletes a review.', async (actors) => {
    const reviewId = await newReview(actors);
    await actors.merchant.reviews.deleteReview({ reviewId });
  }),
  'wix.media.site_media.v1.file_descriptor_file_ready': trigger('The merchant uploads a text.', (actors) =>
    uploadFile(actors, 'sample.txt', 'A sample.'),
  ),
  'wix.media.site_media.v1.file_descriptor_file_failed': trigger(
    'The merchant uploads an image that is none.',
    (actors) => uploadFile(actors, 'sample.png', 'A sample.'),
  ),
} satisfies Triggers;
