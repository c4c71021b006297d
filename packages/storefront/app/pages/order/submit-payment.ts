/** Handles the form of an unpaid order. For the server only. */
import { getOrder } from 'storewire/operations';
import { textIn } from '../../form/form-text.ts';
import type { Submission } from '../../routing/handle-form.ts';
import { redirectToPlatformPage } from '../../shop/cart/order-redirect.ts';

/** Opens the page of the platform that pays the order. */
export async function submitPayment({
  store: { client, settings },
  form,
  paths,
}: Submission): Promise<never> {
  const { order } = await getOrder(client, { id: textIn(form, 'order') });
  const page = { paths, origin: settings.origin, back: paths.order(order.id ?? '') };
  throw await redirectToPlatformPage(client, order.checkoutId ?? '', page);
}
