import { showToast } from '@fairhouse/ui/toasts.ts';
import { type Answer, post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import styles from './packages.module.css';
import type { Approval, PackageLine } from './packages-view.ts';
import { usePackageTexts } from './texts/index.ts';

export type PackageDecision = 'approve' | 'refuse' | 'withdrawProposal' | 'withdraw';

/** An approval reads all files of the package again: minutes for gigabytes. */
const judgingMs = 15 * 60_000;

const done = {
  approve: 'approved',
  refuse: 'refusedToast',
  withdrawProposal: 'refusedToast',
  withdraw: 'withdrawnToast',
} as const;

/** A decision about a package. An approval is bound to exactly what was proposed; what it decides about is shown with it. */
export function PackageDialog({
  of,
  decision,
  close,
}: {
  of: PackageLine;
  decision: PackageDecision;
  close: () => void;
}) {
  const t = usePackageTexts();
  const common = useCommonTexts();
  const { name, hash, approval, findings } = of;
  const isApproval = decision === 'approve';
  const decide = async (reason: string): Promise<string | undefined> => {
    const answer = await send(decision, { hash, approval, reason });
    await reload(
      '/operator/catalogue/packages',
      '/operator/catalogue/packageAttempts',
      '/operator/approval/list',
      '/operator/queue/summary',
    );
    if (!answer.ok) return answer.message;
    // Approved, and not possible any more when it was carried out: the reason stands in the proposal.
    const outcome = isApproval && (answer.data as Approval).state === 'failed' && (answer.data as Approval).outcome;
    if (outcome) return t('notInTime', { outcome });
    showToast(t(done[decision], { name }), 'success');
    return undefined;
  };
  return (
    <ActionDialog
      title={t(`${decision}Title`, { name })}
      fields={
        isApproval ? [] : [{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 }]
      }
      submit={t(decision)}
      tone={isApproval ? 'green' : 'red'}
      onSubmit={({ reason = '' }) => decide(reason)}
      onClose={close}
    >
      {decision === 'withdraw' && <p>{t('withdrawAbout')}</p>}
      {isApproval && (
        <>
          <p>{t('approveAbout', { maker: approval?.maker ?? of.by })}</p>
          <ul className={styles.findings}>
            {findings.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Facts>
            <Fact name={t('justification')}>{of.reason}</Fact>
            {hash && (
              <Fact name={t('version')}>
                <Hash value={hash} />
              </Fact>
            )}
          </Facts>
        </>
      )}
    </ActionDialog>
  );
}

function send(
  decision: PackageDecision,
  { hash, approval, reason }: Pick<PackageLine, 'hash' | 'approval'> & { reason: string },
): Promise<Answer<unknown>> {
  if (decision === 'withdraw') return post('/operator/catalogue/withdrawPackage', { hash: hash ?? '', reason });
  const { id, proposedHash } = approval!;
  return decision === 'approve'
    ? post('/operator/approval/approve', { id, proposedHash }, undefined, judgingMs)
    : post('/operator/approval/refuse', { id, proposedHash, reason });
}
