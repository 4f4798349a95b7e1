/** @jsxImportSource preact */
import type { CurveDefinition, TappedStakes } from '@fairhouse/game-math';
import { multipleText } from '../../../lib/multiple-text.ts';
import type { PlaySession } from '../../../lib/play-session.ts';
import { useStore } from '../../../lib/store.ts';
import { StakeBar } from '../../../ui/stake-bar.tsx';
import type { Live } from '../use-live.ts';
import { TargetField } from './target-field.tsx';
import type { CrashBet, LiveCurve } from './use-crash.ts';

interface BetPanelProps {
  session: PlaySession;
  live: Live;
  curve: LiveCurve;
  definition: CurveDefinition;
  bet: CrashBet;
  place: number;
}

/** One of the bets: its stake and target while it may be changed, and the one large button. */
export function BetPanel({ session, live, curve, definition, bet, place }: BetPanelProps) {
  const { crash } = live.texts;
  const { taps, ...typed } = session.opened.stakes as TappedStakes;
  const stands = bet.bet !== undefined || bet.acting;
  return (
    <section class="crash-bet" aria-label={crash.bet(place + 1)}>
      <StakeBar
        session={session}
        stake={bet.stake}
        taps={taps.map((stake) => ({ stake }))}
        typed={typed}
        disabled={stands}
        onPick={bet.setStake}
      />
      <TargetField
        texts={live.texts}
        target={bet.target}
        least={definition.least}
        most={definition.most}
        disabled={stands}
        onTarget={bet.setTarget}
      />
      {bet.can === 'take' ? (
        <TakeButton session={session} live={live} curve={curve} bet={bet} />
      ) : (
        <Act session={session} live={live} bet={bet} />
      )}
    </section>
  );
}

/** During the run: takes the bet where the curve stands, which the server's clock decides. */
function TakeButton({ session, live, curve, bet }: Pick<BetPanelProps, 'session' | 'live' | 'curve' | 'bet'>) {
  const { hundredths } = useStore(curve.height);
  const { crash } = live.texts;
  const { stake, target } = bet.bet!.bet as { stake: number; target: number };
  const reached = hundredths >= target;
  const shown = Math.min(hundredths, target);
  return (
    <button
      type="button"
      class="crash-bet__act crash-bet__act--take figures"
      disabled={bet.acting || reached}
      onClick={bet.press}
    >
      <strong>
        {bet.acting ? crash.taking : reached ? crash.reached(multipleText(target)) : crash.take(multipleText(shown))}
      </strong>
      <small>{session.money((stake * shown) / 100)}</small>
    </button>
  );
}

function Act({ session, live, bet }: Pick<BetPanelProps, 'session' | 'live' | 'bet'>) {
  const { texts, isOpen } = live;
  const { money } = session;
  const made = bet.bet;
  if (made && live.isShown(made) && !isOpen) {
    const won = made.win! > made.stake;
    return (
      <p class={`crash-bet__came figures${won ? ' crash-bet__came--won' : ''}`}>
        <strong>{made.out === null ? texts.crash.lost : texts.crash.taken(multipleText(made.out))}</strong>
        <small>{money(made.win!)}</small>
      </p>
    );
  }
  const name = bet.acting
    ? texts.placing
    : bet.can === 'take-back'
      ? texts.takeBack
      : bet.can === 'place' || made === undefined
        ? texts.placeOne
        : texts.placed;
  return (
    <button
      type="button"
      class={`crash-bet__act${bet.can === 'take-back' ? ' crash-bet__act--back' : ''} figures`}
      disabled={bet.can === null || bet.acting}
      onClick={bet.press}
    >
      <strong>{name}</strong>
      <small>{bet.can === null && !made ? texts.crash.next : money(made?.stake ?? bet.stake)}</small>
    </button>
  );
}
