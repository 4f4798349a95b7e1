import type { Checked, ConsistencyChecked } from '@fairhouse/record-proof';

type WhyNot = Extract<Checked | ConsistencyChecked, { ok: false }>['why'];

export const whyNot: Record<WhyNot, string> = {
  notAProof: 'The file is no proof of a record.',
  keyUnreadable: 'The public key cannot be read; "record key" prints it.',
  notSigned: 'The head in the proof is not signed by this key.',
  notInTheRecord: 'The proof is wrong: what it tells of does not stand there in the record.',
  notConsistent: 'The record was changed: the earlier head is not the beginning of the later.',
};

export function checkedText({ head, entry }: Extract<Checked, { ok: true }>, index: number): string {
  return `${JSON.stringify(entry, null, 2)}\n\nThis stands at place ${index} in the record of ${head.origin}, under its head of ${head.size} entries.`;
}

export function consistentText({ earlier, later }: Extract<ConsistencyChecked, { ok: true }>): string {
  return `The head of ${earlier.size} entries is the beginning of the one of ${later.size}, in the record of ${later.origin}.`;
}
