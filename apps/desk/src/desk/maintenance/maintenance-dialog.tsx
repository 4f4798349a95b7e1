import { type PlayerLanguage, playerLanguageCodes } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../lib/api.ts';
import { inputMoment } from '../../lib/input-moment.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { type Maintenance, type MaintenanceAction, mostTextLength } from './maintenance-view.ts';
import { useMaintenanceTexts } from './texts/index.ts';

interface DialogProps {
  /** Undefined: a new one. */
  of: Maintenance | undefined;
  action: MaintenanceAction;
  close: () => void;
}

const turnsTo = { begin: 'on', over: 'over', cancel: 'cancelled' } as const;
const isTurn = (action: MaintenanceAction): action is keyof typeof turnsTo => action in turnsTo;
const titles = {
  begin: 'now',
  plan: 'plan',
  now: 'now',
  change: 'change',
  extend: 'extend',
  over: 'over',
  cancel: 'cancel',
} as const;

/** Plans, starts, changes, ends or cancels maintenance, with the reason. */
export function MaintenanceDialog({ of, action, close }: DialogProps) {
  const t = useMaintenanceTexts();
  const word = titles[action];

  const run = async (values: Record<string, string>): Promise<string | undefined> => {
    const asked = await send(action, of, values);
    if (asked === undefined) return t('timeWrong');
    await reload('/operator/maintenance/get', '/operator/maintenance/list');
    if (!asked.ok) return asked.message;
    showToast(t('saved'), 'success');
    return undefined;
  };
  return (
    <ActionDialog
      title={word === 'plan' ? t('plan') : t(`${word}Title`)}
      fields={useFields(action, of)}
      submit={t(word)}
      tone={action === 'now' || action === 'begin' || action === 'cancel' ? 'red' : 'green'}
      onSubmit={run}
      onClose={close}
    >
      <p>{t(word === 'change' ? 'planAbout' : `${word}About`)}</p>
    </ActionDialog>
  );
}

function useFields(action: MaintenanceAction, of: Maintenance | undefined): ActionField[] {
  const t = useMaintenanceTexts();
  const reason: ActionField = {
    name: 'reason',
    label: t('reason'),
    about: t('reasonAbout'),
    kind: 'area',
    required: true,
    maxLength: 300,
  };
  if (isTurn(action)) return [reason];
  const moment = (name: 'start' | 'end', at: string | undefined): ActionField => ({
    name,
    label: t(name),
    kind: 'moment',
    required: true,
    half: true,
    initial: at === undefined ? '' : inputMoment(new Date(at)),
  });
  return [
    ...(action === 'plan' || action === 'change' ? [moment('start', of?.startTime)] : []),
    moment('end', of?.endTime),
    ...playerLanguageCodes.map(
      (code): ActionField => ({
        name: `text_${code}`,
        label: t(`text_${code}`),
        kind: 'text',
        maxLength: mostTextLength,
        initial: of?.texts[code] ?? '',
        ...(code === 'en' ? { about: t('textAbout') } : {}),
      }),
    ),
    reason,
  ];
}

/** Undefined where a time is missing. */
async function send(action: MaintenanceAction, of: Maintenance | undefined, values: Record<string, string>) {
  const { reason = '' } = values;
  if (of && isTurn(action)) return post('/operator/maintenance/turn', { id: of.id, to: turnsTo[action], reason });
  const endTime = isoOf(values.end);
  const startTime = 'start' in values ? isoOf(values.start) : undefined;
  if (endTime === undefined || ('start' in values && startTime === undefined)) return undefined;
  const written = playerLanguageCodes.flatMap((code): [PlayerLanguage, string][] => {
    const text = values[`text_${code}`];
    return text ? [[code, text]] : [];
  });
  const input = { ...(startTime && { startTime }), endTime, texts: Object.fromEntries(written), reason };
  return of ? post('/operator/maintenance/change', { id: of.id, ...input }) : post('/operator/maintenance/plan', input);
}

function isoOf(local: string | undefined): string | undefined {
  const moment = new Date(local ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
