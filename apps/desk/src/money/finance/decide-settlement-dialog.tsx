import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import type { SettlementFile } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

interface DecideSettlementProps {
  file: SettlementFile;
  what: 'count' | 'discard';
  close: () => void;
}

/** The word that makes a file count, or puts it aside. */
export function DecideSettlementDialog({ file, what, close }: DecideSettlementProps) {
  const t = useMoneyTexts();
  return (
    <ActionDialog
      title={t(`${what}Title`, { name: file.name })}
      fields={
        what === 'count' ? [] : [{ name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 500 }]
      }
      submit={t(`${what}File`)}
      tone={what === 'count' ? 'green' : 'red'}
      onSubmit={async ({ reason = '' }) => {
        const answer =
          what === 'count'
            ? await post('/operator/settlement/count', { id: file.id })
            : await post('/operator/settlement/discard', { id: file.id, reason });
        await reload('/operator/settlement/get', '/operator/settlement/listPage', '/operator/finance/differences');
        if (answer.ok) showToast(t(`${what}Done`), 'success');
        return answer.ok ? undefined : answer.message;
      }}
      onClose={close}
    >
      <p>{t(`${what}About`)}</p>
      <Facts>
        {file.matches.map(({ match, lines }) => (
          <Fact key={match} name={t(`match_${match}`)}>
            {lines}
          </Fact>
        ))}
      </Facts>
    </ActionDialog>
  );
}
