/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { AutoplayForm } from '../../lib/autoplay/read-plan.ts';
import type { AutoplayControl } from '../../lib/autoplay/use-autoplay.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Icon } from '../page/icons.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { type AutoplayExtra, PlanForm } from './plan-form.tsx';
import './autoplay.css';

interface AutoplayButtonProps {
  session: PlaySession;
  autoplay: AutoplayControl;
  /** Minor units. */
  stake: number;
  extra?: AutoplayExtra | undefined;
  /** A round is under way, which is not autoplay's. */
  disabled?: boolean;
}

const firstForm: AutoplayForm = {
  rounds: '10',
  endless: false,
  onWin: null,
  onLoss: null,
  mostStake: '',
  profit: '',
  loss: '',
  win: '',
};

/** Nothing where the jurisdiction does not let rounds be played by themselves. */
export function AutoplayButton({ session, autoplay, stake, extra, disabled }: AutoplayButtonProps) {
  const { texts, pace } = session;
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState(firstForm);
  if (!pace.automatic) return null;
  const { title } = texts.autoplay;
  return (
    <>
      <button
        type="button"
        class="side-button autoplay-button"
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        disabled={autoplay.running || disabled}
        onClick={() => setOpen(true)}
      >
        <Icon name="repeat" />
      </button>
      {open && (
        <Sheet title={title} closeName={texts.close} onClose={() => setOpen(false)}>
          <PlanForm
            session={session}
            stake={stake}
            stakeChanges={autoplay.stakeChanges}
            form={form}
            onForm={(change) => setForm((before) => ({ ...before, ...change }))}
            extra={extra}
            onBegin={(plan) => {
              setOpen(false);
              autoplay.begin(plan);
            }}
          />
        </Sheet>
      )}
    </>
  );
}
