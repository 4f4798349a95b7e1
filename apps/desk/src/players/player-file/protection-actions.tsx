import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Answer, post } from '../../lib/api.ts';
import { useMay } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { lengthText, useHarmWords } from '../../lib/texts/harm-words.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import styles from './member-screen.module.css';
import { useProtectionTexts } from './protection-texts.ts';

type Protection = OperatorCallOutput<'/operator/protection/member'>;
type Act = 'beginBreak' | 'beginExclusion' | 'reopen' | 'askLift' | 'confirmLift' | 'withdrawLift';

const wishes = ['telephone', 'mail', 'chat'] as const;
const said = {
  beginBreak: 'begun',
  beginExclusion: 'begun',
  reopen: 'reopened',
  askLift: 'asked',
  confirmLift: 'lifted',
  withdrawLift: 'withdrawn',
} as const satisfies Record<Act, string>;

/** What can be done at the wish of a member who telephones or writes. */
export function ProtectionActions({ protection, username }: { protection: Protection; username: string }) {
  const t = useProtectionTexts();
  const may = useMay();
  const [action, setAction] = useState<Act>();
  if (!may('protection.decide')) return null;
  const { lift, closedTime } = protection;
  const offered: Act[] = [
    'beginBreak',
    'beginExclusion',
    ...(closedTime ? (['reopen'] as const) : []),
    ...(lift && !lift.asked && Date.parse(lift.from) <= Date.now() ? (['askLift'] as const) : []),
    ...(lift?.asked?.may ? (['confirmLift'] as const) : []),
    ...(lift?.asked ? (['withdrawLift'] as const) : []),
  ];
  return (
    <div className={styles.actions}>
      {offered.map((name) => (
        <Button key={name} size="xs" variant="default" onClick={() => setAction(name)}>
          {t(name)}
        </Button>
      ))}
      {action && <ProtectionDialog {...{ action, protection, username }} close={() => setAction(undefined)} />}
    </div>
  );
}

interface ProtectionDialogProps {
  action: Act;
  protection: Protection;
  username: string;
  close: () => void;
}

function ProtectionDialog({ action, protection, username, close }: ProtectionDialogProps) {
  const t = useProtectionTexts();
  const word = useHarmWords();
  const common = useCommonTexts();
  const { memberId, breakHours, exclusionMonths, lift } = protection;
  const reason: ActionField = {
    name: 'reason',
    label: common('reason'),
    about: common('reasonForTheRecord'),
    kind: 'area',
    required: true,
    maxLength: 300,
  };
  const wish: ActionField = {
    name: 'wishedBy',
    label: t('wishedBy'),
    kind: 'select',
    initial: 'telephone',
    options: wishes.map((value) => ({ value, label: t(`wish_${value}`) })),
  };
  const lengths = (options: { value: string; label: string }[]): ActionField => ({
    name: 'length',
    label: t('length'),
    kind: 'select',
    initial: options[0]?.value ?? '',
    options,
  });
  const monthsText = (count: number) => {
    if (count === 0) return t('forGood');
    return count % 12 === 0 ? t('years', { count: count / 12 }) : t('months', { count });
  };
  const forms: Record<Act, { about: string; fields: readonly ActionField[] }> = {
    beginBreak: {
      about: t('wishAbout'),
      fields: [
        lengths(breakHours.map((hours) => ({ value: String(hours), label: lengthText(word, hours) }))),
        wish,
        reason,
      ],
    },
    beginExclusion: {
      about: t('wishAbout'),
      fields: [
        lengths(exclusionMonths.map((months) => ({ value: String(months), label: monthsText(months) }))),
        wish,
        reason,
      ],
    },
    reopen: { about: t('reopenAbout'), fields: [wish, reason] },
    askLift: { about: t('liftAbout'), fields: [wish, reason] },
    confirmLift: { about: t('confirmAbout'), fields: [] },
    withdrawLift: { about: '', fields: [reason] },
  };
  const run = ({ length = '', wishedBy, reason: why = '' }: Record<string, string>): Promise<Answer<unknown>> => {
    const by = wishes.find((one) => one === wishedBy) ?? 'telephone';
    const id = lift?.asked?.id ?? 0;
    switch (action) {
      case 'beginBreak':
        return post('/operator/protection/pause', {
          memberId,
          kind: 'break',
          hours: length,
          wishedBy: by,
          reason: why,
        });
      case 'beginExclusion':
        return post('/operator/protection/pause', {
          memberId,
          kind: 'exclusion',
          months: length,
          wishedBy: by,
          reason: why,
        });
      case 'reopen':
        return post('/operator/protection/reopen', { memberId, wishedBy: by, reason: why });
      case 'askLift':
        return post('/operator/protection/lift', { memberId, wishedBy: by, reason: why });
      case 'confirmLift':
        return post('/operator/protection/confirmLift', { id });
      case 'withdrawLift':
        return post('/operator/protection/withdrawLift', { id, reason: why });
    }
  };
  return (
    <ActionDialog
      title={`${t(action)}: ${username}`}
      fields={forms[action].fields}
      submit={t(action)}
      tone={action === 'beginExclusion' || action === 'confirmLift' ? 'red' : 'green'}
      onSubmit={async (typed) => {
        const answer = await run(typed);
        if (!answer.ok) return answer.message;
        showToast(t(said[action]), 'success');
        await reload('/operator/protection/member', '/operator/member/standing', '/operator/member/timeline');
        return undefined;
      }}
      onClose={close}
    >
      {forms[action].about}
    </ActionDialog>
  );
}
