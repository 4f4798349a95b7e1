/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { exactText } from '../../lib/texts/numbers.ts';
import { Icon } from '../../ui/page/icons.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { slotOf } from './props.ts';
import type { SlotControl } from './use-slot.ts';
import './modes.css';

interface ModesButtonProps {
  session: PlaySession;
  game: SlotControl;
  disabled: boolean;
}

/** Opens what a round can be bet with beside the plain stake: the ante, and free spins for a price. */
export function ModesButton({ session, game, disabled }: ModesButtonProps) {
  const { texts, money } = session;
  const t = texts.slot.modes;
  const [open, setOpen] = useState(false);
  const { definition } = slotOf(session);
  const plain = money(game.plainStake);
  const modeBy = (id: 'ante' | 'buy') =>
    game.modes.some((mode) => mode.id === id) && definition.modes.find((mode) => mode.id === id);
  const ante = modeBy('ante');
  const buy = modeBy('buy');
  const prices = { ante: game.priceIn('ante'), buy: game.priceIn('buy') };
  return (
    <>
      <button
        type="button"
        class={`side-button modes-button${game.ante ? ' modes-button--on' : ''}`}
        aria-label={game.ante ? t.openOn : t.title}
        title={t.title}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <Icon name="modes" />
      </button>
      {open && (
        <Sheet title={t.title} closeName={texts.close} onClose={() => setOpen(false)}>
          <div class="modes">
            {ante && (
              <section class="modes__mode">
                <h3>{t.ante}</h3>
                <p>{t.anteText(exactText(ante.declared.return))}</p>
                <label class="modes__switch">
                  <input
                    type="checkbox"
                    checked={game.ante}
                    disabled={prices.ante === null}
                    onChange={(event) => game.setAnte(event.currentTarget.checked)}
                  />
                  <span class="figures">{prices.ante ? t.anteAt(money(prices.ante), plain) : t.tooMuch(plain)}</span>
                </label>
              </section>
            )}
            {buy && (
              <section class="modes__mode">
                <h3>{t.buy}</h3>
                <p>{t.buyText(definition.freeSpins!.awards[0]!, exactText(buy.declared.return), plain)}</p>
                {prices.buy ? (
                  <button
                    type="button"
                    class="text-button text-button--accent figures"
                    disabled={!game.ready}
                    onClick={() => {
                      setOpen(false);
                      void game.spin('buy');
                    }}
                  >
                    {t.buyFor(definition.freeSpins!.awards[0]!, money(prices.buy))}
                  </button>
                ) : (
                  <p class="figures" role="note">
                    {t.tooMuch(plain)}
                  </p>
                )}
              </section>
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}
