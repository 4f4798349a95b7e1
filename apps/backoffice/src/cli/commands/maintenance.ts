import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';

type Maintenance = NonNullable<OperatorCallOutput<'/operator/maintenance/get'>['current']>;

const usage = 'Say show, plan, on, extend, off or cancel.';

export async function maintenance(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['from', 'until', 'minutes', 'text', 'reason'], 1);
  const [word = 'show'] = words;
  const { current } = await ask('/operator/maintenance/get', {});
  if (word === 'show') return current ? line(current) : 'No maintenance is planned.';
  if (!['plan', 'on', 'extend', 'off', 'cancel'].includes(word)) throw new Problem(usage, usageCode);
  const reason = needText(named.reason, 'reason');
  if (word === 'on' && current?.state === 'planned')
    return line(await ask('/operator/maintenance/turn', { id: current.id, to: 'on', reason }));
  if (word === 'plan' || word === 'on') {
    const startTime = word === 'plan' ? momentOf(named.from, 'from') : undefined;
    const texts = named.text ? { en: named.text } : {};
    return line(await ask('/operator/maintenance/plan', { startTime, endTime: endOf(named), texts, reason }));
  }
  if (!current) throw new Problem('No maintenance is planned.');
  const { id, texts } = current;
  if (word === 'extend')
    return line(await ask('/operator/maintenance/change', { id, endTime: endOf(named), texts, reason }));
  return line(await ask('/operator/maintenance/turn', { id, to: word === 'off' ? 'over' : 'cancelled', reason }));
}

/** So many minutes from now, or a moment. */
function endOf({ minutes, until }: Record<string, string | undefined>): string {
  if (minutes === undefined) return momentOf(until, 'until');
  if (!/^[1-9]\d{0,3}$/.test(minutes)) throw new Problem('Give --minutes as a whole number.', usageCode);
  return new Date(Date.now() + Number(minutes) * 60_000).toISOString();
}

function momentOf(text: string | undefined, option: string): string {
  const moment = new Date(text ?? '');
  if (Number.isNaN(moment.getTime())) throw new Problem(`Give --${option} as 2026-12-01T03:00Z.`, usageCode);
  return moment.toISOString();
}

const line = ({ id, state, startTime, endTime }: Maintenance) =>
  `Maintenance ${id} is ${state}: ${startTime} to ${endTime}.`;
