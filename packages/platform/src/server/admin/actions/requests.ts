/** Actions on requests: fault rules, and the log. */
import { routes } from '../../../../generated/routes.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import { after, count, done, limit, nothing, text } from '../../../kernel/schemas/shapes.ts';
import { exampleNames, FAULT_KINDS } from '../../intercept/faults.ts';
import { defineToolAction } from '../shared/action.ts';

const callIds = [...new Set(routes.map(({ id }) => id))] as [string, ...string[]];
const callId = { enum: callIds, description: 'Id of a call, such as `products.getProduct`.' } as const;

const kind = { enum: FAULT_KINDS } as const;
const condition = {
  call: callId,
  header: { ...text, description: 'Name of a header that requests must have.' },
  headerValue: text,
  times: { ...count, minimum: 1, description: 'How often; without a number always.' },
  milliseconds: { ...count, maximum: 600_000, description: 'For latency.' },
  example: { ...text, description: 'For example: its name in the contract.' },
  retryAfterSeconds: { ...count, description: 'Of a response with 429 or 503.' },
} as const;
const faultRule = object({ id: text, kind }, { ...condition, call: text });

const loggedRequest = object(
  {
    id: count,
    time: text,
    method: text,
    path: text,
    call: text,
    caller: text,
    status: { ...count, description: '0 if the connection was reset.' },
    milliseconds: { type: 'number' },
  },
  { problem: text, requestId: text },
);

export const requestActions = {
  addFault: defineToolAction({
    summary: 'Adds a fault rule for the calls that match it.',
    effect: 'task',
    input: object({ kind }, condition),
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
    output: object({ faults: { type: 'array', items: faultRule } }),
    run: ({ tools }) => ({ faults: tools.faults.list() }),
  }),
  removeFault: defineToolAction({
    summary: 'Removes a fault rule.',
    effect: 'write',
    input: object({ id: text }),
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
    output: object({ removed: count }),
    run: ({ tools }) => ({ removed: tools.faults.clear() }),
  }),
  listRequests: defineToolAction({
    summary: 'Lists the latest requests, newest first, without headers, queries and bodies.',
    effect: 'read',
    input: object(
      {},
      {
        call: callId,
        caller: { ...text, description: 'For example `member:` and an id.' },
        minStatus: { type: 'integer', minimum: 100, maximum: 599, description: 'Lowest status.' },
        after,
        limit,
      },
    ),
    output: object({ requests: { type: 'array', items: loggedRequest } }),
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
    output: object({ removed: count }),
    run: ({ tools }) => ({ removed: tools.log.clear() }),
  }),
};
