import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect } from 'react';
import { navigate } from '../../lib/address/location.ts';
import type { Popups } from '../../lib/address/popups.ts';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import styles from './article.module.css';
import { ArticleDialog } from './article-dialog.tsx';
import { readPageAddress } from './page-address.ts';
import { useArticlesTexts } from './texts/index.ts';

/** The cash-out rules and the promotions: whatever address the operators have configured for them. */
export default function CasinoPagePopup({ page, onClose }: Popups['casinoPage'] & { onClose: () => void }) {
  const t = useArticlesTexts();
  const common = useCommonTexts();
  const settings = useCall('/sys/sysSetting/contactUsSetting', {});
  const address = settings.data && readPageAddress(settings.data[page]);
  const leadsTo = address?.kind === 'path' ? address.path : undefined;

  useEffect(() => {
    if (leadsTo === undefined) return;
    onClose();
    navigate(leadsTo);
  }, [leadsTo, onClose]);

  if (address?.kind === 'article') return <ArticleDialog id={address.id} name={t(page)} onClose={onClose} />;
  return (
    <Dialog title={t(page)} onClose={onClose} size="m">
      {settings.error ? (
        <LoadFailed error={settings.error} onRetry={settings.refetch} />
      ) : address?.kind === 'outside' ? (
        <p>
          <a href={address.href} target="_blank" rel="noopener noreferrer">
            {t('openOutside', { host: address.host })}
          </a>
        </p>
      ) : address?.kind === 'none' ? (
        <EmptyState title={t('nothingThere')} />
      ) : (
        <div className={styles.waiting}>
          <Spinner label={common('loading')} />
        </div>
      )}
    </Dialog>
  );
}
