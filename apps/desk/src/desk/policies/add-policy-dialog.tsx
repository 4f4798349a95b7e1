import type { OperatorCallInput } from '@fairhouse/contract/operator';
import { currencyCodes } from '@fairhouse/money';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useCommandName } from '../../lib/texts/names/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { usePolicyTexts } from './texts.ts';

type Input = OperatorCallInput<'/operator/policy/add'>;

const commands: readonly Input['command'][] = [
  'cashOut.approve',
  'deposit.credit',
  'deposit.creditMore',
  'deposit.settle',
  'dispute.accept',
  'bonus.give',
  'freeRounds.give',
  'heldWin.release',
  'setting.set',
  'bets.set',
  'package.import',
  'vendor.setPromotion',
  'rule.switchOn',
  'payoutRule.switchOn',
  'routing.switchOn',
  'suspicion.report',
  'campaign.start',
  'competition.publish',
  'competition.disqualify',
  'competition.pay',
  'mission.open',
  'journey.switchOn',
  'affiliate.setTerms',
  'affiliate.adjust',
  'affiliate.releaseStatement',
  'affiliate.approveStatement',
  'article.publish',
  'member.erase',
];

export function AddPolicyDialog({ close }: { close: () => void }) {
  const t = usePolicyTexts();
  const common = useCommonTexts();
  const commandName = useCommandName();
  return (
    <ActionDialog
      title={t('add')}
      fields={[
        {
          name: 'command',
          label: t('action'),
          kind: 'select',
          initial: 'cashOut.approve',
          options: commands.map((command) => ({ value: command, label: commandName(command) })),
        },
        {
          name: 'currency',
          label: t('currency'),
          kind: 'select',
          options: [
            { value: '', label: t('anyCurrency') },
            ...currencyCodes.map((code) => ({ value: code, label: code })),
          ],
        },
        {
          name: 'need',
          label: t('need'),
          kind: 'select',
          initial: 'amount',
          options: (['amount', 'always', 'never'] as const).map((value) => ({ value, label: t(`need_${value}`) })),
        },
        { name: 'amount', label: t('amount'), about: t('amountAbout'), kind: 'amount' },
        { name: 'validFrom', label: t('validFrom'), about: t('fromAbout'), kind: 'moment' },
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
      ]}
      submit={common('add')}
      onSubmit={async ({ command, currency, need, amount = '', validFrom, reason = '' }) => {
        const answer = await post('/operator/policy/add', {
          command: command as Input['command'],
          amountFrom: need === 'never' ? null : need === 'always' ? 0 : amount,
          reason,
          ...(currency ? { currency: currency as NonNullable<Input['currency']> } : {}),
          ...(validFrom ? { validFrom: new Date(validFrom).toISOString() } : {}),
        } as Input);
        if (!answer.ok) return answer.message;
        await reload('/operator/policy/list');
        return undefined;
      }}
      onClose={close}
    >
      {t('addAbout')}
    </ActionDialog>
  );
}
