import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { joinAlone, playRound } from './bonus.fixture.ts';

let casino: MoneyCasino;
beforeAll(async () => {
  casino = await startMoneyCasino({ CALLS_PER_MINUTE: '100000', TRUSTED_PROXIES: '127.0.0.1,::1' });
});
afterAll(() => casino.close());

const claim = (member: TestMember) => casino.api.post('/sys/bonus/claim', { promotion: 'firstDeposit' }, member.token);
const cashOut = async (member: TestMember, amount: number) => {
  const proofs = await casino.proofs(member);
  const destination = { paymentMethod: 'PAYPAL', email: 'maria@example.com' };
  return casino.api.post('/sys/withdraw/apply', { ...destination, ...proofs, amount }, member.token);
};

describe('cashing out under a bonus', () => {
  it('is refused with the bets that are missing, and open again once the bonus is given up', async () => {
    const member = await joinAlone(casino.api);
    await casino.payIn(member, 50);
    expect((await claim(member)).error).toBe(0);
    await playRound(casino.api, member, 2_00n, 2_00n);
    const refused = await cashOut(member, 50);
    expect(refused.error).toBe(errorCodes.wageringOpen);
    expect(refused.message).toContain('$4,998.00');
    const { data } = await casino.api.post('/sys/bonus/overview', {}, member.token);
    expect((await casino.api.post('/sys/bonus/giveUp', { id: data.active.id }, member.token)).error).toBe(0);
    expect((await cashOut(member, 50)).error).toBe(0);
    expect(await casino.book(member)).toEqual({ cash: 0n, bonus: 0n, held: 50_00n });
  });

  it('and claiming one at the same moment: one of the two, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await joinAlone(casino.api);
      await casino.payIn(member, 50);
      const [bonus, paid] = await Promise.all([claim(member), cashOut(member, 50)]);
      expect([bonus.error, paid.error].filter((error) => error === 0)).toHaveLength(1);
      const book = await casino.book(member);
      expect([book.bonus, book.held].filter((minor) => minor > 0n)).toHaveLength(1);
      if (bonus.error === 0) {
        expect([errorCodes.wageringOpen, errorCodes.bonusActive]).toContain(paid.error);
      } else expect(bonus.error).toBe(errorCodes.bonusCashOutPending);
    }
  });
});
