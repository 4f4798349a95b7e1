/** @jsxImportSource preact */
import type { SlotRules } from '@fairhouse/game-math';
import type { SlotTheme } from '@fairhouse/games';
import { useAutoplay } from '../../lib/autoplay/use-autoplay.ts';
import { useStore } from '../../lib/page/store.ts';
import { useHeldPlay } from '../../lib/round/held-play.ts';
import { AutoplayButton } from '../../ui/autoplay/autoplay-button.tsx';
import { Readout } from '../../ui/readout/readout.tsx';
import { PotSign } from '../../ui/sheet/pot-sign.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { RoundButton } from '../../ui/stake/round-button.tsx';
import { StakeBar } from '../../ui/stake/stake-bar.tsx';
import { BestPays } from './best-pays.tsx';
import { BonusWheel } from './bonus-wheel.tsx';
import { Curtain } from './curtain.tsx';
import { ModesButton } from './modes-button.tsx';
import { isFramed, isHigh, type SlotProps, slotOf, symbolName } from './props.ts';
import { useSlot } from './use-slot.ts';
import './slot.css';

/** The slot: reels, one line of text about them, and the dock. */
export function Slot(props: SlotProps) {
  const { session } = props;
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const game = useSlot(props);
  const { scene } = game;
  const { ready, stake } = game;
  const place = { ready, covered: props.covered, stake, play: () => game.spin() };
  const autoplay = useAutoplay(session, place);
  const held = useHeldPlay(session, { ...place, may: !autoplay.running });
  const { definition, theme } = slotOf(session);
  const art = `/art/${definition.code}`;
  useKeyPress((key) => {
    if (key === 'Enter') void game.spin();
    if (key === 'ArrowUp') game.stepStake(1);
    if (key === 'ArrowDown') game.stepStake(-1);
  });
  const winName = scene.returned ? texts.returned : texts.win;
  return (
    <div
      class={classOf(definition, theme, scene.free !== null)}
      data-phase={scene.phase}
      style={{ ...themeStyle(art, theme), '--reels': definition.reels, '--rows': definition.rows }}
    >
      <div class="slot__stage">
        <img class="slot__title" src={`${art}/title.svg`} alt="" />
        {definition.pot && <PotSign session={session} />}
        <div class={`slot__reels${scene.glow ? ' slot__reels--glow' : ''}`}>
          <canvas ref={game.canvas} role="img" aria-label={texts.slot.reels} />
          {!game.drawn && <Placeholder reels={definition.reels} rows={definition.rows} name={texts.loading} />}
          {isFramed(theme) && (
            <picture>
              <source media="(min-width: 720px)" srcset={`${art}/frame-desktop.webp`} />
              <img src={`${art}/frame-phone.webp`} alt="" draggable={false} />
            </picture>
          )}
          {scene.wheel && <BonusWheel wheel={scene.wheel} session={session} />}
          {scene.curtain && <Curtain curtain={scene.curtain} session={session} onGoOn={game.goOn} />}
        </div>
        <ol class="visually-hidden" aria-label={texts.slot.reels}>
          {game.window.map((column, reel) => (
            <li key={reel}>
              {texts.slot.reel(reel + 1, column.map((symbol) => symbolName(session, symbol)).join(', '))}
            </li>
          ))}
        </ol>
        <p class={`slot__caption figures${scene.phase === 'rest' && scene.celebrated ? ' slot__caption--won' : ''}`}>
          {scene.free && (
            <span class="slot__free">
              {[
                texts.slot.freeLeft(scene.free.left),
                scene.free.multiplier > 1 ? `×${scene.free.multiplier}` : null,
                scene.free.special && texts.slot.special(scene.free.special),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
          <span key={scene.caption} class="slot__line">
            {scene.caption}
          </span>
        </p>
        {!isHigh(definition, theme) && <BestPays session={session} coin={game.coin} />}
      </div>
      <div class="dock slot__dock">
        <Readout name={texts.balance} value={money(balance)} />
        <StakeBar
          session={session}
          stake={game.stake}
          taps={game.coins.map((coin) => ({
            stake: coin * game.cost,
            ...(definition.lines.length > 0 && { note: texts.slot.perLine(money(coin)) }),
          }))}
          disabled={scene.phase !== 'rest' || autoplay.running}
          onPick={(stake) => game.setCoin(stake / game.cost)}
        />
        <RoundButton
          name={autoplay.running ? texts.autoplay.stop(autoplay.left) : texts.slot.spin}
          disabled={!ready && !autoplay.running}
          restMs={game.restMs}
          restKey={game.restKey}
          onPress={() => (autoplay.running ? autoplay.stop() : void game.spin())}
          held={held}
        />
        <Readout name={winName} value={money(scene.win)} bright={scene.celebrated} />
        <AutoplayButton session={session} autoplay={autoplay} stake={stake} />
        {game.modes.length > 0 && (
          <ModesButton session={session} game={game} disabled={scene.phase !== 'rest' || autoplay.running} />
        )}
      </div>
    </div>
  );
}

function classOf(definition: SlotRules, theme: SlotTheme, free: boolean): string {
  const also = [free && 'free', isHigh(definition, theme) && 'high', definition.pot && 'pot'];
  return ['slot', ...[theme.layout, ...also].flatMap((name) => (name ? [`slot--${name}`] : []))].join(' ');
}

/** Stands on the reels until their symbols have come. */
function Placeholder({ reels, rows, name }: { reels: number; rows: number; name: string }) {
  return (
    <div class="slot__placeholder" role="status" style={{ gridTemplateColumns: `repeat(${reels}, 1fr)` }}>
      <span class="visually-hidden">{name}</span>
      {Array.from({ length: reels * rows }, (_, place) => (
        <i key={place} />
      ))}
    </div>
  );
}

/** The theme as the style sheet knows it. */
function themeStyle(art: string, { colours }: SlotTheme) {
  return {
    '--slot-backdrop-phone': `url("${art}/background-phone.avif")`,
    '--slot-backdrop-desktop': `url("${art}/background-desktop.avif")`,
    '--slot-ground': colours.ground,
    '--slot-well': colours.well,
    '--slot-glow': colours.glow,
    '--slot-free': `radial-gradient(ellipse at 50% 42%, ${colours.freeInner}, ${colours.freeOuter})`,
    '--slot-curtain': `radial-gradient(ellipse at center, ${colours.curtainInner} 30%, ${colours.curtainOuter})`,
    '--slot-free-curtain': `radial-gradient(ellipse at center, ${colours.freeCurtainInner} 30%, ${colours.freeCurtainOuter})`,
  };
}
