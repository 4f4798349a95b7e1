import type { WinShown } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { felt } from '../../lib/win/haptics.ts';
import { pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { playHeld } from './play-held.ts';
import { playbackOf, type WinsShown } from './playback.ts';
import { countUp, type Playing } from './playing.ts';
import { slotOf, symbolName } from './props.ts';
import { takePot } from './take-pot.ts';
import { turnWheel } from './turn-wheel.ts';

/** Plays a finished round back, spin by spin. The reels run already when this begins. */
export async function playRound(playing: Playing): Promise<void> {
  const { session, stage, outcome, stake, setScene, setWindow, waitForGoOn, onResult } = playing;
  const { texts, money } = session;
  const { definition } = slotOf(session);
  let counted = 0;
  for (const step of playbackOf(outcome, stake, definition.scatter, session.pace.celebrations)) {
    if (step.type === 'spin') {
      const { spin } = step;
      if (step.index > 0) {
        await session.replay?.beat();
        const respin = spin.mode === 'respin';
        setScene({
          phase: 'spinning',
          caption: respin ? texts.slot.respin : texts.slot.roundSoFar(money(counted)),
          free: respin
            ? null
            : {
                left: spin.freeSpinsLeft,
                multiplier: spin.multiplier,
                special: spin.special ? symbolName(session, spin.special) : null,
              },
        });
        stage.spin(spin.held, spin.stuck);
        await pause(700);
      }
      await stage.land(spin, step.tension);
      setWindow(spin.window);
      setScene({ phase: 'showing' });
      if (step.index > 0 && spin.win === 0) await pause(700);
    }
    if (step.type === 'reveal') {
      await stage.reveal(step.mystery);
      const { cells, symbol } = step.mystery;
      const caption = texts.slot.revealed(cells.length, symbolName(session, symbol));
      session.say(caption);
      setScene({ caption });
    }
    if (step.type === 'fill') await stage.fill(step.reels, Object.keys(definition.wilds)[0]!);
    if (step.type === 'wins') {
      await showWins(playing, step);
      counted = step.after;
    }
    if (step.type === 'tumble') {
      await stage.tumble(step.gone, step.window, step.spots);
      setWindow(step.window);
    }
    if (step.type === 'bombs') {
      const times = step.bombs.reduce((sum, bomb) => sum + bomb.times, 0);
      stage.label(step.bombs.map((bomb) => ({ cell: bomb.cell, text: `×${bomb.times}` })));
      stage.show({ cells: step.bombs.map(({ cell }) => cell), pulse: step.celebrate });
      setScene({ caption: texts.slot.bombs(times, money(step.after)) });
      await countUp(playing, step.before, step.after, step.celebrate);
      await pause(900);
      counted = step.after;
    }
    if (step.type === 'expand') {
      await stage.fill(step.reels, step.symbol);
      setScene({
        caption: texts.slot.expanded(
          step.reels.length,
          symbolName(session, step.symbol),
          money(step.after - step.before),
        ),
      });
      await countUp(playing, step.before, step.after, step.celebrate);
      await pause(900);
      counted = step.after;
    }
    if (step.type === 'hold') counted = await playHeld(playing, step);
    if (step.type === 'wheel') {
      await turnWheel(playing, step);
      counted = step.after;
    }
    if (step.type === 'free-intro') {
      sound('winHigh');
      session.say(
        `${step.more ? texts.slot.freeMore(step.freeSpins) : texts.slot.freeIntro(step.freeSpins)}. ${session.data.words.freeIntro}`,
      );
      setScene({ curtain: { kind: 'free-intro', freeSpins: step.freeSpins, more: step.more } });
      await waitForGoOn(step.more ? 2_600 : 4_200);
      setScene({ curtain: null });
      stage.show(null);
    }
    if (step.type === 'free-outro') {
      setScene({ curtain: { kind: 'free-outro', win: step.win } });
      await waitForGoOn(4_200);
      setScene({ curtain: null, free: null });
    }
    if (step.type === 'pot') await takePot(playing, step);
    if (step.type === 'total') {
      onResult();
      const celebrated = step.size === 'win' || step.size === 'big';
      const caption =
        step.size === 'none'
          ? ''
          : step.size === 'returned'
            ? session.gotBack(step.win, stake)
            : texts.youWon(money(step.win));
      session.say(step.size === 'none' ? texts.noWin : caption);
      if (celebrated) felt(step.size === 'big' ? 3 : 1);
      // What was celebrated already, as free spins or as the pot, is not again.
      if (step.size === 'big' && outcome.spins.length === 1 && !outcome.pot) {
        setScene({ curtain: { kind: 'big', win: step.win, capped: step.capped }, glow: true });
        await waitForGoOn(3_600);
      }
      setScene({
        phase: 'rest',
        win: step.win,
        celebrated,
        returned: step.size === 'returned',
        caption,
        glow: celebrated,
        free: null,
        curtain: null,
      });
    }
  }
}

/** First everything that won together, then win after win, then the scatters. */
async function showWins(
  playing: Playing,
  { lines, scatter, before, after, celebrate, brief }: WinsShown,
): Promise<void> {
  const { session, stage, setScene } = playing;
  const { texts, money } = session;
  const all = [...lines.flatMap(({ cells }) => cells), ...(scatter?.cells ?? [])];
  stage.show({ cells: all, pulse: celebrate });
  await countUp(playing, before, after, celebrate, Math.min(500 + lines.length * 160, 1_500));
  const single = brief ? 620 : 820;
  const shown = [...lines].sort((a, b) => b.win - a.win).slice(0, brief ? 3 : 6);
  for (const win of lines[0]?.line === undefined ? shown : lines.slice(0, 6)) {
    const rows = win.line === undefined ? undefined : slotOf(session).definition.lines[win.line]!;
    stage.show({ cells: win.cells, ...(rows && { line: rows }), pulse: celebrate });
    setScene({ caption: winText(session, win) });
    await pause(single);
  }
  if (scatter) {
    stage.show({ cells: scatter.cells, pulse: celebrate });
    setScene({ caption: texts.slot.scatters(scatter.count, money(scatter.win)) });
    await pause(single);
  }
  stage.show({ cells: all, pulse: celebrate });
}

function winText(session: PlaySession, { line, count, symbol, ways, times = 1, win }: WinShown): string {
  const { slot } = session.texts;
  const name = symbolName(session, symbol);
  const amount = times > 1 ? `×${times} · ${session.money(win)}` : session.money(win);
  if (line !== undefined) return slot.line(line + 1, count, name, amount);
  if (ways !== undefined) return slot.ways(ways, count, name, amount);
  return slot.group(count, name, amount);
}
