import { type FormEvent, useState } from 'react';
import { post } from '../../lib/api.ts';
import { firstProblem } from '../../lib/first-problem.ts';
import { type Member, refreshSession, useMember } from '../../lib/session.ts';
import { usePictures } from '../../lib/use-pictures.ts';
import { useProblem } from '../../lib/use-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Thumbnails } from '../../ui/thumbnails.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './documents.module.css';
import { useDocumentsTexts } from './texts/index.ts';

const kinds = ['idcardProof', 'idcardHoldProof', 'addressProof', 'paymentProof'] as const;
type Kind = (typeof kinds)[number];

const formId = 'documents-form';

/** Hands in the four documents for review; what was handed in before stands there already. */
export default function DocumentsPopup({ onClose }: { onClose: () => void }) {
  const member = useMember();
  return member ? <DocumentsForm member={member} onClose={onClose} /> : null;
}

function DocumentsForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useDocumentsTexts();
  const problem = useProblem<Kind>();
  const [busy, setBusy] = useState(false);
  const documents = {
    idcardProof: usePictures(member.idcardProofId, showToast),
    idcardHoldProof: usePictures(member.idcardHoldProofId, showToast),
    addressProof: usePictures(member.addressProofId, showToast),
    paymentProof: usePictures(member.paymentProofId, showToast),
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (kinds.some((kind) => documents[kind].isUploading)) return showToast(t('uploading'), 'info');
    const missing = firstProblem(kinds.map((kind) => [kind, documents[kind].ids !== '', t(`${kind}Tip`)] as const));
    if (problem.show(missing)) return;
    setBusy(true);
    const answer = await post('/sys/member/documents/update', {
      idcardProofId: documents.idcardProof.ids,
      idcardHoldProofId: documents.idcardHoldProof.ids,
      addressProofId: documents.addressProof.ids,
      paymentProofId: documents.paymentProof.ids,
    });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    showToast(t('saved'), 'success');
    void refreshSession();
    onClose();
  }

  return (
    <Dialog
      title={t('title')}
      lead={t('lead')}
      size="m"
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" wide busy={busy}>
          {t('save')}
        </Button>
      }
    >
      <form ref={problem.form} id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {kinds.map((kind) => (
          <div key={kind} data-field={kind}>
            <Thumbnails
              label={t(kind)}
              hint={t(`${kind}Hint`)}
              error={problem.of(kind)}
              pictures={documents[kind].pictures}
              addLabel={t('add', { label: t(kind) })}
              onAdd={(files) => {
                documents[kind].add(files);
                problem.clear();
              }}
              onRemove={documents[kind].remove}
            />
          </div>
        ))}
        <p className={styles.limits}>{t('limits')}</p>
      </form>
    </Dialog>
  );
}
