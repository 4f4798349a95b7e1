import { errorCodes } from '@fairhouse/contract';
import { bet } from './game-steps.ts';
import type { Player, Step } from './player.ts';
import type { Promotion, ReferenceBonus } from './reference-bonus.ts';
import { answered, must, tolerant } from './retries.ts';

export const claim: Step = async (it) => {
  const { casino, member, random, book, log } = it;
  const promotion: Promotion = random.chance(0.5) ? 'signUp' : 'firstDeposit';
  const times = random.chance(0.3) ? 2 : 1;
  log.push(`claim ${promotion}${times > 1 ? ' twice at once' : ''}`);
  const against = book.refusalsOf(promotion).map((name) => errorCodes[name]);
  // A claim that was done may be asked again, when its answer was lost.
  const expected: number[] = against.length > 0 ? against : [0, errorCodes.rewardAlreadyTaken];
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      answered(() => casino.api.post('/sys/bonus/claim', { promotion }, member.token), true),
    ),
  );
  for (const { error, message } of answers) {
    must(expected.includes(error), `the claim was answered ${error} ${message}, not ${expected.join(' or ')}`);
  }
  must(answers.filter(({ error }) => error === 0).length <= 1, 'the bonus was given twice');
  if (against.length > 0) return;
  const bonus = book.claim(promotion);
  await compareBonus(it);
  if (random.chance(0.7)) await nearlyDone(it, bonus);
};

export const giveUp: Step = async (it) => {
  const { casino, member, random, book, log } = it;
  if (!book.bonus) return claim(it);
  log.push('give up');
  const { active } = (await look(it)).data;
  const send = () => answered(() => casino.api.post('/sys/bonus/giveUp', { id: active.id }, member.token), true);
  const answer = await send();
  if (book.openBets.size > 0) {
    return must(answer.error === errorCodes.bonusRoundOpen, `giving up in a round was answered ${answer.error}`);
  }
  const gone = errorCodes.noSuchThing;
  must(answer.error === 0 || answer.error === gone, `giving up was answered ${answer.error} ${answer.message}`);
  if (random.chance(0.3)) must((await send()).error === gone, 'the same bonus was given up again');
  book.end('givenUp');
};

export const passDays: Step = async (it) => {
  const { random, book } = it;
  if (!book.bonus) return claim(it);
  if (random.chance(0.4)) return letPass(it, random.chance(0.5) ? 45 : 90, false);
  const days = 3 + random.below(5);
  await letPass(it, days, true);
  if (days >= 7 || random.chance(0.5)) return;
  // A bet in time begins the week without bets again.
  await bet(it);
  await letPass(it, 7 - days, true);
};

/** Lets days go by for the bonus: its clock is set back. */
async function letPass(it: Player, days: number, isIdle: boolean): Promise<void> {
  const { casino, member, book, log } = it;
  // What was bet before these days shall not be counted after them.
  await compareBonus(it);
  if (!book.bonus) return;
  log.push(`${days} days ${isIdle ? 'without a bet' : 'go by'}`);
  // Set to what they shall be: the statement may be done twice when its answer is lost.
  const { rows } = await tolerant(() =>
    casino.api.db.query<{ lastBetAt: Date; deadlineAt: Date | null }>(
      `select last_bet_at - make_interval(days => $2) as "lastBetAt", deadline_at - make_interval(days => $3) as "deadlineAt"
       from bonus where member_id = $1 and status = 'active'`,
      [member.id, isIdle ? days : 0, days],
    ),
  );
  await tolerant(() =>
    casino.api.db.query(
      `update bonus set last_bet_at = $2, deadline_at = $3 where member_id = $1 and status = 'active'`,
      [member.id, rows[0]!.lastBetAt, rows[0]!.deadlineAt],
    ),
  );
  book.bonus.pass(days, isIdle);
}

/** Compares the meter, or how the last bonus ended. */
export async function compareBonus(it: Player): Promise<void> {
  const { book } = it;
  const { active, ended } = (await look(it)).data;
  book.settle();
  same('the meter', active && meterOf(active), book.bonus && meterOfReference(book.bonus));
  same('the end', ended[0] && endOf(ended[0]), book.ended);
}

/** As if most bets had been made, so that a short schedule comes to the end of them. */
async function nearlyDone({ casino, member, random, log }: Player, bonus: ReferenceBonus): Promise<void> {
  bonus.wagered = bonus.required - BigInt(1 + random.below(600));
  log.push(`${bonus.required - bonus.wagered} left to bet`);
  await tolerant(() =>
    casino.api.db.query(`update bonus set wagered = $2 where member_id = $1 and status = 'active'`, [
      member.id,
      bonus.wagered,
    ]),
  );
}

function look({ casino, member }: Player) {
  return answered(() => casino.api.post('/sys/bonus/overview', {}, member.token));
}

interface Wire extends Record<'amount' | 'required' | 'wagered' | 'own' | 'locked' | 'forfeited', number> {
  promotion: string;
  status: string;
}

function meterOf({ promotion, amount, required, wagered, own, locked }: Wire) {
  return {
    promotion,
    amount: minor(amount),
    required: minor(required),
    wagered: minor(wagered),
    own: minor(own),
    locked: minor(locked),
  };
}

function meterOfReference({ promotion, amount, required, wagered, own, locked }: ReferenceBonus) {
  return { promotion, amount, required, wagered, own, locked };
}

function endOf({ promotion, status, forfeited }: Wire) {
  return { promotion, status, forfeited: minor(forfeited) };
}

function minor(major: number): bigint {
  return BigInt(Math.round(major * 100));
}

function same(what: string, says: object | null | undefined, wanted: object | undefined): void {
  const [said, expected] = [text(says), text(wanted)];
  must(said === expected, `${what} says ${said}, the model ${expected}`);
}

function text(value: object | null | undefined): string {
  return value
    ? Object.entries(value)
        .map(([name, it]) => `${name} ${it}`)
        .join(', ')
    : 'nothing';
}
