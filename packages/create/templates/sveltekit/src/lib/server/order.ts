import type { Order } from 'storewire';
import { date } from '#lib/format.ts';
import { picture } from '#lib/picture.ts';

/** What a page shows of an order. */
export const toRow = (order: Order) => ({
	id: order.id ?? '',
	number: order.number,
	date: order.createdDate && date(order.createdDate),
	state: stateOf(order),
	total: order.priceSummary?.total?.formattedAmount,
	lines: order.lineItems.map(({ id, productName, quantity, image }) => ({
		id,
		text: `${quantity} × ${productName?.translated ?? productName?.original}`,
		picture: picture(image?.url, 48)
	}))
});

function stateOf({ status, fulfillmentStatus }: Order): string {
	if (status === 'CANCELED') return 'canceled';
	return fulfillmentStatus === 'FULFILLED' ? 'sent' : 'not sent yet';
}
