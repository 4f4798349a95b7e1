import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { casesOf, daysOf, findCase } from '../cases/case.store.ts';
import { caseWire, dayWire, measureWire } from '../cases/case.wire.ts';
import type { HarmDeps } from '../harm.deps.ts';
import { measuresOf } from '../measures/measure.store.ts';
import { mostDays } from './show-member.ts';

const most = 50;

/** A case with all that is known for it. */
export async function showCase(
  { db, jurisdictionOfMember }: Pick<HarmDeps, 'db' | 'jurisdictionOfMember'>,
  id: bigint,
): Promise<OperatorCallOutput<'/operator/protection/case'> | undefined> {
  const found = await findCase(db, id);
  if (!found) return undefined;
  const { memberId, currency } = found;
  const days = await daysOf(db, memberId, mostDays);
  const measures = await measuresOf(db, memberId, most);
  const cases = await casesOf(db, memberId, most);
  const { rules } = await jurisdictionOfMember(memberId);
  return {
    ...caseWire(found),
    days: days.map((day) => dayWire(day, currency)),
    measures: measures.map(measureWire),
    earlier: cases.filter((other) => other.id !== id).map(caseWire),
    breakHours: [...rules['break.hours']],
  };
}
