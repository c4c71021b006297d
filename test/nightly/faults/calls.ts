import { type Call, fetchedCalls, wire } from '../../calls/description.ts';
import { type Sample, sampleNamed } from '../../calls/inputs.ts';
import { isSecret } from '../../calls/secrets.ts';
import { pick, writtenIn } from '../../calls/source-operation.ts';

/** What a call does to the platform, as the contract has it. */
type Effect = 'read' | 'write';

/** One line of the matrix. */
export interface Line {
  call: Call;
  effect: Effect;
  /** Whether its input contains a secret, so that a write is never sent twice. */
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

/** Every call that is sent: a browser is navigated to the others. */
export const LINES: readonly Line[] = fetchedCalls.map((call) => ({
  call,
  effect: effects.get(call.id) ?? 'write',
  isSecret: isSecret(call),
  sample: sampleNamed(call, 'full'),
  good: JSON.stringify(call.answers.get('full') ?? {}),
}));
