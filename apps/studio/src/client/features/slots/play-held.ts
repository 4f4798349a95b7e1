import type { HeldCoin, HoldShown } from '@fairhouse/game-math';
import { pause } from '../../lib/win/motion.ts';
import { Presentation } from '../../lib/win/presentation.ts';
import { sound } from '../../lib/win/sound.ts';
import { countUp, type Playing } from './playing.ts';
import { slotOf } from './props.ts';

/** Coins that are held, spin after spin, until none has come for as many as there are; answers what the round has come to. */
export async function playHeld(
  playing: Playing,
  { hold, before, celebrate }: { hold: HoldShown; before: number; celebrate: boolean },
): Promise<number> {
  const { session, stage, setScene } = playing;
  const { texts, money } = session;
  const rules = slotOf(session).definition.hold!;
  const labelOf = ({ cell, win }: HeldCoin) => ({ cell, text: money(win) });
  const held = [...hold.first];
  const show = () =>
    stage.hold(
      held.map(({ cell }) => cell),
      rules.symbol,
      held.map(labelOf),
    );
  sound('feature');
  session.say(texts.slot.held(held.length));
  setScene({ caption: texts.slot.held(held.length), glow: celebrate });
  show();
  await pause(1_400);
  let left = rules.respins;
  for (const landed of hold.spins) {
    setScene({ caption: texts.slot.heldLeft(left) });
    await stage.shimmer();
    left = landed.length > 0 ? rules.respins : left - 1;
    for (const coin of landed) {
      held.push(coin);
      sound('scatter');
      show();
      await pause(320);
    }
    await pause(landed.length > 0 ? 250 : 120);
  }
  const after = before + hold.win;
  if (hold.full > 0) setScene({ caption: texts.slot.heldAll(money(hold.full)) });
  const presented = new Presentation();
  await countUp(playing, presented, { before, after, celebrate, ms: 1_200 });
  await presented.pause(900);
  presented.close();
  return after;
}
