import type { CallOutput } from '@fairhouse/contract';
import { IconButton } from '@fairhouse/ui/button.tsx';
import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { askToConfirm, showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useCashOutTexts } from '../texts/index.ts';
import type { CashOutDraft } from './cash-out-draft.ts';

export type SavedAccount = CallOutput<'/sys/withdraw/account/listAll'>[number];

/** The account that is picked for the chosen method; the last one that was used, until another was. */
export function accountIn({ method, accounts }: CashOutDraft, saved: readonly SavedAccount[]): number | 'new' {
  const picked = method && accounts[method];
  if (picked === 'new' || saved.some(({ id }) => id === picked)) return picked!;
  return saved[0]?.id ?? 'new';
}

/** Accounts that were cashed out to before, to be picked or forgotten, and the way to enter another. */
export function SavedAccounts({
  accounts,
  account,
  onAccount,
  onRemoved,
}: {
  accounts: readonly SavedAccount[];
  account: number | 'new';
  onAccount: (account: number | 'new') => void;
  onRemoved: () => void;
}) {
  const t = useCashOutTexts();
  const common = useCommonTexts();
  const [removing, setRemoving] = useState<number>();

  async function remove({ id, account: name }: SavedAccount): Promise<void> {
    const sure = await askToConfirm({
      message: t('forgetAsk', { account: name }),
      confirm: t('forgetYes'),
      cancel: common('cancel'),
    });
    if (!sure) return;
    setRemoving(id);
    const answer = await post('/sys/withdraw/account/remove', { id });
    setRemoving(undefined);
    if (!answer.ok) await showAlert({ message: answer.message });
    onRemoved();
  }

  return (
    <ChoiceGrid
      label={t('account')}
      columns={1}
      choices={[
        ...accounts.map((one) => ({
          value: String(one.id),
          label: one.account,
          aside: (
            <IconButton
              icon="trash"
              label={t('forget', { account: one.account })}
              disabled={removing === one.id}
              onClick={() => void remove(one)}
            />
          ),
        })),
        { value: 'new', label: t('anotherAccount') },
      ]}
      value={String(account)}
      onChange={(picked) => onAccount(picked === 'new' ? 'new' : Number(picked))}
    />
  );
}
