/** The page of the console about delivery: options, pickup locations and time slots. */
import { html } from 'hono/html';
import type { Carrier, DeliveryOption } from '../../../features/pricing/delivery.ts';
import type { Markup } from './layout.ts';
import { actionButton, type PageInput, table } from './shell.ts';

export function deliveryPage({ platform }: PageInput): Markup {
  const { delivery, slots } = platform.getDelivery();
  const options = delivery.regions.flatMap((region) =>
    region.carriers.flatMap((carrier) =>
      carrier.options.map((option) => [
        region.name,
        option.title,
        option.code,
        option.price,
        option.pickup ? Object.values(option.pickup.address).join(', ') : '',
        html`<a href="${slotForm(carrier, option)}">Time slots of ${option.code}, ${region.name}</a>`,
      ]),
    ),
  );
  const plans = new Map(
    delivery.regions.flatMap(({ carriers }) =>
      carriers.flatMap((carrier) =>
        carrier.options.map((option) => [`${carrier.id}/${option.code}`, option.slots] as const),
      ),
    ),
  );
  const rows = slots.map((slot) => {
    const { carrierId, optionCode: code, title, from, to, booked, capacity, isFull } = slot;
    const { full = [], ...plan } = plans.get(`${carrierId}/${code}`) ?? { times: [], days: 1, capacity };
    const button = (text: string, closed: readonly string[]): Markup =>
      actionButton(
        'setDeliverySlots',
        `${text} ${title}, ${from}`,
        slotInputs({ id: carrierId }, { code, slots: { ...plan, full: closed } }),
        { returnTo: '/__dev/delivery' },
      );
    const others = full.filter((start) => Date.parse(start) !== Date.parse(from));
    const action =
      others.length < full.length ? button('Open', others) : isFull ? '' : button('Close', [...full, from]);
    return [title, from, to, `${booked} of ${capacity}`, isFull ? 'full' : 'free', action];
  });
  return html`<p>Each time slot is an option of its own for the buyer. Full ones are not offered.</p>
<h2>Options</h2>${table('Options', ['Region', 'Option', 'Code', 'Price', 'Pickup', 'Change'], options)}
<h2>Time slots</h2>${table('Time slots', ['Option', 'From', 'To', 'Booked', 'State', 'Change'], rows)}
<p><a href="/__dev/actions/configureDelivery?${new URLSearchParams({ regions: JSON.stringify(delivery.regions) }).toString()}">Change
regions, carriers, prices and pickup locations</a>, or <a href="/__dev/actions/configurePurchases">fees</a>.</p>`;
}

type SlotsOfOption = Pick<DeliveryOption, 'code' | 'slots'>;

const slotForm = (carrier: Pick<Carrier, 'id'>, option: SlotsOfOption): string =>
  `/__dev/actions/setDeliverySlots?${new URLSearchParams(slotInputs(carrier, option)).toString()}`;

/** The fields of the form that sets the slots of an option. */
const slotInputs = (
  { id: carrierId }: Pick<Carrier, 'id'>,
  { code, slots }: SlotsOfOption,
): Record<string, string> => ({
  carrierId,
  code,
  ...(slots && {
    times: JSON.stringify(slots.times),
    days: String(slots.days),
    capacity: String(slots.capacity),
    full: (slots.full ?? []).join(' '),
  }),
});
