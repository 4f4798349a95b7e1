/** @jsxImportSource preact */
import { nocturne } from '@fairhouse/game-math';
import { useStore } from '../../lib/store.ts';
import { Icon } from '../../ui/icons.tsx';
import { useKeyPress } from '../../ui/key-press.ts';
import { Readout } from '../../ui/readout.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { Curtain } from './curtain.tsx';
import type { NocturneProps } from './props.ts';
import { StakePicker } from './stake-picker.tsx';
import { useNocturne } from './use-nocturne.ts';
import './nocturne.css';

/** The slot: reels, one line of text about them, and the dock. */
export function Nocturne(props: NocturneProps) {
  const { house } = props;
  const { texts, money } = house;
  const { balance } = useStore(house.state);
  const game = useNocturne(props);
  const { scene } = game;
  useKeyPress((key) => {
    if (key === 'Enter' && scene.curtain) game.goOn();
    else if (key === 'Enter') void game.spin();
    if (key === 'ArrowUp') game.stepStake(1);
    if (key === 'ArrowDown') game.stepStake(-1);
  });
  const winName =
    scene.phase === 'rest' && scene.win > 0 && scene.win <= game.stake && !scene.celebrated
      ? texts.returned
      : texts.win;
  return (
    <div class={`nocturne${scene.free ? ' nocturne--free' : ''}`} data-phase={scene.phase}>
      <div class="nocturne__stage">
        <img class="nocturne__title" src="/art/nocturne/title.svg" alt="" />
        <div class={`nocturne__reels${scene.glow ? ' nocturne__reels--glow' : ''}`}>
          <canvas ref={game.canvas} role="img" aria-label={texts.slot.reels} />
          <picture>
            <source media="(min-width: 720px)" srcset="/art/nocturne/frame-desktop.webp" />
            <img src="/art/nocturne/frame-phone.webp" alt="" draggable={false} />
          </picture>
          {scene.curtain && <Curtain curtain={scene.curtain} texts={texts} money={money} onGoOn={game.goOn} />}
        </div>
        <ol class="unseen" aria-label={texts.slot.reels}>
          {game.window.map((column, reel) => (
            <li key={reel}>
              {texts.slot.reel(
                reel + 1,
                column.map((symbol) => texts.symbols[symbol as keyof typeof texts.symbols]).join(', '),
              )}
            </li>
          ))}
        </ol>
        <p
          class={`nocturne__caption figures${scene.phase === 'rest' && scene.celebrated ? ' nocturne__caption--won' : ''}`}
        >
          {scene.free && (
            <span class="nocturne__free">
              {texts.slot.freeLeft(scene.free.left)} · ×{nocturne.freeSpins.multiplier}
            </span>
          )}
          <span key={scene.caption} class="nocturne__line">
            {scene.caption}
          </span>
        </p>
      </div>
      <div class="dock nocturne__dock">
        <Readout name={texts.balance} value={money(balance)} />
        <div class="nocturne__stake">
          <button
            type="button"
            class="nocturne__step"
            aria-label={texts.slot.lowerStake}
            disabled={!game.canStep(-1)}
            onClick={() => game.stepStake(-1)}
          >
            <Icon name="minus" />
          </button>
          <StakePicker
            house={house}
            coins={game.coins}
            coin={game.coin}
            disabled={scene.phase !== 'rest'}
            onPick={game.setCoin}
          />
          <button
            type="button"
            class="nocturne__step"
            aria-label={texts.slot.raiseStake}
            disabled={!game.canStep(1)}
            onClick={() => game.stepStake(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
        <RoundButton
          name={texts.slot.spin}
          disabled={!game.ready}
          restMs={game.restMs}
          restKey={game.restKey}
          onPress={() => void game.spin()}
        />
        <Readout name={winName} value={money(scene.win)} bright={scene.celebrated} />
      </div>
    </div>
  );
}
