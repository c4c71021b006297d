import { getOrder } from 'storewire/operations';
import { error } from '@sveltejs/kit';
import { toRow } from '#lib/server/order.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ url, locals: { store } }) => {
	const id = url.searchParams.get('orderId');
	if (!id) error(404, 'There is no such order.');
	const { order } = await getOrder(store.client, { id });
	return { order: toRow(order) };
};
