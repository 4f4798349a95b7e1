import type { WinShown } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { pause } from '../../lib/win/motion.ts';
import { Presentation } from '../../lib/win/presentation.ts';
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
  for (const step of playbackOf(outcome, stake, definition.scatter)) {
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
      setScene({ caption: '' });
      await stage.tumble(step.gone, step.window, step.spots);
      setWindow(step.window);
    }
    if (step.type === 'bombs') {
      const times = step.bombs.reduce((sum, bomb) => sum + bomb.times, 0);
      stage.label(step.bombs.map((bomb) => ({ cell: bomb.cell, text: `×${bomb.times}` })));
      stage.show({ cells: step.bombs.map(({ cell }) => cell), pulse: step.celebrate });
      setScene({ caption: texts.slot.bombs(times, money(step.after)) });
      await countAndRest(playing, step);
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
      await countAndRest(playing, step);
      counted = step.after;
    }
    if (step.type === 'hold') counted = await playHeld(playing, step);
    if (step.type === 'wheel') {
      await turnWheel(playing, step);
      counted = step.after;
    }
    if (step.type === 'free-intro') {
      sound('feature');
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
      const celebrated = step.tier > 0;
      const caption = step.win === 0 ? '' : session.returned({ win: step.win, stake });
      session.say(step.win === 0 ? texts.noWin : caption);
      setScene({ win: step.win, celebrated, returned: step.win > 0 && !celebrated, caption, glow: celebrated });
      // The pot was celebrated already, further than anything.
      if (!outcome.pot) {
        const seen = celebrate({ win: step.win, stake, capped: step.capped });
        if (step.tier > 1) await seen;
      }
      setScene({ phase: 'rest', free: null, curtain: null });
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
  const presented = new Presentation();
  const all = [...lines.flatMap(({ cells }) => cells), ...(scatter?.cells ?? [])];
  stage.show({ cells: all, pulse: celebrate });
  await countUp(playing, presented, { before, after, celebrate, ms: Math.min(500 + lines.length * 160, 1_500) });
  const single = brief ? 620 : 820;
  const shown = [...lines].sort((a, b) => b.win - a.win).slice(0, brief ? 3 : 6);
  for (const win of lines[0]?.line === undefined ? shown : lines.slice(0, 6)) {
    if (presented.skipped) break;
    const rows = win.line === undefined ? undefined : slotOf(session).definition.lines[win.line]!;
    stage.show({ cells: win.cells, ...(rows && { line: rows }), pulse: celebrate });
    setScene({ caption: winText(session, win) });
    await presented.pause(single);
  }
  if (scatter && !presented.skipped) {
    stage.show({ cells: scatter.cells, pulse: celebrate });
    setScene({ caption: texts.slot.scatters(scatter.count, money(scatter.win)) });
    await presented.pause(single);
  }
  stage.show({ cells: all, pulse: celebrate });
  presented.close();
}

/** What adds to the round beside its lines: counted, and seen for a moment. */
async function countAndRest(
  playing: Playing,
  step: { before: number; after: number; celebrate: boolean },
): Promise<void> {
  const presented = new Presentation();
  await countUp(playing, presented, step);
  await presented.pause(900);
  presented.close();
}

function winText(session: PlaySession, { line, count, symbol, ways, times = 1, win }: WinShown): string {
  const { slot } = session.texts;
  const name = symbolName(session, symbol);
  const amount = times > 1 ? `×${times} · ${session.money(win)}` : session.money(win);
  if (line !== undefined) return slot.line(line + 1, count, name, amount);
  if (ways !== undefined) return slot.ways(ways, count, name, amount);
  return slot.group(count, name, amount);
}
