import { Tag } from '../../ui/tag.tsx';
import { useNow } from '../../ui/use-now.ts';
import type { RowStanding } from './row-standing.ts';
import { decisionName, useQueueTexts } from './texts/index.ts';
import type { Row } from './types.ts';

/** One word on how a row stands: what was decided about it, or who holds it. */
export function StandingTag({ standing, row, me }: { standing: RowStanding; row: Row; me: string }) {
  const t = useQueueTexts();
  switch (standing.state) {
    case 'sending':
      return <Tag>{t('sending')}</Tag>;
    case 'takingBack':
      return <Tag>{t('takingBack')}</Tag>;
    case 'effectiveIn':
      return <Countdown what={decisionName(t, standing.what)} atMs={standing.atMs} />;
    case 'effective':
      return <Tag tone="good">{t('effective', { what: decisionName(t, standing.what) })}</Tag>;
    case 'refused':
      return <Tag tone="bad">{t('refusedRow', { why: standing.why })}</Tag>;
    case 'gone':
      return <Tag>{t('goneRow')}</Tag>;
  }
  if (row.claim?.by === me) return <Tag tone="good">{t('yours')}</Tag>;
  if (row.claim) return <Tag>{t('heldBy', { by: row.claim.by })}</Tag>;
  if (row.escalated) return <Tag tone="late">{t('escalatedTo', { to: row.escalated.to })}</Tag>;
  if (row.assignedTo) return <Tag tone="house">{t('assignedTo', { to: row.assignedTo })}</Tag>;
  if (standing.state === 'takenBack') return <Tag>{t('takenBack')}</Tag>;
  return row.notes > 0 ? <Tag>{t('noteCount', { count: row.notes })}</Tag> : null;
}

function Countdown({ what, atMs }: { what: string; atMs: number }) {
  const t = useQueueTexts();
  const seconds = Math.max(0, Math.ceil((atMs - useNow()) / 1000));
  return <Tag tone="house">{t('effectiveIn', { what, seconds })}</Tag>;
}
