import type { OperatorDocument } from '@fairhouse/contract/operator';
import { facts, timeText } from './table.ts';

const kinds: Record<OperatorDocument['kind'], string> = {
  idcardProof: 'identity proof',
  idcardHoldProof: 'photo holding it',
  addressProof: 'address document',
  paymentProof: 'payment proof',
};

export function documentKindText(kind: OperatorDocument['kind']): string {
  return kinds[kind];
}

export function documentText(it: OperatorDocument): string {
  return facts([
    ['Document', it.id],
    ['Kind', documentKindText(it.kind)],
    ['Member', `${it.memberId} ${it.username}`],
    ['Name', `${it.firstName} ${it.lastName}`],
    ['Uploaded', `${timeText(it.uploadTime)} UTC`],
    [
      'Dated',
      it.kind === 'addressProof'
        ? (it.documentDate ?? 'missing: accept it with --dated YYYY-MM-DD')
        : 'does not matter',
    ],
    [
      'Valid until',
      it.kind === 'idcardProof' && it.status === 'waiting'
        ? 'missing: accept it with --valid-until YYYY-MM-DD or none'
        : it.expiryDate,
    ],
    ['Status', it.status],
    ...it.files.map((address, index): [string, string] => [`Picture ${index + 1}`, address]),
    ['Decided by', it.decidedBy && `${it.decidedBy}, ${timeText(it.decidedTime ?? '')} UTC`],
    ['Reason', it.reason],
  ]);
}
