import { Icon } from '@fairhouse/ui/icon.tsx';
import { ActionIcon, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { DecisionTray } from '../desk/queues/decisions/decision-tray.tsx';
import { MentionsButton } from '../desk/queues/mentions-button.tsx';
import { post } from '../lib/api.ts';
import { useLive } from '../lib/live/live-state.ts';
import { forgetAnswers, type Person } from '../lib/person.ts';
import { chooseZone, zoneChoice, zoneName } from '../lib/time-zone.ts';
import { openFinder } from './finder.tsx';
import { useAppTexts } from './texts/index.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  person: Person;
  openNavigation: () => void;
  openHelp: () => void;
}

export function TopBar({ person, openNavigation, openHelp }: TopBarProps) {
  const t = useAppTexts();
  const navigate = useNavigate();
  const signOut = async () => {
    await post('/operator/auth/signOut', {});
    await forgetAnswers();
  };
  return (
    <header className={styles.bar}>
      <ActionIcon
        className={styles.menu}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('openNavigation')}
        onClick={openNavigation}
      >
        <Icon name="menu" />
      </ActionIcon>
      <button type="button" className={styles.find} onClick={openFinder} aria-label={t('find')}>
        <Icon name="search" size={16} />
        <span className={styles.long}>{t('find')}</span>
        <span className={styles.short}>{t('findShort')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <MentionsButton />
      <DecisionTray />
      {useLive() === 'deaf' && (
        <span className={styles.deaf} role="status" title={t('deafAbout')}>
          {t('deaf')}
        </span>
      )}
      <span className={styles.zone} title={t('zoneAbout')}>
        {zoneName()}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('help')}
        onClick={openHelp}
        className={styles.help}
      >
        <kbd>?</kbd>
      </ActionIcon>
      <Menu position="bottom-end">
        <Menu.Target>
          <button type="button" className={styles.person} aria-label={person.displayName}>
            <span className={styles.initial} aria-hidden="true">
              {person.displayName.slice(0, 1).toUpperCase()}
            </span>
            <span className={styles.name}>{person.displayName}</span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void navigate({ to: '/me' })}>{t('me')}</Menu.Item>
          <Menu.Item onClick={() => chooseZone(zoneChoice() === 'utc' ? 'device' : 'utc')}>
            {zoneChoice() === 'utc' ? t('timesOfDevice') : t('timesInUtc')}
          </Menu.Item>
          <Menu.Item onClick={() => void signOut()}>{t('signOut')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </header>
  );
}
