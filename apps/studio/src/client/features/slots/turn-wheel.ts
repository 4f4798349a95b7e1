import { pause } from '../../lib/win/motion.ts';
import { Presentation } from '../../lib/win/presentation.ts';
import { sound } from '../../lib/win/sound.ts';
import { countUp, type Playing } from './playing.ts';
import { slotOf } from './props.ts';

/** How long the wheel turns until it rests on its part, as the style sheet has it. */
const turnMs = 4_400;

/** The wheel that scatters turn: it comes up over the reels, rests on its part, and the part is paid. */
export async function turnWheel(
  playing: Playing,
  { part, before, after, celebrate }: { part: number; before: number; after: number; celebrate: boolean },
): Promise<void> {
  const { session, stage, setScene } = playing;
  const { texts, money } = session;
  const pays = slotOf(session).definition.wheel!.parts[part]!;
  sound('feature');
  session.say(texts.slot.wheelTurns);
  setScene({ caption: texts.slot.wheelTurns, wheel: { part, rested: false } });
  await pause(300);
  sound('tension');
  await pause(turnMs);
  sound('scatter');
  const caption = texts.slot.wheelPays(pays, money(after - before));
  session.say(caption);
  setScene({ caption, wheel: { part, rested: true }, glow: celebrate });
  const presented = new Presentation();
  await countUp(playing, presented, { before, after, celebrate, ms: 1_200 });
  await presented.pause(1_500);
  presented.close();
  setScene({ wheel: null });
  stage.show(null);
}
