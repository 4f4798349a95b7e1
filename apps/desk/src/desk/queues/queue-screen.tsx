import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { usePerson } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Page } from '../../ui/page.tsx';
import { LoadFailed, Loading, Notice } from '../../ui/states.tsx';
import { ColumnMenu, useColumnChoice } from '../../ui/table/column-choice.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { asksFirst } from './asked-values.ts';
import { ChatSwitch } from './chat-switch.tsx';
import { decisionKeys } from './decision-keys.ts';
import { DecideDialog, type Deciding } from './dialogs/decide-dialog.tsx';
import { HoldDialog, type Holding } from './dialogs/hold-dialog.tsx';
import { MuteDialog } from './dialogs/mute-dialog.tsx';
import { listRows } from './listed-row.ts';
import { decide, reloadLists, takeBackLast, useDecisions } from './made-decisions.ts';
import { stepFrom } from './placed-rows.ts';
import { QueueBar } from './queue-bar.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import styles from './queue-screen.module.css';
import { RowDrawer } from './row-drawer.tsx';
import { useQueueTexts } from './texts/index.ts';
import type { Decision, QueueName, Row } from './types.ts';
import { useQueueColumns } from './use-queue-columns.tsx';
import { useQueueList } from './use-queue-list.ts';
import { useSelection } from './use-selection.ts';
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

const isPast = (row: Row, now: number) => row.snoozedUntil !== null && new Date(row.snoozedUntil).getTime() > now;

/** The decisions that this person may make about a row. */
function possible(decisions: readonly Decision[], row: Row | undefined): Decision[] {
  return decisions.filter(({ name, may }) => may && row?.may.decide.includes(name));
}

/** One queue, whichever it is: what it can be filtered by and decided says the server. */
export function QueueScreen({ queue, view, show, openMember, openExpiring, openBounds }: QueueScreenProps) {
  const t = useQueueTexts();
  const common = useCommonTexts();
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
  const [deciding, setDeciding] = useState<Deciding>();
  const [holding, setHolding] = useState<Holding>();
  const [muting, setMuting] = useState<number>();
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
  const close = () => {
    const { row: _, ...rest } = view;
    show(rest, true);
  };

  const make = (decision: Decision | undefined) => {
    if (!decision) return;
    const about = subject.filter(({ waits, row }) => waits && row.may.decide.includes(decision.name));
    const first = about[0];
    if (!first) return showToast(t(chosen.length > 0 ? 'selectFirst' : 'nothingToDecide'), 'info');
    if (about.length > 1 && !decision.bulk) return showToast(t('selectFirst'), 'info');
    const onMade = () => {
      clear();
      // To the next that this person may decide: what a colleague holds is passed by.
      const left = rows.map((one) => ({
        id: one.id,
        waits: one.waits && one.row.may.decide.length > 0 && !about.includes(one),
      }));
      goTo(stepFrom(left, active, 1, true));
    };
    const decided = about.map(({ row }) => row);
    if (asksFirst(decision, decided)) return setDeciding({ queue, decision, rows: decided, onMade });
    void decide({ queue, rows: decided, what: decision.name });
    onMade();
  };
  // A colleague may have claimed the first of them a moment ago; the keys are for the others.
  const decidable = subject.find(({ waits, row }) => waits && row.may.decide.length > 0) ?? subject[0];
  const byKey = decisionKeys(possible(summary?.decisions ?? [], decidable?.row));

  const claim = async () => {
    const row = subject[0]?.row;
    if (!row) return;
    const answer = row.may.release
      ? await post('/operator/queue/release', { queue, ids: [row.id] })
      : await post('/operator/queue/claim', { queue, id: row.id });
    if (!answer.ok) showToast(answer.message);
    await reloadLists();
  };
  const claimNext = async () => {
    const answer = await post('/operator/queue/next', { ...input, ...(active === undefined ? {} : { after: active }) });
    if (!answer.ok) return showToast(answer.message);
    if (!answer.data) return showToast(t('nobodyFree'), 'info');
    goTo(answer.data.id, true);
    await reloadLists();
  };
  const hold = (what: Holding['what']) => {
    const about = subject.map(({ row }) => row);
    if (about.length > 0) setHolding({ what, queue, rows: about, me: me.name, onHeld: clear });
  };
  const wakeOrSnooze = async () => {
    const asleep = subject.filter(({ row }) => isPast(row, Date.now()));
    if (asleep.length === 0 || asleep.length < subject.length) return hold('snooze');
    const answer = await post('/operator/queue/wake', { queue, ids: asleep.map(({ id }) => id) });
    if (!answer.ok) showToast(answer.message);
    await reloadLists();
  };

  const step = (by: 1 | -1) => goTo(stepFrom(rows, active, by));
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
    claim: () => void claim(),
    claimNext: () => void claimNext(),
    assign: () => hold('assign'),
    snooze: () => void wakeOrSnooze(),
    escalate: () => hold('escalate'),
    note: () => hold('note'),
    takeBack: () => void takeBackLast(),
    decide1: () => make(byKey[1]),
    decide2: () => make(byKey[2]),
    decide3: () => make(byKey[3]),
    decide4: () => make(byKey[4]),
    ...(queue === 'alerts' ? { mute: () => setMuting(active) } : {}),
    filter: () => document.getElementById('queue-filter')?.focus(),
  });

  const beside = {
    documents: { name: t('expiring'), open: openExpiring },
    heldWins: { name: t('bounds'), open: openBounds },
  };
  const way = queue === 'documents' || queue === 'heldWins' ? beside[queue] : undefined;
  const actions =
    queue === 'contacts' ? (
      <ChatSwitch />
    ) : (
      way && (
        <Button variant="default" size="xs" onClick={way.open}>
          {way.name}
        </Button>
      )
    );
  return (
    <Page full title={t(queue)} actions={actions}>
      <QueueBar
        queue={queue}
        view={view}
        show={show}
        summary={summary}
        totals={list.totals}
        selected={chosen.map(({ row }) => row)}
        clearSelection={clear}
        columnMenu={<ColumnMenu label={t('columns')} columns={columns} choice={choice} />}
        claimNext={() => void claimNext()}
        bulk={{ decisions: summary?.decisions ?? [], make, hold }}
      />
      <div className={styles.desk} data-open={view.row !== undefined || undefined} data-queue={queue}>
        {list.isPending && <Loading />}
        {list.error && !isForeign && <LoadFailed problem={list.error} retry={list.refetch} />}
        {list.error && isForeign && <Notice title={common('notPermittedTitle')}>{list.error.message}</Notice>}
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
            acts={{
              make,
              claim: () => void claim(),
              hold,
              snooze: () => void wakeOrSnooze(),
              ...(queue === 'alerts' ? { mute: () => setMuting(view.row) } : {}),
              step,
              close,
              openMember,
            }}
          />
        )}
      </div>
      {deciding && <DecideDialog deciding={deciding} close={() => setDeciding(undefined)} />}
      {muting !== undefined && <MuteDialog alert={muting} close={() => setMuting(undefined)} />}
      {holding && <HoldDialog holding={holding} close={() => setHolding(undefined)} />}
    </Page>
  );
}
