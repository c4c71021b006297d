/** What a kind of an error tells the compiler. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import { type FieldViolation, isStoreError, StoreError, type SystemReason } from '../../src/index.ts';

declare const thrown: unknown;

if (thrown instanceof StoreError) expectTypeOf(thrown).toEqualTypeOf<StoreError>();

if (isStoreError(thrown))
  switch (thrown.kind) {
    case 'validation':
      expectTypeOf(thrown.violations).toEqualTypeOf<readonly FieldViolation[]>();
      expectTypeOf(thrown.reason).toEqualTypeOf<undefined>();
      break;
    case 'application':
      expectTypeOf(thrown.code).toEqualTypeOf<string>();
      expectTypeOf(thrown.violations).toEqualTypeOf<readonly never[]>();
      break;
    case 'client':
      expectTypeOf(thrown.allowedRoles).toEqualTypeOf<readonly string[] | undefined>();
      break;
    case 'system':
      expectTypeOf(thrown.reason).toEqualTypeOf<SystemReason>();
      break;
    default:
      expectTypeOf(thrown).toBeNever();
  }

// the details of a kind that it cannot be made without
// @ts-expect-error a reason
new StoreError('System error occurred', { kind: 'system' });
// @ts-expect-error a code
new StoreError('Rejected', { kind: 'application' });
expectTypeOf(new StoreError('Rejected', { kind: 'client', code: 'CONFLICT' }).kind).toEqualTypeOf<'client'>();
