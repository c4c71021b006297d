/** Actions on requests: fault rules, and the log. */
import * as z from 'zod/mini';
import { routes } from '../../../../generated/routes.ts';
import { after, count, done, limit, nothing } from '../../../kernel/actions/shapes.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import { exampleNames, FAULT_KINDS } from '../../intercept/faults.ts';
import { defineToolAction } from '../shared/action.ts';

const callId = z
  .enum([...new Set(routes.map(({ id }) => id))])
  .check(z.meta({ description: 'Id of a call, such as `products.getProduct`.' }));

const fault = {
  kind: z.enum(FAULT_KINDS),
  call: z.optional(callId),
  header: z.optional(z.string().check(z.meta({ description: 'Name of a header that requests must have.' }))),
  headerValue: z.optional(z.string()),
  times: z.optional(z.int().check(z.gte(1), z.meta({ description: 'How often; without a number always.' }))),
  milliseconds: z.optional(z.int().check(z.gte(0), z.lte(600_000), z.meta({ description: 'For latency.' }))),
  example: z.optional(z.string().check(z.meta({ description: 'For example: its name in the contract.' }))),
  retryAfterSeconds: z.optional(
    z.int().check(z.gte(0), z.meta({ description: 'Of a response with 429 or 503.' })),
  ),
};
const faultRule = z.object({ ...fault, call: z.optional(z.string()), id: z.string() });

export const requestActions = {
  addFault: defineToolAction({
    summary: 'Adds a fault rule for the calls that match it.',
    effect: 'task',
    input: z.strictObject(fault),
    output: faultRule,
    run: async ({ tools }, rule) => {
      if (rule.kind === 'latency' && rule.milliseconds === undefined)
        invalid('milliseconds', 'REQUIRED_FIELD', 'is required for latency');
      if (rule.kind === 'example') {
        if (rule.call === undefined) invalid('call', 'REQUIRED_FIELD', 'is required for an example');
        const names = exampleNames(rule.call);
        if (!names.includes(rule.example ?? ''))
          invalid('example', 'INVALID_ENUM_VALUE', `must be one of ${names.join(', ')}`);
      }
      return tools.faults.add(rule);
    },
  }),
  listFaults: defineToolAction({
    summary: 'Lists the fault rules, in the order in which they are applied.',
    effect: 'read',
    input: nothing,
    output: z.object({ faults: z.array(faultRule) }),
    run: ({ tools }) => ({ faults: tools.faults.list() }),
  }),
  removeFault: defineToolAction({
    summary: 'Removes a fault rule.',
    effect: 'write',
    input: z.strictObject({ id: z.string() }),
    output: done,
    run: ({ tools }, { id }) => {
      if (!tools.faults.remove(id)) throw new NotFound();
      return {};
    },
  }),
  clearFaults: defineToolAction({
    summary: 'Removes all fault rules.',
    effect: 'write',
    input: nothing,
    output: z.object({ removed: count }),
    run: ({ tools }) => ({ removed: tools.faults.clear() }),
  }),
  listRequests: defineToolAction({
    summary: 'Lists the latest requests, newest first, without headers, queries and bodies.',
    effect: 'read',
    input: z.strictObject({
      call: z.optional(callId),
      caller: z.optional(z.string().check(z.meta({ description: 'For example `member:` and an id.' }))),
      minStatus: z.optional(z.int().check(z.gte(100), z.lte(599), z.meta({ description: 'Lowest status.' }))),
      after,
      limit,
    }),
    output: z.object({
      requests: z.array(
        z.object({
          id: z.int(),
          time: z.string(),
          method: z.string(),
          path: z.string(),
          call: z.string(),
          caller: z.string(),
          status: z.int().check(z.meta({ description: '0 if the connection was reset.' })),
          milliseconds: z.number(),
          problem: z.optional(z.string()),
          requestId: z.optional(z.string()),
        }),
      ),
    }),
    run: ({ tools }, { call, caller, minStatus = 0, after, limit }) => ({
      requests: tools.log.list(
        limit,
        after,
        (request) =>
          (call === undefined || request.call === call) &&
          (caller === undefined || request.caller === caller) &&
          request.status >= minStatus,
      ),
    }),
  }),
  clearRequests: defineToolAction({
    summary: 'Removes all requests from the log.',
    effect: 'write',
    input: nothing,
    output: z.object({ removed: count }),
    run: ({ tools }) => ({ removed: tools.log.clear() }),
  }),
};
