import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { usePerson } from '../../lib/person.ts';
import { type CallFailed, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Page } from '../../ui/page.tsx';
import { LoadFailed, Loading, Notice } from '../../ui/states.tsx';
import { ColumnMenu, useColumnChoice } from '../../ui/table/column-choice.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { stepFrom } from '../../ui/table/step-from.ts';
import { useSelection } from '../../ui/table/use-selection.ts';
import { ChatSwitch } from './chat-switch.tsx';
import { useDecisions } from './decisions/made-decisions.ts';
import { listRows } from './listed-row.ts';
import { QueueBar } from './queue-bar.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import styles from './queue-screen.module.css';
import { RowDrawer } from './row-drawer.tsx';
import { useQueueTexts } from './texts/index.ts';
import type { QueueName } from './types.ts';
import { useCommandKeys } from './use-command-keys.ts';
import { useQueueColumns } from './use-queue-columns.tsx';
import { useQueueCommands } from './use-queue-commands.tsx';
import { useQueueList } from './use-queue-list.ts';
import { listInputOf, type QueueView } from './view.ts';

interface QueueScreenProps {
  queue: QueueName;
  view: QueueView;
  /** Goes to another view of this queue; `replace`: without a step of the browser's back. */
  show: (view: QueueView, replace?: boolean) => void;
  openMember: (id: number) => void;
  /** Documents that were accepted and whose last day comes or is over. */
  openExpiring: () => void;
  /** Above which win of a game somebody has to look. */
  openBounds: () => void;
}

/** One queue, whichever it is: what it can be filtered by and decided says the server. */
export function QueueScreen({ queue, view, show, openMember, openExpiring, openBounds }: QueueScreenProps) {
  const t = useQueueTexts();
  const me = usePerson();
  const { data: summaries } = useCall('/operator/queue/summary', {}, { followed: true });
  const summary = summaries?.find((one) => one.queue === queue);
  const isForeign = summaries !== undefined && summary === undefined;
  const input = useMemo(() => listInputOf(queue, view), [queue, view]);
  const list = useQueueList(input);
  const decisions = useDecisions();
  const rows = useMemo(() => listRows(queue, list.rows, decisions), [queue, list.rows, decisions]);
  const columns = useQueueColumns(summary, view, show);
  const choice = useColumnChoice(`queue/${queue}`);
  const [activeId, setActiveId] = useState<number | undefined>(view.row);
  const { selected, toggle, extend, clear } = useSelection(rows);

  const active = activeId ?? view.row ?? rows.find(({ waits }) => waits)?.id;
  const chosen = rows.filter(({ id }) => selected.has(id));
  /** What a key is about: the selected rows, otherwise the active one. */
  const subject = chosen.length > 0 ? chosen : rows.filter(({ id }) => id === active);

  const goTo = useCallback(
    (id: number | undefined, open = view.row !== undefined) => {
      setActiveId(id);
      if (open && id !== undefined && id !== view.row) show({ ...view, row: id }, view.row !== undefined);
    },
    [view, show],
  );
  const { row: _, ...viewOfList } = view;
  const close = () => show(viewOfList, true);

  const commands = useQueueCommands({
    queue,
    rows,
    subject,
    hasSelected: chosen.length > 0,
    active,
    input,
    goTo,
    clear,
  });
  const step = (by: 1 | -1) => goTo(stepFrom(rows, active, by));
  useCommandKeys({ queue, active, subject, decisions: summary?.decisions ?? [], commands });
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    next: () => step(1),
    previous: () => step(-1),
    open: () => active !== undefined && goTo(active, true),
    close: () => (view.row === undefined ? clear() : close()),
    select: () => active !== undefined && toggle(active),
    selectDown: () => goTo(extend(active, 1)),
    selectUp: () => goTo(extend(active, -1)),
    filter: () => document.getElementById('queue-filter')?.focus(),
  });

  return (
    <Page
      full
      title={t(queue)}
      actions={<QueueActions queue={queue} openExpiring={openExpiring} openBounds={openBounds} />}
    >
      <QueueBar
        queue={queue}
        view={view}
        show={show}
        summary={summary}
        totals={list.totals}
        selected={chosen.map(({ row }) => row)}
        clearSelection={clear}
        columnMenu={<ColumnMenu label={t('columns')} columns={columns} choice={choice} />}
        claimNext={commands.claimNext}
        bulk={{ decisions: summary?.decisions ?? [], make: commands.make, hold: commands.hold }}
      />
      <div className={styles.desk} data-open={view.row !== undefined || undefined} data-queue={queue}>
        {list.isPending && <Loading />}
        {list.error && <QueueFailed isForeign={isForeign} problem={list.error} retry={list.refetch} />}
        {!list.isPending && !list.error && (
          <DataTable
            label={t(queue)}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            active={active === undefined ? undefined : String(active)}
            onOpen={(id) => goTo(Number(id), true)}
            selected={new Set([...selected].map(String))}
            onSelect={(id) => toggle(Number(id))}
            stateOf={({ waits, row }) =>
              !waits ? 'decided' : row.claim && row.claim.by !== me.name ? 'foreign' : undefined
            }
            total={list.totals?.count}
            hidden={choice.hidden}
            onEnd={list.more}
            narrowBelow={640}
            empty={<QueueEmpty view={view} show={show} />}
          />
        )}
        {view.row !== undefined && (
          <RowDrawer
            key={view.row}
            queue={queue}
            id={view.row}
            listed={rows.find(({ id }) => id === view.row)}
            decisions={summary?.decisions ?? []}
            actions={{
              make: commands.make,
              claim: commands.claim,
              hold: commands.hold,
              snooze: commands.snooze,
              ...(queue === 'alerts' ? { mute: () => commands.mute(view.row) } : {}),
              step,
              close,
              openMember,
            }}
          />
        )}
      </div>
      {commands.dialogs}
    </Page>
  );
}

/** Beside the title: what belongs to the work of this queue and is not in it. */
function QueueActions({
  queue,
  openExpiring,
  openBounds,
}: Pick<QueueScreenProps, 'queue' | 'openExpiring' | 'openBounds'>) {
  const t = useQueueTexts();
  if (queue === 'contacts') return <ChatSwitch />;
  if (queue !== 'documents' && queue !== 'heldWins') return null;
  return (
    <Button variant="default" size="xs" onClick={queue === 'documents' ? openExpiring : openBounds}>
      {t(queue === 'documents' ? 'expiring' : 'bounds')}
    </Button>
  );
}

function QueueFailed({ isForeign, problem, retry }: { isForeign: boolean; problem: CallFailed; retry: () => void }) {
  const common = useCommonTexts();
  if (!isForeign) return <LoadFailed problem={problem} retry={retry} />;
  return <Notice title={common('notPermittedTitle')}>{problem.message}</Notice>;
}
