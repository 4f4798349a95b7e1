import type { CallOutput, DocumentKind } from '@fairhouse/contract';
import { documentStatuses, wordOf } from '@fairhouse/contract/statuses';
import { Button } from '@fairhouse/ui/button.tsx';
import { DigitBoxes } from '@fairhouse/ui/forms/digit-boxes.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { hrefOf } from '../../lib/address/location.ts';
import { post } from '../../lib/api.ts';
import { firstProblem } from '../../lib/first-problem.ts';
import { queries } from '../../lib/query.ts';
import { type Member, renewSession } from '../../lib/session.ts';
import { usePictures } from '../../lib/use-pictures.ts';
import { useProblem } from '../../lib/use-problem.ts';
import { Thumbnails } from '../../ui/thumbnails.tsx';
import { dateOf, digitsOf } from './document-date.ts';
import styles from './documents.module.css';
import { StatusLabel } from './status-label.tsx';
import { useDocumentsTexts } from './texts/index.ts';

type Documents = CallOutput<'/sys/member/documents/listAll'>;

const formId = 'documents-form';
/** The API's codes `documentTooOld` and `documentDateInvalid`: they belong to the date. */
const dateCodes: readonly number[] = [1505, 1506];

/** Hands the documents in for review; what was handed in before stands there already. */
export function DocumentsForm({
  member,
  documents,
  first,
  onClose,
}: {
  member: Member;
  documents: Documents;
  /** Those that a new account is asked for: only they must be there now. */
  first?: readonly DocumentKind[];
  onClose: () => void;
}) {
  const t = useDocumentsTexts();
  const problem = useProblem<DocumentKind | 'addressDate'>();
  const [busy, setBusy] = useState(false);
  const formerDate = digitsOf(documents.find(({ kind }) => kind === 'addressProof')?.documentDate ?? null);
  const [dateDigits, setDateDigits] = useState(formerDate);
  const pictures: Record<DocumentKind, ReturnType<typeof usePictures>> = {
    idcardProof: usePictures(member.idcardProofId, showToast),
    idcardHoldProof: usePictures(member.idcardHoldProofId, showToast),
    addressProof: usePictures(member.addressProofId, showToast),
    paymentProof: usePictures(member.paymentProofId, showToast),
  };
  const kinds = documents.map(({ kind }) => kind);
  const isNew = (kind: DocumentKind) => pictures[kind].ids !== (member[`${kind}Id`] ?? '');
  const wasRefused = (kind: DocumentKind) =>
    documents.some((it) => it.kind === kind && it.status === documentStatuses.refused);

  function firstGap() {
    return firstProblem([
      ...(first ?? kinds).map((kind) => [kind, pictures[kind].ids !== '', t(`${kind}Tip`)] as const),
      ...kinds.map((kind) => [kind, isNew(kind) || !wasRefused(kind), t('refusedTip')] as const),
      ['addressDate', !isNew('addressProof') || dateOf(dateDigits) !== undefined, t('addressDateTip')] as const,
    ]);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (kinds.some((kind) => pictures[kind].isUploading)) return showToast(t('uploading'), 'info');
    if (problem.show(firstGap())) return;
    if (!kinds.some(isNew) && dateDigits === formerDate) return showToast(t('nothingNew'), 'info');
    setBusy(true);
    const answer = await post('/sys/member/documents/update', {
      idcardProofId: pictures.idcardProof.ids,
      idcardHoldProofId: pictures.idcardHoldProof.ids,
      addressProofId: pictures.addressProof.ids,
      paymentProofId: pictures.paymentProof.ids,
      addressProofDate: dateOf(dateDigits),
    });
    setBusy(false);
    if (!answer.ok && dateCodes.includes(answer.error))
      return void problem.show({ field: 'addressDate', message: answer.message });
    if (!answer.ok) return showToast(answer.message);
    showToast(t('saved'), 'success');
    readAgain();
    onClose();
  }

  return (
    <Dialog
      title={t('title')}
      lead={t(first ? 'leadFirst' : 'lead')}
      size="m"
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" wide busy={busy}>
          {t('save')}
        </Button>
      }
    >
      <form ref={problem.form} id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {documents.map(({ kind, status, reason }) => (
          <div key={kind} className={styles.document}>
            <div data-field={kind}>
              <Thumbnails
                label={t(kind)}
                status={
                  <StatusLabel
                    status={wordOf(documentStatuses, status)}
                    isNew={isNew(kind) && pictures[kind].ids !== ''}
                  />
                }
                hint={t(`${kind}Hint`)}
                error={problem.of(kind)}
                pictures={pictures[kind].pictures}
                addLabel={t('add', { label: t(kind) })}
                onAdd={(files) => {
                  pictures[kind].add(files);
                  problem.clear();
                }}
                onRemove={pictures[kind].remove}
              />
            </div>
            {status === documentStatuses.refused && !isNew(kind) && (
              <Notice tone="warning">
                <p>{t('refusedBecause', { reason: reason ?? '' })}</p>
                <p>{t('refusedNext')}</p>
              </Notice>
            )}
            {kind === 'addressProof' && (
              <AddressDate
                digits={dateDigits}
                error={problem.of('addressDate')}
                change={(digits) => {
                  setDateDigits(digits);
                  problem.clear();
                }}
              />
            )}
          </div>
        ))}
        <p className={styles.limits}>
          {t('limits')} <a href={hrefOf('/identity')}>{t('whatIsAsked')}</a>
        </p>
      </form>
    </Dialog>
  );
}

/** What the hand-in has changed. */
function readAgain(): void {
  queries.removeQueries({ queryKey: ['/sys/member/documents/listAll'] });
  void queries.invalidateQueries({ queryKey: ['/sys/identity/get'] });
  void renewSession();
}

interface AddressDateProps {
  digits: string;
  error: string | undefined;
  change: (digits: string) => void;
}

function AddressDate({ digits, error, change }: AddressDateProps) {
  const t = useDocumentsTexts();
  return (
    <div data-field="addressDate">
      <DigitBoxes
        label={t('addressDate')}
        groups={[4, 2, 2]}
        placeholders="YYYYMMDD"
        value={digits}
        error={error}
        onChange={(typed) => change(typed.trimEnd())}
      />
    </div>
  );
}
