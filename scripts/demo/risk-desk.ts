import { errorCodes } from '@fairhouse/contract';
import type { RiskRuleKind } from '@fairhouse/contract/operator';
import type { Desk } from './as-operator.ts';
import { Refused } from './casino-calls.ts';
import type { DeskDay } from './desk-day.ts';

interface DemoRule {
  code: string;
  kind: RiskRuleKind;
  parameters: Record<string, number>;
  severity: 'low' | 'medium' | 'high';
}

/** Rules that see something in a casino of a few hundred members. */
const rules: readonly DemoRule[] = [
  { code: 'deposits-several', kind: 'depositVelocity', parameters: { hours: 72, times: 3 }, severity: 'medium' },
  { code: 'bonus-out-in-two-days', kind: 'bonusCashedOut', parameters: { hours: 48 }, severity: 'low' },
  { code: 'instrument-of-several', kind: 'sharedInstrument', parameters: { members: 2, days: 60 }, severity: 'high' },
];
const weekMs = 7 * 24 * 3_600_000;

/** Compliance writes and tries them, and risk is the second person who switches them on. */
export async function switchRulesOn(desk: Desk, now: Date): Promise<void> {
  for (const rule of rules) {
    const saved = await desk.ask('compliance', '/operator/risk/rule/save', { ...rule, reason: 'For this casino' });
    const { code, version, contentHash } = saved;
    const stretch = { from: new Date(now.getTime() - weekMs).toISOString(), until: now.toISOString() };
    await desk.ask('compliance', '/operator/risk/rule/try', { code, version, ...stretch });
    const turn = { code, version, contentHash, to: 'on', reason: 'It was tried' } as const;
    await desk.ask('compliance', '/operator/risk/rule/switch', turn).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.code !== errorCodes.waitsForSecond) throw error;
    });
    await desk.ask('risk', '/operator/risk/rule/switch', turn);
  }
}

/** Most of what waits is looked at; some of it becomes a case, and most cases are closed the day after. */
export async function workOffAlerts({ desk, random, tally, share }: DeskDay): Promise<void> {
  const cases = await desk.ask('risk', '/operator/risk/case/list', { state: ['open'] });
  for (const { id } of cases.content) {
    if (random.below(100) >= share) continue;
    const outcome = random.chance(0.3) ? 'confirmed' : 'valuable';
    await desk.ask('risk', '/operator/risk/case/close', { id, outcome, reason: 'The documents were looked through.' });
    tally.count('cases closed');
  }
  const waiting = await desk.ask('risk', '/operator/risk/alert/list', { state: ['open'], limit: 100 });
  for (const { id, sentence } of waiting.content) {
    if (random.below(100) >= share) continue;
    if (random.chance(0.2)) {
      await desk.ask('risk', '/operator/risk/case/open', { title: sentence.slice(0, 120), alertIds: [id] });
      tally.count('cases opened');
    } else {
      const as = random.chance(0.5) ? 'dismissed' : 'falsePositive';
      await desk.ask('risk', '/operator/risk/alert/dismiss', { id, as, reason: 'Nothing odd about this member.' });
      tally.count('alerts decided');
    }
  }
}
