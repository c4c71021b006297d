import { type Call, callOf } from './description.ts';
import { type Sample, samplesOf } from './inputs.ts';
import { longSample } from './long-form.ts';

/** How a client gets a call onto the wire: the call that a user makes, and with what. */
export interface Making {
  call: Call;
  samples: Sample[];
}

/** A long form has no function of its own: the short form turns into it when its input is long. */
export function makingOf(call: Call): Making {
  return call.fallbackOf === undefined
    ? { call, samples: samplesOf(call) }
    : { call: callOf(call.fallbackOf), samples: [longSample(call)] };
}
