import sanitizeHtml from 'sanitize-html';
import { selectVariant, toLineItem } from 'storewire';
import { addLineItemsToCurrentCartV2 } from 'storewire/operations';
import { fail, redirect } from '@sveltejs/kit';
import { picture } from '#lib/picture.ts';
import { explain } from '#lib/server/explain.ts';
import { readProduct } from '#lib/server/product.ts';
import type { Actions, PageServerLoad } from './$types';

/** Prefix of the names of fields for texts that the buyer enters. */
const TEXT = 'text:';

export const load: PageServerLoad = async ({ params, url, locals: { store } }) => {
	const product = await readProduct(store.client, params.slug);
	const selection = selectVariant(product, Object.fromEntries(url.searchParams));
	const { choices, media, availability } = selection;
	const price = selection.price?.formatted;
	const options = selection.options.map(({ name, choices: all }) => ({
		name,
		values: all.map(({ name: value, isChosen }) => ({
			value,
			isChosen,
			query: new URLSearchParams({ ...choices, [name]: value }).toString()
		}))
	}));
	return {
		name: product.name ?? '',
		description: sanitizeHtml(product.description ?? ''),
		picture: picture(media?.image?.url, 600),
		price: price?.discountedPrice,
		priceBefore: price?.price === price?.discountedPrice ? undefined : price?.price,
		isInStock: availability === 'available',
		options,
		texts: (product.customTextFields ?? []).map(({ title = '', maxLength, mandatory }) => ({
			title,
			name: TEXT + title,
			maxLength,
			isRequired: mandatory
		}))
	};
};

export const actions: Actions = {
	default: async ({ params, url, request, locals: { store } }) => {
		const product = await readProduct(store.client, params.slug);
		const form = await request.formData();
		const texts = [...form].flatMap(([name, value]): [string, string][] =>
			name.startsWith(TEXT) && value ? [[name.slice(TEXT.length), String(value)]] : []
		);
		const { item } = selectVariant(product, Object.fromEntries(url.searchParams));
		const line = toLineItem({ ...item, customTextFields: Object.fromEntries(texts) });
		try {
			await addLineItemsToCurrentCartV2(store.client, { catalogItems: [line] });
		} catch (error) {
			return fail(400, { problem: explain(error) });
		}
		redirect(303, '/cart');
	}
};
