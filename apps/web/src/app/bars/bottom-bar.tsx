import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import { hrefOf, navigate, useLocation } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { scrollToTop } from '../../lib/scroll.ts';
import { useMember } from '../../lib/session.ts';
import { useAppTexts } from '../texts/index.ts';
import styles from './bottom-bar.module.css';

/** The main ways of the phone layout, where a thumb reaches them. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const t = useAppTexts();
  const member = useMember();
  const { path } = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('mainNavigation')}>
      <NavigationItem icon="grid" label={t('home')} current={path === '/'} onClick={() => goHome(path)} />
      <NavigationItem icon="search" label={t('games')} tap="games" onClick={() => openPopup('categories', {})} />
      {member ? (
        <NavigationItem icon="clock" label={t('gameHistory')} onClick={() => openPopup('gameHistory')} />
      ) : (
        <NavigationItem icon="user" label={t('join')} tap="join" onClick={() => openPopup('join')} />
      )}
      {/* A link, so that it is answered before the app is there. */}
      <a
        className={styles.item}
        href={hrefOf('/play-safely')}
        aria-current={path === '/play-safely' ? 'page' : undefined}
      >
        <Icon name="shield" size={22} />
        <span>{t('safely')}</span>
      </a>
      <NavigationItem icon="menu" label={t('menu')} tap="menu" onClick={onMenu} />
    </nav>
  );
}

function goHome(path: string): void {
  if (path === '/') scrollToTop();
  else navigate('/');
}

function NavigationItem({
  icon,
  label,
  current = false,
  tap,
  onClick,
}: {
  icon: IconName;
  label: string;
  current?: boolean;
  /** Its name while the page is only drawn: early-tap.ts. */
  tap?: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.item}
      aria-current={current ? 'page' : undefined}
      data-tap={tap}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </button>
  );
}
