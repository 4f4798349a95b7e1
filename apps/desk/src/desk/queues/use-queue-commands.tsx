import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { usePerson } from '../../lib/person.ts';
import { stepFrom } from '../../ui/table/step-from.ts';
import { needsInput } from './asked-values.ts';
import { decide, reloadLists } from './decisions/made-decisions.ts';
import { DecideDialog, type Deciding } from './dialogs/decide-dialog.tsx';
import { HoldDialog, type Holding } from './dialogs/hold-dialog.tsx';
import { MuteDialog } from './dialogs/mute-dialog.tsx';
import type { ListedRow } from './listed-row.ts';
import { useQueueTexts } from './texts/index.ts';
import type { Decision, QueueName, Row } from './types.ts';
import type { listInputOf } from './view.ts';

interface QueueNow {
  queue: QueueName;
  rows: readonly ListedRow[];
  /** What a command is about: the selected rows, otherwise the active one. */
  subject: readonly ListedRow[];
  hasSelected: boolean;
  active: number | undefined;
  input: ReturnType<typeof listInputOf>;
  goTo: (id: number | undefined, open?: boolean) => void;
  clear: () => void;
}

const isPast = (row: Row, now: number) => row.snoozedUntil !== null && new Date(row.snoozedUntil).getTime() > now;

/** What is done with rows of a queue, and the windows in which some of it is asked for first. */
export function useQueueCommands({ queue, rows, subject, hasSelected, active, input, goTo, clear }: QueueNow) {
  const t = useQueueTexts();
  const me = usePerson();
  const [deciding, setDeciding] = useState<Deciding>();
  const [holding, setHolding] = useState<Holding>();
  const [muting, setMuting] = useState<number>();

  const make = (decision: Decision | undefined) => {
    if (!decision) return;
    const about = subject.filter(({ waits, row }) => waits && row.may.decide.includes(decision.name));
    const first = about[0];
    if (!first) return showToast(t(hasSelected ? 'selectFirst' : 'nothingToDecide'), 'info');
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
    if (needsInput(decision, decided)) return setDeciding({ queue, decision, rows: decided, onMade });
    void decide({ queue, rows: decided, what: decision.name });
    onMade();
  };
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

  return {
    make,
    claim: () => void claim(),
    claimNext: () => void claimNext(),
    hold,
    snooze: () => void wakeOrSnooze(),
    mute: setMuting,
    dialogs: (
      <>
        {deciding && <DecideDialog deciding={deciding} close={() => setDeciding(undefined)} />}
        {muting !== undefined && <MuteDialog alert={muting} close={() => setMuting(undefined)} />}
        {holding && <HoldDialog holding={holding} close={() => setHolding(undefined)} />}
      </>
    ),
  };
}
