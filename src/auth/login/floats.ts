import { readFloats } from '../../core/floats.ts';
import type { OperationInfo } from '../../core/operation-info.ts';
import type { Places } from '../../core/places.ts';

/** Where the calls of a sign-in hold numbers that JSON cannot hold, as in the contract. A value may be a list or a map of such values. */
const makeValue = (): Places => {
  const several: Places = {
    value: {
      get '*'() {
        return value;
      },
    },
  };
  const value: Places = { numValue: 1, listValue: several, mapValue: several };
  return value;
};

export function makeFloats(): Record<'input' | 'answer' | 'identity', Partial<OperationInfo>> {
  const value = makeValue();
  const profile: Places = { customFields: { value }, addresses: { address: { geocode: { latitude: 1, longitude: 1 } } } };
  const identity: Places = { identityProfile: profile };
  return {
    input: { floats: { profile } },
    answer: { decode: readFloats({ identity, additionalData: { '*': value } }) },
    identity: { decode: readFloats({ identity }) },
  };
}
