/** @jsxImportSource preact */
import { playerLanguageOf } from '@fairhouse/money';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../lib/page/game-screen.ts';
import { chooseFreeRounds, withFreeRounds } from '../lib/round/free-rounds.ts';
import { dropFreeRoundsChoice, type LaunchedWith } from '../lib/round/launch.ts';
import { PlaySession } from '../lib/round/play-session.ts';
import { StudioCalls } from '../lib/round/studio-calls.ts';
import { withRememberedStake } from '../lib/stake/remembered-stake.ts';
import { refusalText, textsOf } from '../lib/texts/index.ts';
import { soundSettings } from '../lib/win/sound-settings.ts';
import { expectGame, loadGame, screenOf } from './games.ts';
import { Guarded, ReloadButton } from './guarded.tsx';
import { loadLanguage } from './languages/index.ts';
import { markPage } from './mark-page.ts';
import { Message } from './message.tsx';
import { Table } from './table.tsx';

type OpeningState =
  | { state: 'opening' }
  | { state: 'open'; session: PlaySession; screen: GameScreen }
  /** What is left to do: ask again, load the page again, or nothing. */
  | { state: 'refused'; message: string; next: 'retry' | 'reload' | 'none' };

/** From the address to the open table. */
export function Opening({ launch }: { launch: LaunchedWith | undefined }) {
  const [opening, setOpening] = useState<OpeningState>({ state: 'opening' });
  const texts = textsOf(opening.state === 'open' ? opening.session.opened.language : navigator.language);

  const open = useCallback(async () => {
    if (!launch) return setOpening({ state: 'refused', message: texts.noLaunch, next: 'none' });
    setOpening({ state: 'opening' });
    const calls = new StudioCalls(launch.session);
    const opened = calls.open();
    expectGame(launch.game, playerLanguageOf(navigator.language));
    // What cannot be loaded is said in English.
    const [{ answer, serverTime }] = await Promise.all([opened, loadLanguage(navigator.language).catch(() => {})]);
    if (!answer.ok) {
      const { error } = answer;
      const message = refusalText(textsOf(navigator.language), error);
      return setOpening({ state: 'refused', message, next: error.code === 'SESSION_EXPIRED' ? 'none' : 'retry' });
    }
    try {
      const { game, language } = answer.data;
      const { screen, data } = await loadGame(game, language, screenOf(game.code, game.kind));
      const stakes = withRememberedStake(answer.data, answer.data.stakes);
      if (launch.freeRounds) {
        chooseFreeRounds(answer.data, launch.freeRounds);
        dropFreeRoundsChoice();
      }
      const playable = withFreeRounds({ ...answer.data, stakes });
      const session = new PlaySession(playable, calls, data, serverTime, soundSettings.get().muted);
      markPage(session.texts);
      document.title = game.name;
      setOpening({ state: 'open', session, screen });
    } catch {
      // The server has just answered, so its code is missing here: a deployment has replaced it.
      setOpening({ state: 'refused', message: textsOf(navigator.language).codeMissing, next: 'reload' });
    }
  }, [launch, texts]);

  useEffect(() => void open(), []);

  const opensAt = launch?.place ?? { sheet: null, check: null, replay: null };
  if (opening.state === 'open')
    return (
      <Guarded language={opening.session.opened.language}>
        <Table session={opening.session} screen={opening.screen} opensAt={opensAt} />
      </Guarded>
    );
  if (opening.state === 'opening') return <Message title={texts.loading} quiet />;
  return (
    <Message title={texts.cannotOpen} text={opening.message}>
      {opening.next === 'retry' && (
        <button type="button" class="text-button text-button--accent" onClick={() => void open()}>
          {texts.tryAgain}
        </button>
      )}
      {opening.next === 'reload' && <ReloadButton texts={texts} />}
    </Message>
  );
}
