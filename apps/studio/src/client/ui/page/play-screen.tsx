/** @jsxImportSource preact */
import type { TappedStakes } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { AutoplayControl } from '../../lib/autoplay/use-autoplay.ts';
import { useStore } from '../../lib/page/store.ts';
import { useFurther } from '../../lib/page/use-further.ts';
import { useHeldPlay } from '../../lib/round/held-play.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { ScreenRound } from '../../lib/round/use-round.ts';
import { AutoplayButton } from '../autoplay/autoplay-button.tsx';
import type { AutoplayExtra } from '../autoplay/plan-form.tsx';
import { Readout } from '../readout/readout.tsx';
import { WinReadout } from '../readout/win-readout.tsx';
import { RoundButton } from '../stake/round-button.tsx';
import { StakeBar } from '../stake/stake-bar.tsx';
import './play-screen.css';

interface PlayScreenProps {
  /** The class of the engine's screen; its face is told apart below it. */
  name: string;
  theme: FacedTheme;
  round: ScreenRound;
  /** Results that came before, the face of the game, its caption, and what is chosen. */
  children: ComponentChildren;
  dock: ComponentChildren;
}

/** What the style sheets of a screen know the colours of its game by. */
export function faceColours({ colours }: FacedTheme): Record<string, string> {
  const { ground, groundLight, well, won, lost } = colours;
  return { '--ground': ground, '--ground-light': groundLight, '--well': well, '--won': won, '--lost': lost };
}

/** The frame of every screen with several faces: a stage in the game's colours, and the dock under the thumb. */
export function PlayScreen({ name, theme, round, children, dock }: PlayScreenProps) {
  const stage = useRef<HTMLDivElement>(null);
  const further = useFurther(stage);
  return (
    <div
      class={`play-screen ${name} ${name}--${theme.face}`}
      data-phase={round.idle ? 'rest' : 'playing'}
      style={faceColours(theme)}
    >
      <div class="play-screen__stage" ref={stage} data-further={further}>
        {children}
      </div>
      <div class="dock play-screen__dock">{dock}</div>
    </div>
  );
}

/** What a result is in a few signs, and in words for who does not see its colour. */
export interface ShortResult {
  figure: string;
  won: boolean;
  said: string;
}

/** More are scrolled to. */
const mostInView = 12;

/** The results that came last, the latest first. */
export function LastResults({ name, results }: { name: string; results: readonly ShortResult[] }) {
  return (
    <ol
      class={`play-screen__last figures${results.length > mostInView ? ' play-screen__last--long' : ''}`}
      aria-label={name}
      // What scrolls is reached by the keyboard.
      tabIndex={results.length > mostInView ? 0 : undefined}
    >
      {results.map(({ figure, won, said }, age) => (
        <li
          key={results.length - age}
          class={won ? 'play-screen__one play-screen__one--won' : 'play-screen__one'}
          aria-label={said}
        >
          {figure}
        </li>
      ))}
    </ol>
  );
}

/** What the game asks for or what came of it. */
export function Caption({ text, won }: { text: string; won: boolean }) {
  return <p class={`play-screen__caption figures${won ? ' play-screen__caption--won' : ''}`}>{text}</p>;
}

interface StakeDockProps {
  session: PlaySession;
  round: ScreenRound;
  stake: number;
  /** What can be staked, where it is less than the game offers. */
  stakes?: TappedStakes;
  /** What all stakes of the round come to, in words, where there are several. */
  total?: string;
  onStake: (stake: number) => void;
  /** Minor units that the round on the table won; null when none stands there. */
  win: number | null;
  /** Of the large button, and whether it does anything now beside what the round says. */
  press: string;
  enabled: boolean;
  onPress: () => void;
  /** Set in screens whose rounds may be played by themselves. */
  autoplay?: AutoplayControl;
  /** What the screen asks for beside what autoplay always asks. */
  extra?: AutoplayExtra;
  /** Set in screens whose rounds are over with their bet: the button plays on for as long as it is held. */
  covered?: boolean;
  /** The win is worth a light: it is more than the stake. */
  bright: boolean;
  /** What is decided in place of a stake, after the large button in the order of the keyboard. */
  insteadOfStake?: ComponentChildren;
}

/** Balance, stake, the one large button, and what was won. */
export function StakeDock({
  session,
  round,
  stake,
  onStake,
  win,
  press,
  enabled,
  onPress,
  autoplay,
  extra,
  covered,
  bright,
  insteadOfStake,
  stakes = session.opened.stakes as TappedStakes,
  total,
}: StakeDockProps) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const running = autoplay?.running ?? false;
  const held = useHeldPlay(session, {
    may: !running,
    ready: enabled,
    covered: covered ?? true,
    stake,
    play: onPress,
  });
  return (
    <>
      <Readout name={texts.balance} value={money(balance)} />
      {insteadOfStake ? (
        <span hidden />
      ) : (
        <StakeBar
          session={session}
          stake={stake}
          total={total}
          taps={stakes.taps.map((tap) => ({ stake: tap }))}
          typed={stakes}
          disabled={!round.idle || round.open !== null || running}
          onPick={onStake}
        />
      )}
      <RoundButton
        name={running ? texts.autoplay.stop(autoplay!.left) : press}
        disabled={!enabled && !running}
        restMs={round.open ? 0 : round.restMs}
        restKey={round.restKey}
        onPress={running ? autoplay!.stop : onPress}
        held={held}
      />
      <WinReadout session={session} win={win ?? 0} won={bright} />
      {insteadOfStake && <div class="play-screen__instead">{insteadOfStake}</div>}
      {autoplay && (
        <AutoplayButton
          session={session}
          autoplay={autoplay}
          stake={stake}
          extra={extra}
          disabled={!round.idle || round.open !== null}
        />
      )}
    </>
  );
}
