import { useFrameClose } from '@fairhouse/ui/use-frame-close.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useAction } from '../../../lib/query.ts';
import { useFileTexts } from '../file-texts.ts';
import type { PartProps, RoundFile } from '../member.ts';
import styles from '../member-screen.module.css';

/** The round in its game's own picture, in a frame of the game studio. Other casinos' games have none here, and say so. */
export function RoundReplay({ member, file: { round, isOurs } }: Pick<PartProps, 'member'> & { file: RoundFile }) {
  const t = useFileTexts();
  const language = useLanguage();
  const [address, setAddress] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (!address && wasShown.current) button.current?.focus();
    wasShown.current = address !== undefined;
  }, [address]);
  const ask = useAction('/operator/member/replayRound', { onDone: (data) => setAddress(data.address) });
  if (!isOurs) return <p className={styles.quiet}>{t('replayNotOurs')}</p>;
  if (round.closeTime === null) return <p className={styles.quiet}>{t('replayStillPlayed')}</p>;
  const close = () => setAddress(undefined);
  if (address) return <Picture address={address} title={t('replayOf', { round: round.roundId })} close={close} />;
  const { vendor, roundId } = round;
  return (
    <div aria-live="polite">
      <Button
        ref={button}
        size="xs"
        variant="light"
        loading={ask.isPending}
        onClick={() => ask.mutate({ memberId: member.id, vendor, roundId, language })}
      >
        {t('replayStart')}
      </Button>
      {ask.error && <p className={styles.bad}>{ask.error.message}</p>}
    </div>
  );
}

function Picture({ address, title, close }: { address: string; title: string; close: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameClose(frame, address, close);
  return (
    <iframe
      ref={frame}
      className={styles.picture}
      title={title}
      src={address}
      // Its own origin, which is not this one: scripts of it reach nothing of the desk.
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      onLoad={() => {
        frame.current?.scrollIntoView({ block: 'nearest' });
        frame.current?.focus();
      }}
    />
  );
}
