/** Actions on how the shop delivers: regions, carriers, pickup and time slots. */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { jsonSchemaOf } from '../../../kernel/actions/json-schema.ts';
import { address, amount, count, name, nothing, place } from '../../../kernel/actions/shapes.ts';
import { type DeliverySettings, deliverySettingsOf } from '../delivery.ts';
import { configureDelivery, listDeliverySlots, setDeliverySlots } from '../delivery-actions.ts';

/** Hours and minutes, such as 09:00. */
const timeOfDay = z.iso.time({ precision: -1 });

const slotPlan = {
  times: z
    .array(z.strictObject({ from: timeOfDay, to: timeOfDay }))
    .check(z.meta({ description: 'Times of day in UTC, such as [{ "from": "09:00", "to": "12:00" }].' })),
  days: z.int().check(z.gte(1), z.lte(60), z.meta({ description: 'How many days, from tomorrow on.' })),
  capacity: count.check(z.meta({ description: 'How many orders fit into a slot.' })),
  full: z.exactOptional(
    z
      .array(z.iso.datetime())
      .check(z.meta({ description: 'Starts of slots that accept no order, ISO 8601.' })),
  ),
};

const deliveryOption = z.strictObject({
  code: name,
  title: name,
  deliveryTime: z.exactOptional(name),
  instructions: z.exactOptional(z.string()),
  price: amount,
  freeFrom: z.exactOptional(amount),
  maxWeight: z.exactOptional(z.number().check(z.gte(0))),
  otherCharges: z.exactOptional(
    z.array(
      z.strictObject({
        type: z.enum(['HANDLING_FEE', 'INSURANCE']),
        price: amount,
        details: z.exactOptional(name),
      }),
    ),
  ),
  pickup: z.exactOptional(z.strictObject({ address, method: z.enum(['STORE_PICKUP', 'PICKUP_POINT']) })),
  slots: z.exactOptional(z.strictObject(slotPlan)),
});

const region = z.strictObject({
  id: z.guid(),
  name,
  places: z.array(place),
  carriers: z.array(
    z.strictObject({
      id: z.guid(),
      isFailing: z.exactOptional(z.boolean()),
      options: z.array(deliveryOption),
    }),
  ),
});

const deliverySettings = z.strictObject({ regions: z.array(region) });

const delivery = z.custom<DeliverySettings>().check(z.meta({ ...jsonSchemaOf(deliverySettings, 'output') }));

const slot = z.object({
  carrierId: z.string(),
  optionCode: z.string(),
  title: z.string(),
  code: z.string(),
  from: z.string(),
  to: z.string(),
  capacity: count,
  booked: count,
  isFull: z.boolean(),
});

export const deliveryActions = {
  getDelivery: defineAction({
    summary: 'Returns regions, carriers and delivery options, and the time slots that can be chosen now.',
    effect: 'read',
    input: nothing,
    output: z.object({ delivery, slots: z.array(slot) }),
    run: (context) => ({
      delivery: deliverySettingsOf(context),
      slots: listDeliverySlots(context),
    }),
  }),
  configureDelivery: defineAction({
    summary: 'Replaces regions, carriers and delivery options. An empty list of places is everywhere else.',
    effect: 'write',
    input: deliverySettings,
    output: z.object({ delivery }),
    run: (context, settings) => ({ delivery: configureDelivery(context, settings) }),
  }),
  setDeliverySlots: defineAction({
    summary: 'Replaces the time slots of a delivery option. An empty list of times removes them.',
    effect: 'write',
    input: z.strictObject({
      carrierId: z.exactOptional(
        z.guid().check(z.meta({ description: 'Default every carrier that has the option.' })),
      ),
      code: name.check(z.meta({ description: 'That of the option, such as `standard`.' })),
      ...slotPlan,
    }),
    output: z.object({ delivery }),
    run: (context, input) => ({ delivery: setDeliverySlots(context, input) }),
  }),
};
