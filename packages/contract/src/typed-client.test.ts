import { describe, expectTypeOf, it } from 'vitest';
import { call } from './call.ts';
import type { CallError, CallInput, CallOutput, CallParsed, CallPath } from './calls.ts';
import { done, nothing } from './scalars.ts';

// Checked by the compiler when the types are; nothing here does anything at run time.
describe('a client typed by path', () => {
  it('may send what forms send, and nothing undeclared', () => {
    expectTypeOf<{ amount: '60'; paymentMethod: 'BTC'; email: '' }>().toExtend<CallInput<'/sys/withdraw/apply'>>();
    expectTypeOf<{ amount: 60; paymentMethod: 'GOLD' }>().not.toExtend<CallInput<'/sys/withdraw/apply'>>();
    expectTypeOf<CallInput<'/base/game/listPage'>>().toHaveProperty('category_NEQ');
    expectTypeOf<CallInput<'/base/game/listPage'>>().not.toHaveProperty('category_GT');
    expectTypeOf<CallInput<'/sys/withdraw/listPage'>>().not.toHaveProperty('username');
    expectTypeOf<'/operator/cashOut/approve'>().not.toExtend<CallPath>();
  });

  it('knows what comes back, and what can go wrong', () => {
    expectTypeOf<CallOutput<'/sys/game/getLaunchUrl'>>().toEqualTypeOf<string>();
    expectTypeOf<CallOutput<'/sys/stripe/findOrder'>['status']>().toEqualTypeOf<'true' | 'false' | 'wait'>();
    expectTypeOf<CallError<'/sys/withdraw/cancel'>>().toEqualTypeOf<'noSuchThing' | 'cannotCancel'>();
    expectTypeOf<CallError<'/sys/auth/logout'>>().toBeNever();
  });

  it('has no call of the desk without a permission', () => {
    const declaration = { path: '/operator/x', summary: 'Something.', input: nothing(), output: done() } as const;
    // @ts-expect-error without a permission
    call({ ...declaration, access: 'operator' });
    // @ts-expect-error with one that there is not
    call({ ...declaration, access: 'operator', permission: 'cashOuts.devour' });
    // @ts-expect-error with one where nobody of the staff asks
    call({ ...declaration, access: 'visitor', permission: 'cashOuts.read' });
    expectTypeOf(call({ ...declaration, access: 'operator', permission: 'cashOuts.read' }).access).toBeString();
  });

  it('leaves the casino with plain values', () => {
    expectTypeOf<CallParsed<'/sys/withdraw/apply'>['amount']>().toEqualTypeOf<number>();
    expectTypeOf<CallParsed<'/sys/withdraw/apply'>['paymentProofId']>().toEqualTypeOf<number[] | undefined>();
    expectTypeOf<CallParsed<'/base/game/listPage'>['pageSize']>().toEqualTypeOf<number>();
  });
});
