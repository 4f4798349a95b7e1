/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Money } from '../../lib/stake/money.ts';
import type { Texts } from '../../lib/texts/index.ts';
import { motionReduced, tween } from '../../lib/win/motion.ts';
import type { CurtainShown } from './scene.ts';

interface CurtainProps {
  curtain: CurtainShown;
  session: PlaySession;
  onGoOn: () => void;
}

/** A calm word over the reels between two scenes; continues by itself or at a touch. */
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
          <p class="curtain__small">{headOf(curtain, texts)}</p>
          <p class="curtain__large figures">
            <CountedUp to={curtain.win} money={money} ms={curtain.kind === 'pot' ? 3_600 : 1_400} />
          </p>
        </>
      )}
      <button type="button" class="text-button" onClick={onGoOn}>
        {texts.slot.goOn}
      </button>
    </div>
  );
}

function headOf(curtain: Exclude<CurtainShown, { kind: 'free-intro' }>, { slot, pot }: Texts): string {
  if (curtain.kind === 'pot') return pot.taken;
  return slot.freeOutro;
}

function CountedUp({ to, money, ms }: { to: number; money: Money; ms: number }) {
  const [shown, setShown] = useState(motionReduced() ? to : 0);
  useEffect(() => {
    if (!motionReduced()) void tween(ms, (progress) => setShown(Math.round(to * (1 - (1 - progress) ** 3))));
  }, [to, ms]);
  return <>{money(shown)}</>;
}
