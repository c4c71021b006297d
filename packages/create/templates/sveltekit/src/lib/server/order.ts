import type { Order } from 'storewire';
import { date } from '#lib/format.ts';
import { picture } from '#lib/picture.ts';

/** What a page shows of an order. */
export const toRow = ({
	id = '',
	number,
	createdDate,
	status,
	priceSummary,
	lineItems
}: Order) => ({
	id,
	number,
	date: createdDate && date(createdDate),
	isCanceled: status === 'CANCELED',
	total: priceSummary?.total?.formattedAmount,
	lines: lineItems.map(({ id, productName, quantity, image }) => ({
		id,
		text: `${quantity} × ${productName?.translated ?? productName?.original}`,
		picture: picture(image?.url, 48)
	}))
});
