import type { Checked } from '@fairhouse/record-proof';

export const whyNot: Record<Extract<Checked, { ok: false }>['why'], string> = {
  notAProof: 'The file is no proof of a record.',
  keyUnreadable: 'The public key cannot be read; "record key" prints it.',
  notSigned: 'The head in the proof is not signed by this key.',
  notInTheRecord: 'The proof is wrong: what it tells of does not stand there in the record.',
};

export function checkedText({ head, entry }: Extract<Checked, { ok: true }>, index: number): string {
  return `${JSON.stringify(entry, null, 2)}\n\nThis stands at place ${index} in the record of ${head.origin}, under its head of ${head.size} entries.`;
}
