import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { hrefOf } from '../../../lib/address/location.ts';
import { useCall } from '../../../lib/query.ts';
import { ShareRound } from '../shared-rounds/share-round.tsx';
import styles from './live-round-popup.module.css';
import { ReplayFrame } from './replay-frame.tsx';
import { useLiveRoundsTexts } from './texts/index.ts';

interface LiveRoundProps {
  /** As the list names the round. */
  round: string;
  game: string;
  /** It is a round of the member's own, who may share it. */
  own?: true;
  onClose: () => void;
}

/** A round of the list in its game's own picture, in a frame of the game studio. Nothing can be played there. */
export default function LiveRoundPopup({ round, game, own, onClose }: LiveRoundProps) {
  const t = useLiveRoundsTexts();
  // An address is good for one look: another look asks for another.
  const { data, error, refetch } = useCall('/sys/liveRound/open', { ref: round }, { staleTimeMs: 0 });
  return (
    <Dialog title={game} size="l" onClose={onClose}>
      {data ? (
        <ReplayFrame address={data.address} title={`${t('replay')}: ${game}`} onClose={onClose} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <p role="status">{t('loading')}</p>
      )}
      <p className={styles.note}>
        {t('replayNote')} {t('checkNote')} <a href={hrefOf('/fair')}>{t('checkLink')}</a>
      </p>
      {own && <ShareRound round={round} game={game} />}
    </Dialog>
  );
}
