import type { OperatorCallInput } from '@fairhouse/contract/operator';
import type { RecordView } from './entry.ts';

/** What the list is asked by; a day is meant from its first moment where the reader is, 'until' with its last. */
export function recordInputOf(view: RecordView): OperatorCallInput<'/operator/record/list'> {
  const from = dayOf(view.from);
  const until = dayOf(view.until);
  until?.setDate(until.getDate() + 1);
  return {
    ...(view.actor && { actor: view.actor }),
    ...(view.member && /^\d{1,15}$/.test(view.member) && { memberId: view.member }),
    ...(view.subject && { subject: view.subject }),
    ...(view.command && { command: view.command }),
    ...(from && { from: from.toISOString() }),
    ...(until && { until: until.toISOString() }),
  };
}

function dayOf(text: string | undefined): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(day)) : undefined;
}
