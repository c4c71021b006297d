/** Which examples of a call an editor offers for its mock handler. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import { getCurrentCartHandler } from '../../src/msw/index.ts';

type Offered = NonNullable<Parameters<typeof getCurrentCartHandler>[0]>['example'];

// successes, failures that all calls share, and those of the call itself
expectTypeOf<Extract<Offered, 'minimal' | 'notFound' | 'OWNED_CART_NOT_FOUND'>>().toEqualTypeOf<
  'minimal' | 'notFound' | 'OWNED_CART_NOT_FOUND'
>();
// names of another call, and of a newer description, are left to run time
expectTypeOf<Extract<Offered, 'ORDER_NOT_FOUND'>>().toBeNever();
getCurrentCartHandler({ example: String('newer') });
