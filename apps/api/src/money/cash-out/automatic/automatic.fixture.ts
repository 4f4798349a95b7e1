import type { PayoutRuleParameters } from '@fairhouse/contract/operator';
import type { MoneyCasino } from '../../../testing/start-money-casino.ts';
import type { TestMember } from '../../../testing/start-test-api.ts';

export const parameters: PayoutRuleParameters = {
  amountMost: '100',
  dayAmountMost: '150',
  dayCountMost: 3,
  weekAmountMost: '300',
  weekCountMost: 5,
  instrument: 'usedOrNamed',
  accountHours: 24,
  changeHours: 24,
  samplePercent: 0,
};

export const bank = {
  paymentMethod: 'BANK_CARD',
  routingNumber: '021000021',
  accountNumber: '1234567890',
  accountName: 'Maria Santos',
};

/** A casino in which two cashiers work with the rule of US dollars. */
export async function openAutomatic(casino: MoneyCasino) {
  const { api } = casino;
  const keys = {
    anna: await casino.addOperator('anna', ['cashier']),
    ben: await casino.addOperator('ben', ['cashier']),
  };
  type Name = keyof typeof keys;
  const desk = (path: string, body: object, name: Name = 'anna') => api.post(`/operator/${path}`, body, keys[name]);
  const rule = async () => (await desk('payoutRule/versions', { currency: 'USD' })).data.versions[0];
  const turn = (body: object, name: Name = 'anna') => desk('payoutRule/switch', { reason: 'A test', ...body }, name);
  const turnRule = async (to: 'on' | 'off', name?: Name) => {
    const { version, contentHash } = await rule();
    return turn({ currency: 'USD', version, contentHash, to }, name);
  };
  return {
    desk,
    rule,
    turn,
    turnRule,
    save: async (change: Partial<PayoutRuleParameters> = {}) => {
      const version = (await rule())?.version;
      return desk('payoutRule/save', {
        currency: 'USD',
        parameters: { ...parameters, ...change },
        reason: 'A test',
        ...(version ? { version } : {}),
      });
    },
    tryOut: async (days = 30) => desk('payoutRule/try', { currency: 'USD', version: (await rule()).version, days }),
    /** Saves a version, tries it and has two people switch it on. */
    async ruleIsOn(change: Partial<PayoutRuleParameters> = {}): Promise<void> {
      await this.save(change);
      await this.tryOut();
      await turnRule('on');
      await turnRule('on', 'ben');
    },
    async allIsOn(): Promise<void> {
      await turn({ to: 'on' });
      await turn({ to: 'on' }, 'ben');
    },
    /** Whose cash-outs pass every check: known, an account of some age, documents accepted, in the name of `bank`. */
    async knownMember(amount = 1_000): Promise<TestMember & { proofs: object }> {
      const member = await api.join();
      await casino.payIn(member, amount);
      const proofs = await casino.proofs(member);
      await api.db.query(
        `update member set first_name = 'Maria', last_name = 'Santos', created_at = now() - interval '30 days' where id = $1`,
        [member.id],
      );
      await api.db.query(
        `insert into member_document (member_id, kind, file_ids, status, updated_at, decided_by, decided_at)
         select $1, kind, array[file::bigint], 'accepted', now() - interval '10 days', 'anna', now() - interval '10 days'
         from unnest($2::text[], $3::text[]) d (kind, file)`,
        [member.id, ['idcardProof', 'paymentProof', 'addressProof'], [...Object.values(proofs), proofs.idcardProofId]],
      );
      return { ...member, proofs };
    },
    apply: (member: TestMember & { proofs: object }, body: object) =>
      api.post('/sys/withdraw/apply', { ...bank, ...member.proofs, ...body }, member.token),
    cashOut: async (id: number) => (await desk('cashOut/get', { id })).data,
  };
}

export type Automatic = Awaited<ReturnType<typeof openAutomatic>>;
