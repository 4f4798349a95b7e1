import { Icon } from '@fairhouse/ui/icon.tsx';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay, usePerson } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Money } from '../../ui/facts/money.tsx';
import { LoadFailed, Loading } from '../../ui/states.tsx';
import { decidingKeys, decisionKeys } from './decisions/decision-keys.ts';
import { RowDetails } from './details/row-details.tsx';
import type { Holding } from './dialogs/hold-dialog.tsx';
import type { ListedRow } from './listed-row.ts';
import styles from './row-drawer.module.css';
import { RowNotes } from './row-notes.tsx';
import { rowStanding, stillWaits } from './row-standing.ts';
import { StandingTag } from './standing-tag.tsx';
import { decisionName, useQueueTexts } from './texts/index.ts';
import type { Decision, QueueName, Row } from './types.ts';

interface RowActions {
  make: (decision: Decision) => void;
  claim: () => void;
  hold: (what: Holding['what']) => void;
  snooze: () => void;
  /** Where a rule can be silenced for the member of the row. */
  mute?: () => void;
  step: (by: 1 | -1) => void;
  close: () => void;
  openMember: (id: number) => void;
}

interface RowDrawerProps {
  queue: QueueName;
  id: number;
  /** As the list shows it; a row that another view hides is asked for by itself. */
  listed: ListedRow | undefined;
  decisions: readonly Decision[];
  actions: RowActions;
}

/** One row beside its list: everything needed to decide, and the decisions. */
export function RowDrawer({ queue, id, listed, decisions, actions }: RowDrawerProps) {
  const t = useQueueTexts();
  const asked = useCall('/operator/queue/get', { queue, id }, { enabled: listed === undefined });
  const row = listed?.row ?? asked.data;
  return (
    <aside className={styles.drawer} data-queue={queue} aria-label={`${t(queue)} ${id}`}>
      <header className={styles.head}>
        <div className={styles.steps}>
          <ActionIcon variant="default" aria-label={t('previousRow')} onClick={() => actions.step(-1)}>
            <Icon name="back" size={16} />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={t('nextRow')} onClick={() => actions.step(1)}>
            <Icon name="forward" size={16} />
          </ActionIcon>
        </div>
        <h2>
          <small>{id}</small> {row?.username}
        </h2>
        {row?.currency && row.amount !== null && (
          <strong className={styles.amount}>
            <Money value={row.amount} currency={row.currency} />
          </strong>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t('closeRow')} onClick={actions.close}>
          <Icon name="close" size={18} />
        </ActionIcon>
      </header>
      {!row && asked.error && <LoadFailed problem={asked.error} retry={() => void asked.refetch()} />}
      {!row && !asked.error && <Loading />}
      {row && <Body queue={queue} row={row} listed={listed} decisions={decisions} actions={actions} />}
    </aside>
  );
}

interface BodyProps extends Omit<RowDrawerProps, 'id'> {
  row: Row;
}

function Body({ queue, row, listed, decisions, actions }: BodyProps) {
  const t = useQueueTexts();
  const me = usePerson();
  const may = useMay();
  const language = useLanguage();
  const standing = listed?.standing ?? rowStanding({ row, gone: false }, undefined);
  const possible = decisions.filter(({ name, may }) => may && row.may.decide.includes(name));
  const keys = decisionKeys(possible);
  const keyOf = (decision: Decision) => decidingKeys.find((key) => keys[key] === decision);
  // In the order of their keys; those without one behind.
  const shown = possible.toSorted((a, b) => (keyOf(a) ?? 9) - (keyOf(b) ?? 9));
  const waits = stillWaits(standing);
  return (
    <>
      <div className={styles.holder}>
        <StandingTag standing={standing} row={row} me={me.name} />
        {row.claim?.by === me.name && <span>{t('claimedUntil', { time: momentText(row.claim.until, language) })}</span>}
        {row.snoozedUntil && <span>{t('snoozedUntil', { time: momentText(row.snoozedUntil, language) })}</span>}
        {row.escalated && (
          <span>
            {row.escalated.by}: {row.escalated.reason}
          </span>
        )}
        {row.memberId !== null && (
          <Button variant="subtle" size="compact-xs" onClick={() => actions.openMember(row.memberId!)}>
            {t('openMember')}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className={styles.content} tabIndex={0} aria-label={`${t(queue)} ${row.id}`}>
        <RowDetails queue={queue} row={row} />
        {/* A thread shows its notes between its messages. */}
        {queue !== 'contacts' && <RowNotes queue={queue} row={row} />}
      </section>
      {row.obstacle && (
        <p className={styles.obstacle} role="note">
          {t(`obstacle_${row.obstacle}`)}
        </p>
      )}
      <footer className={styles.foot}>
        {row.obstacle && decisions.some(({ name, may }) => may && name === 'approve') && (
          <Button size="sm" color="green" disabled title={t(`obstacle_${row.obstacle}`)}>
            {decisionName(t, 'approve')}
          </Button>
        )}
        {shown.map((decision) => (
          <Button
            key={decision.name}
            size="sm"
            color={keyOf(decision) === 3 ? 'red' : 'green'}
            variant={keyOf(decision) === 1 ? 'filled' : 'light'}
            disabled={!waits}
            onClick={() => actions.make(decision)}
            leftSection={keyOf(decision) && <kbd>{keyOf(decision)}</kbd>}
          >
            {decisionName(t, decision.name)}
          </Button>
        ))}
        <Menu position="top-end">
          <Menu.Target>
            <Button variant="default" size="sm" className={styles.more}>
              {t('moreActions')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              disabled={!row.may.claim && !row.may.release}
              onClick={actions.claim}
              rightSection={<kbd>C</kbd>}
            >
              {row.may.release ? t('release') : t('claim')}
            </Menu.Item>
            <Menu.Item disabled={!row.may.assign} onClick={() => actions.hold('assign')} rightSection={<kbd>A</kbd>}>
              {t('assign')}
            </Menu.Item>
            <Menu.Item disabled={!row.may.snooze && !row.may.wake} onClick={actions.snooze} rightSection={<kbd>H</kbd>}>
              {row.may.wake ? t('wake') : t('snooze')}
            </Menu.Item>
            <Menu.Item
              disabled={!row.may.escalate}
              onClick={() => actions.hold('escalate')}
              rightSection={<kbd>E</kbd>}
            >
              {t('escalate')}
            </Menu.Item>
            <Menu.Item disabled={!row.may.note} onClick={() => actions.hold('note')} rightSection={<kbd>M</kbd>}>
              {t('note')}
            </Menu.Item>
            {actions.mute && row.memberId !== null && may('risk.decide') && (
              <Menu.Item onClick={actions.mute} rightSection={<kbd>U</kbd>}>
                {t('mute')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </footer>
    </>
  );
}
