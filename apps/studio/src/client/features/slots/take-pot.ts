import { felt } from '../../lib/win/haptics.ts';
import { pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import type { Playing } from './playing.ts';

/** How long the pot is looked at, unless its winner continues. */
const seenMs = 9_000;

/** The shared pot is this round's: the greatest thing that happens in a slot, and it is shown as that. */
export async function takePot(
  { session, stage, setScene, waitForGoOn }: Playing,
  { amount, before }: { amount: number; before: number },
): Promise<void> {
  await session.replay?.beat();
  const caption = session.texts.pot.took(session.money(amount));
  session.say(caption);
  stage.show(null);
  setScene({ caption, glow: true, celebrated: true, curtain: { kind: 'pot', win: amount } });
  const hush = sound('tier4');
  felt(4);
  await waitForGoOn(seenMs);
  hush();
  setScene({ curtain: null, win: before + amount });
  await pause(400);
}
