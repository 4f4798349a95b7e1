import { Dialog } from '@fairhouse/ui/dialog.tsx';
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
  if (!member) return null;
  if (data) return <DocumentsForm member={member} documents={data} onClose={onClose} />;
  return (
    <Dialog title={t('title')} size="m" onClose={onClose}>
      {error ? <LoadFailed error={error} onRetry={refetch} /> : <Spinner label={common('loading')} />}
    </Dialog>
  );
}
