/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { RulesSheet } from '../features/rules/rules-sheet.tsx';
import { SoundSheet } from '../features/sound/sound-sheet.tsx';
import type { GameScreen } from '../lib/page/game-screen.ts';
import { keys } from '../lib/page/keys.ts';
import { pageColours } from '../lib/page/page-colours.ts';
import { useStore } from '../lib/page/store.ts';
import { type KeptPlace, keepPlace, type SheetName } from '../lib/round/launch.ts';
import type { PlaySession } from '../lib/round/play-session.ts';
import { allowHurry, setPace } from '../lib/win/motion.ts';
import { soundOf } from '../lib/win/sound.ts';
import { WinShow } from '../ui/readout/win-show.tsx';
import { useKeyPress } from '../ui/stake/key-press.ts';
import { FreeRoundsBar } from './free-rounds-bar.tsx';
import { FairnessSheet, KeysPart, loadSheetsWhenIdle, RoundCheck, RoundsSheet } from './late-sheets.ts';
import { Message } from './message.tsx';
import { Notice } from './notice.tsx';
import { ReplayedRound } from './replayed-round.tsx';
import { TopBar } from './top-bar.tsx';
import './table.css';

const sheetKeys: Record<string, SheetName> = { r: 'rules', f: 'fairness', l: 'rounds' };

/** The page around every game: top bar, the game, what is said about it, and the sheets. */
export function Table({ session, screen, opensAt }: { session: PlaySession; screen: GameScreen; opensAt: KeptPlace }) {
  const { Game, RulesExtra, Fairness = FairnessSheet, hurry = 'quick', actions } = screen;
  const { ended, refusal, spoken, muted } = useStore(session.state);
  const [sheet, setSheet] = useState(opensAt.sheet);
  const [checked, setChecked] = useState(opensAt.check);
  const [replayed, setReplayed] = useState(opensAt.replay);
  const { texts, opened } = session;

  useEffect(() => session.enter(), [session]);
  useEffect(() => soundOf(opened.game.code), [opened]);
  useEffect(() => keys.set({ actions: actions?.(session) ?? [] }), [session, actions]);
  useEffect(loadSheetsWhenIdle, []);
  useEffect(() => keepPlace({ sheet, check: checked, replay: replayed }), [sheet, checked, replayed]);
  // A round that is shown again is there to be seen.
  useEffect(() => allowHurry(session.pace.quick && replayed === null ? hurry : null), [replayed]);
  // The launch address can ask for fast animations, and a player can edit it.
  useEffect(() => {
    if (!session.replay && !session.pace.quick) setPace(false);
  }, [session]);
  useKeyPress((key) => {
    const name = sheetKeys[key.toLowerCase()];
    if (name) setSheet(name);
    if (key.toLowerCase() === 'm') session.mute(!muted);
  });

  if (ended) {
    return (
      <Message
        title={ended === 'SESSION_EXPIRED' ? texts.expiredTitle : texts.blockedTitle}
        text={ended === 'SESSION_EXPIRED' ? texts.expiredText : refusal?.message}
      >
        <button
          type="button"
          class="text-button text-button--accent"
          onClick={() => session.casino.tell({ type: 'close' })}
        >
          {texts.backToLobby}
        </button>
      </Message>
    );
  }
  const close = () => {
    setSheet(null);
    setChecked(null);
  };
  const place = { session, covered: sheet !== null || replayed !== null, onFairness: () => setSheet('fairness') };
  return (
    <div
      class={`table table--${opened.game.kind}${opened.freeRounds ? ' table--free-rounds' : ''}`}
      style={pageColours(session.data.theme)}
    >
      <TopBar session={session} hurry={hurry} onSheet={setSheet} />
      <FreeRoundsBar session={session} />
      <main class="table__game">
        <h1 class="visually-hidden">{opened.game.name}</h1>
        <Game {...place} />
        <WinShow session={session} />
      </main>
      <Notice session={session} onFairness={place.onFairness} />
      <p class="visually-hidden" role="status" aria-live="polite">
        {spoken}
      </p>
      {sheet === 'rules' && (
        <RulesSheet
          session={session}
          keys={screen.keys(texts, session)}
          onClose={close}
          keyTable={actions && <KeysPart session={session} />}
        >
          <RulesExtra {...place} />
        </RulesSheet>
      )}
      {sheet === 'fairness' && <Fairness session={session} onClose={close} onCheckRounds={() => setSheet('rounds')} />}
      {sheet === 'sound' && <SoundSheet session={session} onClose={close} />}
      {sheet === 'rounds' && !checked && (
        <RoundsSheet
          session={session}
          textOf={screen.roundText}
          onClose={close}
          onCheck={setChecked}
          onReplay={opened.game.kind === 'open' ? undefined : setReplayed}
        />
      )}
      {sheet === 'rounds' && checked && <RoundCheck session={session} roundId={checked} onClose={close} />}
      {replayed && (
        <ReplayedRound session={session} screen={screen} roundId={replayed} onClose={() => setReplayed(null)} />
      )}
    </div>
  );
}
