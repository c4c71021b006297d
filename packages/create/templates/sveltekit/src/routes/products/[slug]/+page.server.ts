import sanitizeHtml from 'sanitize-html';
import { addLineItemsToCurrentCartV2 } from 'storewire/operations';
import { fail } from '@sveltejs/kit';
import { picture } from '#lib/picture.ts';
import { explain } from '#lib/server/explain.ts';
import { choose, readProduct, toLine } from '#lib/server/product.ts';
import type { Actions, PageServerLoad } from './$types';

/** Prefix of the names of fields for texts that the buyer enters. */
const TEXT = 'text:';

export const load: PageServerLoad = async ({ params, url, locals: { store } }) => {
	const product = await readProduct(store.client, params.slug);
	const { choices, isInStock, price } = choose(product, url.searchParams);
	const options = (product.productOptions ?? []).map(({ name = '', choices: all = [] }) => ({
		name,
		values: all.map(({ description = '' }) => ({
			value: description,
			isChosen: choices[name] === description,
			query: new URLSearchParams({ ...choices, [name]: description }).toString()
		}))
	}));
	// a glaze, for example, has its own picture
	const chosenImage = (product.productOptions ?? [])
		.flatMap(({ name = '', choices: all = [] }) =>
			all.filter(({ description }) => description === choices[name])
		)
		.find(({ media }) => media?.mainMedia)?.media?.mainMedia?.image;
	return {
		name: product.name ?? '',
		description: sanitizeHtml(product.description ?? ''),
		picture: picture((chosenImage ?? product.media?.mainMedia?.image)?.url, 600),
		price: price?.discountedPrice,
		priceBefore: price?.price === price?.discountedPrice ? undefined : price?.price,
		isInStock,
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
		return { isAdded: true };
	}
};
