import { Button } from '@mantine/core';
import { useState } from 'react';
import { exactText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ModerateDialog, type Moderating } from './moderate-dialog.tsx';
import { MutedUntil } from './muted-list.tsx';
import { Speaker } from './speaker.tsx';
import styles from './tables.module.css';
import type { ChatLine, TableOrder } from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';

interface WordPanelProps {
  vendor: string;
  word: ChatLine;
  /** While the speaker is muted. */
  muted: TableOrder | undefined;
  toMember: (memberId: number) => void;
  close: () => void;
}

/** One thing that was said: by whom, and what can be done about it. */
export function WordPanel({ vendor, word, muted, toMember, close }: WordPanelProps) {
  const t = useTablesTexts();
  const { id, text, player, memberId, table, tableName, time, removedTime } = word;
  const [acting, setActing] = useState<Moderating>();
  const at = { vendor, table };
  const takeOut = removedTime === null ? () => setActing({ ...at, order: 'unsay', wordIds: [id] }) : undefined;
  const mute = memberId === null ? undefined : () => setActing({ ...at, order: 'mute', memberId });
  const lift = memberId === null || !muted ? undefined : () => setActing({ ...at, order: 'unmute', memberId });
  useKeys({
    ...(takeOut ? { decide3: takeOut } : {}),
    ...(mute ? { mute } : {}),
  });
  return (
    <SidePanel
      title={t('wordBy', { player })}
      close={close}
      foot={
        (takeOut || mute) && (
          <>
            {takeOut && (
              <Button size="xs" color="red" leftSection={<KeyMark>3</KeyMark>} onClick={takeOut}>
                {t('order_unsay')}
              </Button>
            )}
            {mute && (
              <Button size="xs" variant="default" leftSection={<KeyMark>U</KeyMark>} onClick={mute}>
                {t('order_mute')}
              </Button>
            )}
            {lift && (
              <Button size="xs" variant="default" onClick={lift}>
                {t('order_unmute')}
              </Button>
            )}
          </>
        )
      }
    >
      <blockquote className={styles.quote}>{removedTime ? <del>{text}</del> : text}</blockquote>
      <Facts>
        <Fact name={t('who')}>
          <Speaker player={player} memberId={memberId} toMember={toMember} />
        </Fact>
        {muted && (
          <Fact name={t('mutedUntil')}>
            <MutedUntil order={muted} />
          </Fact>
        )}
        <Fact name={t('table')}>{tableName}</Fact>
        <Fact name={t('time')}>{exactText(time)}</Fact>
        {removedTime && (
          <Fact name={t('takenOutAt')}>
            <Moment at={removedTime} />
          </Fact>
        )}
      </Facts>
      {memberId === null && <p className={styles.quiet}>{t('unknownSpeaker')}</p>}
      {acting && <ModerateDialog {...acting} close={() => setActing(undefined)} />}
    </SidePanel>
  );
}
