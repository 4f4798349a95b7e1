/** @jsxImportSource preact */
import type { CurveDefinition, TappedStakes } from '@fairhouse/game-math';
import { useStore } from '../../../lib/page/store.ts';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { multipleText } from '../../../lib/stake/multiple-text.ts';
import { StakeBar } from '../../../ui/stake/stake-bar.tsx';
import type { LiveWords } from '../texts.ts';
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
  return (
    <section class="crash-bet" aria-label={crash.bet(place + 1)}>
      <StakeBar
        session={session}
        stake={bet.stake}
        taps={taps.map((stake) => ({ stake }))}
        typed={typed}
        disabled={bet.isSet}
        onPick={bet.setStake}
      />
      <TargetField
        texts={live.texts}
        target={bet.target}
        least={definition.least}
        most={definition.most}
        disabled={bet.isSet}
        onTarget={bet.setTarget}
      />
      {bet.can === 'take' ? (
        <TakeButton session={session} live={live} curve={curve} bet={bet} />
      ) : (
        <ActionButton session={session} live={live} bet={bet} />
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
      class="crash-bet__action crash-bet__action--take figures"
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

function ActionButton({ session, live, bet }: Pick<BetPanelProps, 'session' | 'live' | 'bet'>) {
  const { texts, isOpen } = live;
  const { money } = session;
  const made = bet.bet;
  const came = made && !isOpen && live.isShown(made) ? made : undefined;
  const amount = money(bet.can === 'take-back' || bet.can === null ? (made?.stake ?? bet.stake) : bet.stake);
  const isBack = bet.can === 'take-back' || bet.can === 'let-go';
  const actionButton = (
    <button
      type="button"
      class={`crash-bet__action${isBack ? ' crash-bet__action--back' : ''}${bet.can === 'wait' ? ' crash-bet__action--next' : ''} figures`}
      disabled={bet.can === null || bet.acting}
      onClick={bet.press}
    >
      <strong>{bet.acting ? texts.placing : nameOf(texts, bet)}</strong>
      <small>{bet.can === 'let-go' ? `${texts.next.name} · ${amount}` : amount}</small>
    </button>
  );
  if (!came) return actionButton;
  const won = came.win! > came.stake;
  return (
    <div class="crash-bet__over">
      <p
        class={`crash-bet__came${bet.can === null ? '' : ' crash-bet__came--short'} figures${won ? ' crash-bet__came--won' : ''}`}
      >
        <strong>{came.out === null ? texts.crash.lost : texts.crash.taken(multipleText(came.out))}</strong>
        <small>{money(came.win!)}</small>
      </p>
      {bet.can !== null && actionButton}
    </div>
  );
}

function nameOf(texts: LiveWords, { can, bet }: CrashBet): string {
  if (can === 'take-back' || can === 'let-go') return texts.takeBack;
  if (can === 'wait') return texts.next.name;
  return can === 'place' || bet === undefined ? texts.placeOne : texts.placed;
}
