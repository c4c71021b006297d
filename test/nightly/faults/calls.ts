import { CALLS } from '../../contract/calls.ts';
import { type Call, callOf, wire } from '../../contract/description.ts';
import { type Sample, sampleNamed } from '../../contract/inputs.ts';
import { entries, pick, writtenIn } from '../../contract/source-operation.ts';

/** What a call does to the platform, as the contract has it. */
type Effect = 'read' | 'write';

/** One line of the matrix. */
export interface Line {
  call: Call;
  effect: Effect;
  /** Whether its input contains a secret, so that it is never sent twice. */
  isSecret: boolean;
  /** An input with every member that the contract has an example for. */
  sample: Sample;
  /** The body of a good answer. */
  good: string;
}

const effects = new Map(
  writtenIn(wire).map(({ id, method, operation }) => {
    const byMethod = method === 'GET' ? 'read' : 'write';
    return [id, String(pick(wire, operation, 'x-effect') ?? byMethod) as Effect];
  }),
);

/** Whether a part of the description, or a schema that it refers to, is marked as a secret. */
function containsSecret(node: unknown, visited = new Set<unknown>()): boolean {
  const parts = entries(wire, node);
  const isNew = !visited.has(node);
  visited.add(node);
  return (
    isNew &&
    parts.some(([name, part]) => (name === 'x-secret' && part === true) || containsSecret(part, visited))
  );
}

const secretCalls = new Set(
  writtenIn(wire)
    .filter(
      ({ operation }) =>
        pick(wire, operation, 'x-secret') === true || containsSecret(pick(wire, operation, 'requestBody')),
    )
    .map(({ id }) => id),
);

/** Every call that is sent: a browser is navigated to the others. */
export const LINES: readonly Line[] = CALLS.map(([id]) => callOf(id))
  .filter(({ navigates }) => !navigates)
  .map((call) => ({
    call,
    effect: effects.get(call.id) ?? 'write',
    isSecret: secretCalls.has(call.id),
    sample: sampleNamed(call, 'full'),
    good: JSON.stringify(call.answers.get('full') ?? {}),
  }));
