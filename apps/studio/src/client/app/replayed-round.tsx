/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { ReplayStage as Stage } from '../features/replay/replay-stage.tsx';
import type { GameScreen } from '../lib/page/game-screen.ts';
import type { PlaySession } from '../lib/round/play-session.ts';
import type { Recorded } from '../lib/round/wire.ts';
import { refusalText } from '../lib/texts/index.ts';
import { Sheet } from '../ui/sheet/sheet.tsx';

interface ReplayedRoundProps {
  session: PlaySession;
  screen: GameScreen;
  roundId: string;
  onClose: () => void;
}

/** One of the player's own rounds, shown again over the game. */
export function ReplayedRound({ session, screen, roundId, onClose }: ReplayedRoundProps) {
  const { texts, calls, opened, data } = session;
  const [shown, setShown] = useState<{ recorded: Recorded; screen: GameScreen; ReplayStage: typeof Stage } | null>(
    null,
  );
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const load = async () => {
      const [answer, of, { ReplayStage }] = await Promise.all([
        calls.replay(roundId),
        screen.alone?.() ?? screen,
        import('../features/replay/replay-stage.tsx'),
      ]);
      if (answer.ok) setShown({ recorded: answer.data, screen: of, ReplayStage });
      else setProblem(refusalText(texts, answer.error));
    };
    load().catch(() => setProblem(texts.replay.cannotOpen));
  }, [roundId]);

  if (shown) {
    const { ReplayStage, ...round } = shown;
    return <ReplayStage place={opened} data={data} {...round} onClose={onClose} />;
  }
  return (
    <Sheet title={texts.replay.name} closeName={texts.close} onClose={onClose}>
      <p role={problem ? 'alert' : 'status'}>{problem || texts.replay.opening}</p>
    </Sheet>
  );
}
