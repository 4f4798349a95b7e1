import { useRoleName } from '../../lib/role-name.ts';
import { Tag } from '../../ui/facts/tag.tsx';
import { useNow } from '../../ui/facts/use-now.ts';
import type { RowStanding } from './row-standing.ts';
import { decisionName, useQueueTexts } from './texts/index.ts';
import type { Row } from './types.ts';

/** One word on how a row stands: what was decided about it, or who holds it. */
export function StandingTag({ standing, row, me }: { standing: RowStanding; row: Row; me: string }) {
  const t = useQueueTexts();
  const roleName = useRoleName();
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
  if (row.escalated)
    return (
      <Tag tone="late">
        {t('escalatedTo', {
          to: roleName(row.escalated.to),
        })}
      </Tag>
    );
  if (row.assignedTo) return <Tag tone="casino">{t('assignedTo', { to: row.assignedTo })}</Tag>;
  if (standing.state === 'takenBack') return <Tag>{t('takenBack')}</Tag>;
  return row.notes > 0 ? <Tag>{t('noteCount', { count: row.notes })}</Tag> : null;
}

function Countdown({ what, atMs }: { what: string; atMs: number }) {
  const t = useQueueTexts();
  const seconds = secondsUntil(atMs, useNow());
  return <Tag tone="casino">{t('effectiveIn', { what, seconds })}</Tag>;
}

/** The same in two or three signs, where a row has no room for more. */
export function ShortStanding({ standing }: { standing: RowStanding }) {
  if (standing.state === 'effectiveIn') return <Seconds atMs={standing.atMs} />;
  if (standing.state === 'effective') return '✓';
  return standing.state === 'gone' ? '–' : '…';
}

function Seconds({ atMs }: { atMs: number }) {
  return `${secondsUntil(atMs, useNow())} s`;
}

// The clock steps once a second and is late by up to one: what is left is cut, not rounded up past the beginning.
function secondsUntil(atMs: number, now: number): number {
  return Math.max(0, Math.floor((atMs - now) / 1000));
}
