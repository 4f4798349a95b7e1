import type { OperatorCallOutput, RecordRule } from '@fairhouse/contract/operator';
import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem } from '../problem.ts';

type Part = OperatorCallOutput<'/operator/record/verify'>;

/** The whole record, part after part. */
export async function verifyAll(args: string[]): Promise<string> {
  readArguments(args, [], 0);
  let entries = 0;
  let heads = 0;
  let next: Part['next'] = { position: 0, eventId: 0 };
  while (next) {
    const part: Part = await ask('/operator/record/verify', next);
    if (part.fault) throw new Problem(faultText(part.fault));
    entries += part.entries;
    heads += part.heads;
    next = part.next;
  }
  return `${entries} entries and ${heads} heads were checked; everything is right.`;
}

const meanings: Record<RecordRule, string> = {
  entryMissing: 'the entry is gone',
  eventMissing: 'its audit event is gone',
  eventChanged: 'its audit event is not what it was',
  chainBroken: 'the chain is broken: something before it was changed, left out or put in another order',
  tileWrong: 'the tree over it is another',
  headNotSigned: 'the head is not signed',
  headWrong: 'the head is of another record',
  headBeyondEnd: 'a head covers more entries than there are',
  eventNotPlaced: 'the audit event was never given a place',
};

function faultText({ rule, position, eventId }: NonNullable<Part['fault']>): string {
  const place = position === null ? '' : ` at ${rule.startsWith('head') ? 'head' : 'place'} ${position}`;
  const auditEvent = eventId === null ? '' : ` (audit event ${eventId})`;
  return `The record is wrong${place}${auditEvent}: ${meanings[rule]}.`;
}
