import sanitizeHtml from 'sanitize-html';
import { addLineItemsToCurrentCartV2 } from 'storewire/operations';
import { fail, redirect } from '@sveltejs/kit';
import { picture } from '#lib/picture.ts';
import { explain } from '#lib/server/explain.ts';
import { choose, readProduct, toLine } from '#lib/server/product.ts';
import type { Actions, PageServerLoad } from './$types';

/** Prefix of the names of fields for texts that the buyer enters. */
const TEXT = 'text:';

export const load: PageServerLoad = async ({ params, url, locals: { store } }) => {
	const product = await readProduct(store.client, params.slug);
	const chosen = choose(product, url.searchParams);
	const { choices, price } = chosen;
	const options = (product.productOptions ?? []).map(({ name = '', choices: all = [] }) => ({
		name,
		values: all.map(({ description = '' }) => ({
			value: description,
			isChosen: choices[name] === description,
			query: new URLSearchParams({ ...choices, [name]: description }).toString()
		}))
	}));
	return {
		name: product.name ?? '',
		description: sanitizeHtml(product.description ?? ''),
		picture: picture(chosen.picture, 600),
		price: price?.discountedPrice,
		priceBefore: price?.price === price?.discountedPrice ? undefined : price?.price,
		isInStock: chosen.isInStock,
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
		const line = toLine(product, choose(product, url.searchParams), Object.fromEntries(texts));
		try {
			await addLineItemsToCurrentCartV2(store.client, { catalogItems: [line] });
		} catch (error) {
			return fail(400, { problem: explain(error) });
		}
		redirect(303, '/cart');
	}
};
