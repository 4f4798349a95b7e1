import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { useFrameClose } from '@fairhouse/ui/use-frame-close.ts';
import { useRef } from 'react';
import { hrefOf } from '../../../lib/address/location.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './live-round-popup.module.css';
import { useLiveRoundsTexts } from './texts/index.ts';

interface LiveRoundProps {
  /** As the list names the round. */
  round: string;
  game: string;
  onClose: () => void;
}

/** A round of the list in its game's own picture, in a frame of the game studio. Nothing can be played there. */
export default function LiveRoundPopup({ round, game, onClose }: LiveRoundProps) {
  const t = useLiveRoundsTexts();
  // An address is good for one look: another look asks for another.
  const { data, error, refetch } = useCall('/sys/liveRound/open', { ref: round }, { staleTimeMs: 0 });
  return (
    <Dialog title={game} size="l" onClose={onClose}>
      {data ? (
        <Picture address={data.address} title={`${t('replay')}: ${game}`} onClose={onClose} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <p role="status">{t('loading')}</p>
      )}
      <p className={styles.note}>
        {t('replayNote')} {t('checkNote')} <a href={hrefOf('/fair')}>{t('checkLink')}</a>
      </p>
    </Dialog>
  );
}

function Picture({ address, title, onClose }: { address: string; title: string; onClose: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameClose(frame, address, onClose);
  return (
    <iframe
      ref={frame}
      className={styles.picture}
      title={title}
      src={address}
      // Its own origin, which is not this one: its scripts do not reach the site. A round's file may be saved.
      sandbox="allow-scripts allow-same-origin allow-downloads"
      referrerPolicy="no-referrer"
    />
  );
}
