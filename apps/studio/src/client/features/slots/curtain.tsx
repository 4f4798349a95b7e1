/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { Money } from '../../lib/money.ts';
import { motionReduced, tween } from '../../lib/motion.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import type { CurtainShown } from './scene.ts';

interface CurtainProps {
  curtain: CurtainShown;
  session: PlaySession;
  onGoOn: () => void;
}

/** A calm word over the reels between two acts; goes on by itself or at a touch. */
export function Curtain({ curtain, session, onGoOn }: CurtainProps) {
  const { texts, money, data } = session;
  return (
    <div class={`curtain curtain--${curtain.kind}`}>
      {curtain.kind === 'free-intro' ? (
        <>
          <p class="curtain__large">
            {curtain.more ? texts.slot.freeMore(curtain.freeSpins) : texts.slot.freeIntro(curtain.freeSpins)}
          </p>
          <p class="curtain__small">{data.words.freeIntro}</p>
        </>
      ) : (
        <>
          <p class="curtain__small">
            {curtain.kind === 'free-outro'
              ? texts.slot.freeOutro
              : curtain.capped
                ? texts.slot.maxWin
                : texts.slot.bigWin}
          </p>
          <p class="curtain__large figures">
            <CountedUp to={curtain.win} money={money} />
          </p>
        </>
      )}
      <button type="button" class="text-button" onClick={onGoOn}>
        {texts.slot.goOn}
      </button>
    </div>
  );
}

function CountedUp({ to, money }: { to: number; money: Money }) {
  const [shown, setShown] = useState(motionReduced() ? to : 0);
  useEffect(() => {
    if (!motionReduced()) void tween(1_400, (progress) => setShown(Math.round(to * (1 - (1 - progress) ** 3))));
  }, [to]);
  return <>{money(shown)}</>;
}
