import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useQueueTexts } from '../desk/queues/texts/index.ts';
import type { QueueName } from '../desk/queues/types.ts';
import { useKeys } from '../lib/keys/use-keys.ts';
import type { Person } from '../lib/person.ts';
import { useCall } from '../lib/query.ts';
import { LanguageChoice } from '../ui/choices/language-choice.tsx';
import styles from './navigation.module.css';
import { type Place, placesFor } from './places.ts';
import { useAppTexts } from './texts/index.ts';

const icons: Record<QueueName, IconName> = {
  cashOuts: 'wallet',
  payouts: 'forward',
  payoutReviews: 'eye',
  deposits: 'plus',
  disputes: 'turn',
  documents: 'document',
  corrections: 'user',
  funds: 'wallet',
  heldWins: 'star',
  affiliateStatements: 'wallet',
  invitations: 'gift',
  contacts: 'mail',
  chatReports: 'warning',
  alerts: 'warning',
  harmCases: 'pause',
  approvals: 'check',
};

interface NavigationProps {
  person: Person;
  /** Where the page is narrow it lies over it, and is opened. */
  isOpen: boolean;
  close: () => void;
}

export function Navigation({ person, isOpen, close }: NavigationProps) {
  const t = useAppTexts();
  const queueText = useQueueTexts();
  const { data: queues, error } = useCall('/operator/queue/summary', {}, { followed: true });
  // What stands below the queues is drawn with them: nothing moves under the pointer when they arrive.
  const isSettled = queues !== undefined || error !== null;
  const seen = placesFor(person.permissions);
  const entriesOf = (wanted: Place['group']) =>
    seen
      .filter(({ group }) => group === wanted)
      .map(({ path, name, icon }) => (
        <Link key={path} to={path} className={styles.entry}>
          <Icon name={icon} size={17} />
          <span>{t(name)}</span>
        </Link>
      ));
  useKeys({ close }, { enabled: isOpen, closed: true });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the button do the same */}
      {isOpen && <div className={styles.veil} onClick={close} />}
      <nav className={styles.navigation} data-open={isOpen || undefined} aria-label={t('navigation')}>
        <p className={styles.casino}>
          {t('casino')} <span>{t('desk')}</span>
          <ActionIcon
            className={styles.close}
            variant="transparent"
            aria-label={t('closeNavigation')}
            onClick={close}
            size="lg"
          >
            <Icon name="close" size={18} />
          </ActionIcon>
        </p>
        <div className={styles.groups}>
          <Group>{entriesOf('groupFirst')}</Group>
          {queues && queues.length > 0 && (
            <Group title={t('groupQueues')}>
              {queues.map(({ queue, waiting, amber, red }) => (
                <Link key={queue} to="/queue/$queue" params={{ queue }} className={styles.entry}>
                  <Icon name={icons[queue]} size={17} />
                  <span>{queueText(queue)}</span>
                  {waiting > 0 && (
                    <span className={styles.count} data-late={red > 0 ? 'red' : amber > 0 ? 'amber' : undefined}>
                      {waiting}
                      {(red > 0 || amber > 0) && (
                        <span className="visually-hidden">
                          {' '}
                          {red > 0 ? `${red} ${t('overdue')}` : `${amber} ${t('late')}`}
                        </span>
                      )}
                    </span>
                  )}
                </Link>
              ))}
            </Group>
          )}
          {isSettled &&
            (['groupCasino', 'groupSite'] as const).map((group) => {
              const entries = entriesOf(group);
              return (
                entries.length > 0 && (
                  <Group key={group} title={t(group)}>
                    {entries}
                  </Group>
                )
              );
            })}
        </div>
        <footer className={styles.foot}>
          <LanguageChoice />
        </footer>
      </nav>
    </>
  );
}

function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
  );
}
