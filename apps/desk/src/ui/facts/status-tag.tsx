import { useStatusTexts } from '../../lib/texts/names/index.ts';
import { Tag, type Tone } from './tag.tsx';

const tones: Readonly<Record<string, Tone>> = {
  completed: 'good',
  succeeded: 'good',
  accepted: 'good',
  released: 'good',
  counted: 'good',
  carriedOut: 'good',
  active: 'good',
  won: 'good',
  matched: 'good',
  free: 'good',
  pending: 'late',
  evidenceDue: 'late',
  received: 'late',
  disputed: 'late',
  observed: 'late',
  waiting: 'late',
  handedIn: 'late',
  lapsed: 'late',
  held: 'late',
  review: 'late',
  open: 'late',
  rejected: 'bad',
  refused: 'bad',
  failed: 'bad',
  lost: 'bad',
  excluded: 'bad',
  differing: 'bad',
  charged_back: 'bad',
};

export function StatusTag({ status }: { status: string }) {
  const name = useStatusTexts();
  return <Tag tone={tones[status] ?? 'plain'}>{name(status)}</Tag>;
}
