/** @jsxImportSource preact */
import type { CompareAction } from '@fairhouse/game-math';
import { useAutoplay } from '../../lib/autoplay/use-autoplay.ts';
import { useStore } from '../../lib/page/store.ts';
import { useHeldPlay } from '../../lib/round/held-play.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { AutoplayButton } from '../../ui/autoplay/autoplay-button.tsx';
import { ChipPicker } from '../../ui/chips/chip-picker.tsx';
import { Icon } from '../../ui/page/icons.tsx';
import { Readout } from '../../ui/readout/readout.tsx';
import { WinReadout } from '../../ui/readout/win-readout.tsx';
import { RoundButton } from '../../ui/stake/round-button.tsx';
import type { CompareTable } from './use-compare.ts';
import './dock.css';

interface DockProps {
  session: PlaySession;
  game: CompareTable;
  covered: boolean;
  /** The win is worth a light. */
  tier: number;
}

/** Balance, stake and win; beneath them the chips and the deal, or what there is to decide. */
export function Dock({ session, game, covered, tier }: DockProps) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const { counted, round } = game;
  return (
    <div class="compare-dock">
      <Readout name={texts.balance} value={money(balance)} />
      <Readout name={texts.stake} value={money(game.total)} />
      <WinReadout session={session} win={counted} won={tier > 0} />
      {round.open && round.idle && game.choice ? (
        <Choice session={session} game={game} choice={game.choice} />
      ) : (
        <Chips session={session} game={game} covered={covered} />
      )}
    </div>
  );
}

function Chips({ session, game, covered }: Omit<DockProps, 'tier'>) {
  const { texts } = session;
  const { stakes, round, words, total } = game;
  const place = {
    ready: game.ready && round.ready,
    covered: covered || game.choice !== undefined,
    stake: total,
    play: () => void game.deal(),
  };
  const autoplay = useAutoplay(session, place);
  const held = useHeldPlay(session, { ...place, may: !autoplay.running });
  return (
    <div class="compare-dock__controls">
      <ChipPicker
        session={session}
        chips={stakes.chips}
        unit={stakes.step}
        chosen={game.chip}
        disabled={!game.betting || autoplay.running}
        onPick={game.setChip}
      />
      <div class="compare-dock__acts">
        <button type="button" class="dock-button" disabled={!game.canUndo || autoplay.running} onClick={game.undo}>
          <Icon name="undo" />
          <span>{texts.undo}</span>
        </button>
        <button
          type="button"
          class="dock-button"
          disabled={!game.canClear || autoplay.running}
          onClick={game.clearTable}
        >
          <Icon name="clear" />
          <span>{texts.clear}</span>
        </button>
      </div>
      <RoundButton
        name={autoplay.running ? texts.autoplay.stop(autoplay.left) : game.canHurry ? words.hurry : words.deal}
        disabled={!game.ready && !autoplay.running}
        restMs={round.restMs}
        restKey={round.restKey}
        onPress={autoplay.running ? autoplay.stop : () => void game.deal()}
        held={held}
      />
      <div class="compare-dock__acts compare-dock__acts--right">
        <button type="button" class="dock-button" disabled={!game.canRepeat || autoplay.running} onClick={game.repeat}>
          <Icon name="repeat" />
          <span>{texts.repeat}</span>
        </button>
        {game.choice === undefined && (
          // It has its place before there is a stake that it could play with.
          <span style={{ visibility: total > 0 ? 'visible' : 'hidden' }}>
            <AutoplayButton session={session} autoplay={autoplay} stake={total} />
          </span>
        )}
      </div>
    </div>
  );
}

/** The decision, with what it costs; neither is the key that deals. */
function Choice({ session, game, choice }: Omit<DockProps, 'covered' | 'tier'> & { choice: 'war' | 'red-dog' }) {
  const { money } = session;
  const words = game.words.choices[choice];
  const actionButton = (action: CompareAction, said: string) => (
    <button
      type="button"
      class={`compare-dock__choice compare-dock__choice--${action}`}
      disabled={!game.choosing}
      aria-labelledby={`choice-${action}`}
      aria-describedby={`choice-${action}-cost`}
      onClick={() => game.decide(action)}
    >
      <span id={`choice-${action}`}>{words[action]}</span>
      <small id={`choice-${action}-cost`} class="figures">
        {said}
      </small>
    </button>
  );
  return (
    <div class="compare-dock__controls compare-dock__controls--choice">
      {actionButton('stay', choice === 'war' ? game.words.returnsHalf(money(game.cost / 2)) : '')}
      {actionButton('raise', `+${money(game.cost)}`)}
    </div>
  );
}
