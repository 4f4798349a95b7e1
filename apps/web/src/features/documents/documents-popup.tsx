import { useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
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
      {error ? (
        <EmptyState art="offline" title={error.message}>
          <Button onClick={() => void refetch()}>{common('retry')}</Button>
        </EmptyState>
      ) : (
        <Spinner label={common('loading')} />
      )}
    </Dialog>
  );
}
