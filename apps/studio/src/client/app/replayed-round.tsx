/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { ReplayStage } from '../features/replay/replay-stage.tsx';
import type { GameRoom } from '../lib/game-room.ts';
import type { PlaySession } from '../lib/play-session.ts';
import { refusalText } from '../lib/texts/index.ts';
import type { Recorded } from '../lib/wire.ts';
import { Sheet } from '../ui/sheet.tsx';

interface ReplayedRoundProps {
  session: PlaySession;
  room: GameRoom;
  roundId: string;
  onClose: () => void;
}

/** One of the player's own rounds, shown again over the game. */
export function ReplayedRound({ session, room, roundId, onClose }: ReplayedRoundProps) {
  const { texts, calls, opened, data } = session;
  const [shown, setShown] = useState<{ recorded: Recorded; room: GameRoom } | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const load = async () => {
      const [answer, of] = await Promise.all([calls.replay(roundId), room.alone?.() ?? room]);
      if (answer.ok) setShown({ recorded: answer.data, room: of });
      else setProblem(refusalText(texts, answer.error));
    };
    load().catch(() => setProblem(texts.replay.cannotOpen));
  }, [roundId]);

  if (shown) return <ReplayStage place={opened} data={data} {...shown} onClose={onClose} />;
  return (
    <Sheet title={texts.replay.name} closeName={texts.close} onClose={onClose}>
      <p role={problem ? 'alert' : 'status'}>{problem || texts.replay.opening}</p>
    </Sheet>
  );
}
