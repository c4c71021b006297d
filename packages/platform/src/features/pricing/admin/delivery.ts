/** Actions on how the shop delivers: regions, carriers, pickup and time slots. */
import { defineAction } from '../../../kernel/actions/action.ts';
import { type JsonSchema, object } from '../../../kernel/schemas/json-schema.ts';
import {
  address,
  amount,
  count,
  dateTime,
  flag,
  guid,
  name,
  nothing,
  place,
  text,
} from '../../../kernel/schemas/shapes.ts';
import { deliverySettingsOf } from '../delivery.ts';
import { configureDelivery, listDeliverySlots, setDeliverySlots } from '../delivery-actions.ts';

/** Hours and minutes, such as 09:00. */
const timeOfDay = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const;

const times = {
  type: 'array',
  items: object({ from: timeOfDay, to: timeOfDay }),
  description: 'Times of day in the time zone of the shop, such as [{ "from": "09:00", "to": "12:00" }].',
} as const;
const days = {
  type: 'integer',
  minimum: 1,
  maximum: 60,
  description: 'How many days, from tomorrow on.',
} as const;
const capacity = { ...count, description: 'How many orders fit into a slot.' } as const;
const full = {
  type: 'array',
  items: dateTime,
  description: 'Starts of slots that accept no order, ISO 8601.',
} as const;

const otherCharge = object(
  { type: { enum: ['HANDLING_FEE', 'INSURANCE'] }, price: amount },
  { details: name },
);

const deliveryOption = object(
  { code: name, title: name, price: amount },
  {
    deliveryTime: name,
    instructions: text,
    freeFrom: amount,
    maxWeight: { type: 'number', minimum: 0 },
    otherCharges: { type: 'array', items: otherCharge },
    pickup: object({ address, method: { enum: ['STORE_PICKUP', 'PICKUP_POINT'] } }),
    slots: object({ times, days, capacity }, { full }),
  },
);

const carrier = object({ id: guid, options: { type: 'array', items: deliveryOption } }, { isFailing: flag });

const region = object({
  id: guid,
  name,
  places: { type: 'array', items: place },
  carriers: { type: 'array', items: carrier },
});

const deliverySettings = object({ regions: { type: 'array', items: region } });

/** Of any values: the types of the contract, which the stored ones have, admit those of later versions. */
const storedSettings: JsonSchema = deliverySettings;

const slot = object({
  carrierId: text,
  optionCode: text,
  title: text,
  code: text,
  from: text,
  to: text,
  capacity: count,
  booked: count,
  isFull: flag,
});

export const deliveryActions = {
  getDelivery: defineAction({
    summary: 'Returns regions, carriers and delivery options, and the time slots that can be chosen now.',
    effect: 'read',
    input: nothing,
    output: object({ delivery: storedSettings, slots: { type: 'array', items: slot } }),
    run: (context) => ({
      delivery: deliverySettingsOf(context),
      slots: listDeliverySlots(context),
    }),
  }),
  configureDelivery: defineAction({
    summary: 'Replaces regions, carriers and delivery options. An empty list of places is everywhere else.',
    effect: 'write',
    input: deliverySettings,
    output: object({ delivery: storedSettings }),
    run: (context, settings) => ({ delivery: configureDelivery(context, settings) }),
  }),
  setDeliverySlots: defineAction({
    summary: 'Replaces the time slots of a delivery option. An empty list of times removes them.',
    effect: 'write',
    input: object(
      { code: { ...name, description: 'That of the option, such as `standard`.' }, times, days, capacity },
      { carrierId: { ...guid, description: 'Default every carrier that has the option.' }, full },
    ),
    output: object({ delivery: storedSettings }),
    run: (context, input) => ({ delivery: setDeliverySlots(context, input) }),
  }),
};
