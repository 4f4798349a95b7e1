/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { ReplayStage as Stage } from '../features/replay/replay-stage.tsx';
import { CasinoPage } from '../lib/page/casino-page.ts';
import type { GameData } from '../lib/page/game-data.ts';
import type { GameScreen } from '../lib/page/game-screen.ts';
import { StudioCalls } from '../lib/round/studio-calls.ts';
import type { OpenedReplay } from '../lib/round/wire.ts';
import { refusalText, textsOf } from '../lib/texts/index.ts';
import { soundSettings } from '../lib/win/sound-settings.ts';
import { loadGame, screens } from './games.ts';
import { loadLanguage } from './languages/index.ts';
import { markPage } from './mark-page.ts';
import { Message } from './message.tsx';

type OpeningState =
  | { state: 'opening' }
  | {
      state: 'open';
      opened: OpenedReplay;
      screen: GameScreen;
      data: GameData;
      page: CasinoPage;
      ReplayStage: typeof Stage;
    }
  | { state: 'refused'; message: string };

/** From a ticket to the round that it is for. There is no session, and no game to go back to. */
export function OpeningReplay({ ticket, language }: { ticket: string; language: string }) {
  const [opening, setOpening] = useState<OpeningState>({ state: 'opening' });
  const texts = textsOf(language);

  useEffect(() => {
    void open().then(setOpening);
  }, []);

  async function open(): Promise<OpeningState> {
    const [answer] = await Promise.all([
      new StudioCalls('').openReplay(ticket),
      // What cannot be loaded is said in English.
      loadLanguage(language).catch(() => {}),
    ]);
    if (!answer.ok) return { state: 'refused', message: refusalText(textsOf(language), answer.error) };
    const opened = answer.data;
    try {
      const [game, { ReplayStage }] = await Promise.all([
        loadGame(opened.game, opened.language, screens[opened.game.kind]),
        import('../features/replay/replay-stage.tsx'),
      ]);
      // Nobody here has asked for sound.
      soundSettings.set({ muted: true });
      markPage(textsOf(opened.language));
      document.title = opened.game.name;
      return { state: 'open', opened, ...game, page: new CasinoPage(opened.around), ReplayStage };
    } catch {
      return { state: 'refused', message: textsOf(language).replay.cannotOpen };
    }
  }

  if (opening.state === 'opening') return <Message title={texts.replay.opening} quiet />;
  if (opening.state === 'refused') return <Message title={texts.replay.cannotOpen} text={opening.message} />;
  const { opened, screen, data, page, ReplayStage } = opening;
  const close = page.present ? { onClose: () => page.tell({ type: 'close' }) } : {};
  return <ReplayStage place={opened} data={data} recorded={opened.recorded} screen={screen} {...close} />;
}
