import { Button, IconButton, IconLink } from '@fairhouse/ui/button.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { lazyCode as lazy } from '../../lib/lazy-code.ts';
import { isBarred, useProtection } from '../../lib/protection/use-protection.ts';
import { useSession } from '../../lib/session.ts';
import { Money } from '../../ui/money.tsx';
import { Logo } from '../logo.tsx';
import { Later, Optional } from '../optional.tsx';
import { useAppTexts } from '../texts/index.ts';
import styles from './top-bar.module.css';

const LevelInBar = lazy(() => import('../../growth/vip/level-in-bar.tsx'));
const MessagesButton = lazy(() => import('../../players/messages/messages-button.tsx'));

/** Logo, the ways into the games, and who is here: Join and Login, or the balance and Deposit. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useAppTexts();
  return (
    <header className={styles.bar}>
      <Logo />
      <nav className={styles.nav} aria-label={t('mainNavigation')}>
        <button type="button" data-tap="slots" onClick={() => openPopup('categories', { category: 'slotsGames' })}>
          {t('slots')}
        </button>
        <button type="button" data-tap="tables" onClick={() => openPopup('categories', { category: 'tableGames' })}>
          {t('tables')}
        </button>
        <button type="button" data-tap="live" onClick={() => openPopup('categories', { category: 'liveCasino' })}>
          {t('live')}
        </button>
      </nav>
      <div className={styles.side}>
        <AccountControls />
        <span className={styles.wide}>
          <IconLink icon="shield" label={t('playSafely')} href={hrefOf('/play-safely')} />
          <IconButton icon="menu" label={t('menu')} data-tap="menu" onClick={onMenu} />
        </span>
      </div>
    </header>
  );
}

function AccountControls() {
  const t = useAppTexts();
  const session = useSession();
  const protection = useProtection().data;
  if (session.status === 'member') {
    const { availableBalance, currency } = session.member;
    return (
      <>
        <span className={styles.level}>
          <Later>
            <LevelInBar member={session.member} />
          </Later>
        </span>
        <p className={styles.balance}>
          <span className="visually-hidden">{t('balance')}: </span>
          <Money value={availableBalance} currency={currency} />
        </p>
        {/* On a break nothing asks for money; the cashier of the menu says why it is closed. */}
        {!(protection && isBarred(protection)) && (
          <Button size="s" variant="primary" onClick={() => openPopup('deposit')}>
            {t('deposit')}
          </Button>
        )}
        <span className={styles.messages}>
          <Optional>
            <MessagesButton />
          </Optional>
        </span>
      </>
    );
  }
  // While it is not known who is here, the two stand unseen, so that nothing moves once it is.
  return (
    <div className={styles.accountControls} data-unknown={session.status === 'unknown' || undefined}>
      <Button size="s" variant="quiet" onClick={() => openPopup('login', {})}>
        {t('login')}
      </Button>
      <Button size="s" variant="primary" onClick={() => openPopup('join')}>
        {t('join')}
      </Button>
    </div>
  );
}
