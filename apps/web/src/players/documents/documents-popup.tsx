import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { DocumentsForm } from './documents-form.tsx';
import { useDocumentsTexts } from './texts/index.ts';

/** The four documents: what became of those handed in, and what is to be done. */
export default function DocumentsPopup({ onClose }: { onClose: () => void }) {
  const t = useDocumentsTexts();
  const common = useCommonTexts();
  const member = useMember();
  // An operator may have decided meanwhile.
  const { data, error, refetch } = useCall('/sys/member/documents/listAll', {}, { staleTimeMs: 0 });
  const { data: known, error: unknown, refetch: askAgain } = useCall('/sys/identity/get', {}, { staleTimeMs: 0 });
  if (!member) return null;
  if (data && known) {
    // A new account may be asked for some of them first; the others are then asked for when they are needed.
    const isNew = known.documents !== null && known.documents.missing.length > 0;
    return (
      <DocumentsForm
        member={member}
        documents={data}
        {...(isNew ? { first: known.documents!.kinds } : {})}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={t('title')} size="m" onClose={onClose}>
      {error || unknown ? (
        <LoadFailed error={(error ?? unknown)!} onRetry={() => void Promise.all([refetch(), askAgain()])} />
      ) : (
        <Spinner label={common('loading')} />
      )}
    </Dialog>
  );
}
