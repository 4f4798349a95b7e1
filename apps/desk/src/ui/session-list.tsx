import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { type Texts, textsOf } from '../lib/i18n.ts';
import { useAction, useCall } from '../lib/query.ts';
import { Moment } from './facts/moment.tsx';
import { Tag } from './facts/tag.tsx';
import { Answered } from './states.tsx';
import { PlainTable } from './table/plain-table.tsx';

const en = {
  sessions: 'Sessions and tokens',
  none: 'Nobody is signed in.',
  kind: 'Kind',
  session: 'Session',
  token: 'Token',
  thisOne: 'this one',
  address: 'Address',
  browser: 'Browser',
  began: 'Began',
  lastSeen: 'Last seen',
  ends: 'Ends',
  action: 'End',
  end: 'End it',
};

const fil: Texts<keyof typeof en> = {
  sessions: 'Mga session at token',
  none: 'Walang naka-sign in.',
  kind: 'Uri',
  session: 'Session',
  token: 'Token',
  thisOne: 'ito mismo',
  address: 'Address',
  browser: 'Browser',
  began: 'Nagsimula',
  lastSeen: 'Huling nakita',
  ends: 'Matatapos',
  action: 'Tapusin',
  end: 'Tapusin',
};

const useTexts = textsOf({ en, fil });
type Session = OperatorCallOutput<'/operator/staff/sessions'>[number];

/** One's own sessions and tokens, or those of somebody else of the staff; each can be ended. */
export function SessionList({ staffId }: { staffId?: number }) {
  const t = useTexts();
  const query = useCall('/operator/staff/sessions', staffId === undefined ? {} : { staffId });
  const end = useAction('/operator/staff/endSession', { reloads: ['/operator/staff/sessions', '/operator/auth/me'] });
  const heads = [
    { name: t('kind'), phone: true },
    { name: t('address'), phone: true },
    { name: t('browser') },
    { name: t('began') },
    { name: t('lastSeen') },
    { name: t('ends') },
    { name: t('action'), phone: true, width: '110px' },
  ];
  const cells = (one: Session) => [
    <span key="kind">
      {one.kind === 'token' ? `${t('token')}: ${one.label}` : t('session')}{' '}
      {one.isThis && <Tag tone="good">{t('thisOne')}</Tag>}
    </span>,
    one.address,
    one.userAgent,
    <Moment key="began" at={one.createTime} />,
    <Moment key="seen" at={one.lastSeenTime} />,
    <Moment key="ends" at={one.endTime} />,
    <Button
      key="end"
      size="compact-xs"
      variant="default"
      onClick={() => end.mutate({ id: one.id }, { onError: ({ message }) => showToast(message) })}
    >
      {t('end')}
    </Button>,
  ];
  return (
    <Answered query={query}>
      {(sessions) => (
        <PlainTable
          label={t('sessions')}
          heads={heads}
          rows={sessions}
          rowKey={({ id }) => id}
          cells={cells}
          empty={t('none')}
        />
      )}
    </Answered>
  );
}
