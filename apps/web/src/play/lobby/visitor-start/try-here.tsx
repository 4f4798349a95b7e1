import { Button } from '@fairhouse/ui/button.tsx';
import { usePhone } from '@fairhouse/ui/phone.ts';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { ask } from '../../../lib/query.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import type { Game } from '../play-game.ts';
import { useLobbyTexts } from '../texts/index.ts';
import styles from './visitor-start.module.css';

/** A game for fun in the page itself. It has no token, so no money can ever be asked for. */
export default function TryHere({ game, onClose }: { game: Game; onClose: () => void }) {
  const t = useLobbyTexts();
  const common = useCommonTexts();
  const channel = usePhone() ? 'mobile' : 'pc';
  const stage = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);

  // A turned phone keeps its game: the channel counts at the moment of opening.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    let left = false;
    setFailed(undefined);
    stage.current?.scrollIntoView({ block: 'start' });
    ask('/sys/game/getTryPlayUrl', { id: game.id, channel }, { silent: true }).then(
      (opened) => !left && setAddress(opened),
      ({ message }: Error) => !left && setFailed(message),
    );
    return () => {
      left = true;
    };
  }, [game.id, tries]);

  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.frame} data-look="dark">
        {address && (
          <iframe
            src={address}
            title={game.name}
            sandbox="allow-scripts allow-same-origin allow-downloads allow-forms"
            allow="autoplay; fullscreen"
            onLoad={({ currentTarget }) => {
              setIsLoaded(true);
              // Only where the reader still is: who went on to something else keeps the keyboard there.
              if (document.activeElement === document.body) currentTarget.focus();
            }}
          />
        )}
        {!isLoaded && !failed && <Spinner size={40} label={common('loading')} />}
        {failed && (
          <div className={styles.failed} role="alert">
            <p>{failed}</p>
            <Button onClick={() => setTries(tries + 1)}>{common('retry')}</Button>
          </div>
        )}
      </div>
      <div className={styles.ways}>
        <p>{t('tryNote')}</p>
        <Button variant="primary" size="s" onClick={() => openPopup('join')}>
          {t('join')}
        </Button>
        <Button size="s" onClick={() => openPopup('play', { gameId: game.id, playForFun: true })}>
          {t('tryWhole')}
        </Button>
        <Button variant="quiet" size="s" onClick={onClose}>
          {common('close')}
        </Button>
      </div>
    </div>
  );
}
