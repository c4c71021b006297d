import { createRedirect, type LineItem } from 'storewire';
import {
	addCouponToCurrentCartV2,
	removeCouponFromCurrentCartV2,
	removeLineItemsFromCurrentCartV2,
	updateLineItemsInCurrentCartV2
} from 'storewire/operations';
import { fail, redirect } from '@sveltejs/kit';
import { SITE_ORIGIN } from '$app/env/private';
import { money } from '#lib/format.ts';
import { picture } from '#lib/picture.ts';
import { estimateCart, readCart } from '#lib/server/cart.ts';
import { explain } from '#lib/server/explain.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals: { store } }) => {
	const estimate = await estimateCart(store.client);
	if (!estimate?.cart.lineItems.length) return { lines: [], totals: [], coupon: undefined };
	const { cart, summary } = estimate;
	const { discount, total } = summary.priceSummary ?? {};
	const format = (amount = '0') => money(amount, cart.businessInfo?.currencyCode ?? 'EUR');
	const [coupon] = cart.coupons;
	return {
		lines: cart.lineItems.map((line) => toLine(line, format)),
		totals: [
			{ label: 'Subtotal', value: format(cart.subtotal?.amount) },
			...(coupon ? [{ label: 'Discount', value: format(`-${discount?.amount ?? '0'}`) }] : []),
			{ label: 'Total', value: format(total?.amount) }
		],
		coupon: coupon && { id: coupon.id, code: coupon.code }
	};
};

function toLine(
	{ id, name, attributes, quantityInfo, pricing, status }: LineItem,
	format: (amount?: string) => string
) {
	return {
		id,
		name: name?.translated ?? '',
		slug: attributes?.url?.relativePath?.split('/').at(-1),
		picture: picture(attributes?.image?.url, 96),
		description: attributes?.descriptionLines
			?.map(({ colorInfo, plainText }) => (colorInfo ?? plainText)?.translated)
			.join(', '),
		quantity: quantityInfo?.confirmedQuantity ?? 0,
		price: format(pricing?.totalPrice?.amount),
		isSoldOut: status === 'OUT_OF_STOCK'
	};
}

/** Makes a change, whose rejection is shown next to the form. */
async function change(form: string, call: Promise<unknown>, code = '') {
	try {
		await call;
	} catch (error) {
		return fail(400, { form, code, problem: explain(error) });
	}
}

export const actions: Actions = {
	quantity: async ({ request, locals: { store } }) => {
		const form = await request.formData();
		const lineItemId = String(form.get('line'));
		const newQuantity = Number(form.get('quantity'));
		const lineItems = [{ lineItemId, quantity: { newQuantity } }];
		return change(lineItemId, updateLineItemsInCurrentCartV2(store.client, { lineItems }));
	},
	remove: async ({ request, locals: { store } }) => {
		const lineItemId = String((await request.formData()).get('line'));
		const lineItemIds = [lineItemId];
		return change(lineItemId, removeLineItemsFromCurrentCartV2(store.client, { lineItemIds }));
	},
	addCoupon: async ({ request, locals: { store } }) => {
		const code = String((await request.formData()).get('code'));
		return change('coupon', addCouponToCurrentCartV2(store.client, { coupon: { code } }), code);
	},
	removeCoupon: async ({ request, locals: { store } }) => {
		const couponId = String((await request.formData()).get('coupon'));
		return change('coupon', removeCouponFromCurrentCartV2(store.client, { couponId }));
	},
	/** Opens the checkout of the platform. */
	checkout: async ({ locals: { store } }) => {
		const cart = await readCart(store.client);
		if (!cart) redirect(303, '/cart');
		const { url } = await createRedirect(
			store.client,
			{
				ecomCheckout: { checkoutId: cart.id },
				callbacks: { postFlowUrl: '/cart', thankYouPageUrl: '/thanks' }
			},
			{ origin: SITE_ORIGIN }
		);
		redirect(303, url, { external: true });
	}
};
