import { type Amount, formatAmount } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import type { FormEvent } from 'react';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { usePictures } from '../../../lib/use-pictures.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { StepIndicator } from '../../../ui/step-indicator.tsx';
import { Thumbnails } from '../../../ui/thumbnails.tsx';
import { useCashOutTexts } from '../texts/index.ts';
import styles from './cash-out-form.module.css';
import type { KnownProofs } from './use-known-proofs.ts';

type Pictures = ReturnType<typeof usePictures>;
type Proof = 'idcardProof' | 'paymentProof';

const formId = 'cash-out-proofs';

/** Who the member is, and that the account is theirs. */
export function ProofsStep({
  amount,
  known,
  identity,
  payment,
  busy,
  onBack,
  onClose,
  onApply,
}: {
  amount: Amount;
  /** What is not asked for again; undefined until it is known. */
  known: KnownProofs | undefined;
  identity: Pictures;
  payment: Pictures;
  busy: boolean;
  onBack: () => void;
  onClose: () => void;
  onApply: () => void;
}) {
  const t = useCashOutTexts();
  const language = useLanguage();
  const problem = useProblem<Proof>();
  const proofs = [
    ['idcardProof', identity],
    ['paymentProof', payment],
  ] as const;

  const there = proofs.filter(([proof]) => known?.has(proof));
  const asked = proofs.filter(([proof]) => !known?.has(proof));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (identity.isUploading || payment.isUploading) {
      showToast(t('uploading'), 'info');
      return;
    }
    const found = firstProblem(asked.map(([proof, { ids }]) => [proof, ids !== '', t(`${proof}Tip`)] as const));
    if (!problem.show(found)) onApply();
  }

  return (
    <Dialog
      title={t('title')}
      onBack={onBack}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" wide busy={busy}>
          {t('apply', { amount: formatAmount(amount, language) })}
        </Button>
      }
    >
      <form ref={problem.form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        <StepIndicator current={2} count={2} />
        <p className={styles.lead}>{t(asked.length > 0 ? 'proofsLead' : 'proofsKnown')}</p>
        {there.map(([proof]) => (
          <div key={proof} className={styles.known} data-status={known?.get(proof)}>
            <Icon name={known?.get(proof) === 'accepted' ? 'check' : 'clock'} />
            <p>
              {t(proof)}
              <small>{t(known?.get(proof) === 'accepted' ? 'proofAccepted' : 'proofWaiting')}</small>
            </p>
          </div>
        ))}
        {asked.map(([proof, { pictures, add, remove }]) => (
          <div key={proof} data-field={proof}>
            <Thumbnails
              label={t(proof)}
              hint={t(`${proof}Hint`)}
              error={problem.of(proof)}
              pictures={pictures}
              addLabel={t('addPictures', { label: t(proof) })}
              onAdd={(files) => {
                add(files);
                problem.clear();
              }}
              onRemove={remove}
            />
          </div>
        ))}
        {asked.length > 0 && <p className={styles.limits}>{t('limits')}</p>}
      </form>
    </Dialog>
  );
}
