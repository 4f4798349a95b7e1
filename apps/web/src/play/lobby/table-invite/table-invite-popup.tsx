import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { hrefOf } from '../../../lib/address/location.ts';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { copyText } from '../../../ui/copy-text.ts';
import styles from './table-invite.module.css';
import { useTableInviteTexts } from './texts/index.ts';

const linkOf = (invitation: string) => new URL(hrefOf(`/table?invitation=${invitation}`), location.href).href;

/** A link by which others come to this table: what it says of the member is nothing, and it brings no reward. */
export default function TableInvitePopup({
  gameId,
  game,
  onClose,
}: {
  gameId: number;
  game: string;
  onClose: () => void;
}) {
  const t = useTableInviteTexts();
  const language = useLanguage();
  const { data, error, refetch } = useCall('/sys/table/invite', { gameId }, { staleTimeMs: 600_000 });
  return (
    <Dialog title={t('inviteTitle', { game })} size="s" onClose={onClose}>
      {data ? (
        <div className={styles.link}>
          <p>{t('inviteLead')}</p>
          <input
            readOnly
            value={linkOf(data.invitation)}
            aria-label={t('link')}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <Button variant="primary" icon="copy" onClick={() => void copyText(linkOf(data.invitation))}>
              {t('copy')}
            </Button>
            {'share' in navigator && (
              <Button
                onClick={() => void navigator.share({ title: game, url: linkOf(data.invitation) }).catch(() => {})}
              >
                {t('send')}
              </Button>
            )}
          </div>
          <p className={styles.note}>{t('inviteNote', { time: momentText(data.endTime, language) })}</p>
        </div>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <p role="status">{t('making')}</p>
      )}
    </Dialog>
  );
}
