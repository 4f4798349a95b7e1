import { Button } from '@fairhouse/ui/button.tsx';
import { QrCode } from '@fairhouse/ui/qr-code.tsx';
import { useId, useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import styles from './invite.module.css';
import { useInviteTexts } from './texts/index.ts';

/** The link that brings friends, to copy or to scan. */
export function LinkBox({ code }: { code: string }) {
  const t = useInviteTexts();
  const [scan, setScan] = useState(false);
  const id = useId();
  const link = `${window.location.origin}/#/?code=${encodeURIComponent(code)}`;
  return (
    <div className={styles.link}>
      <label className={styles.label} htmlFor={id}>
        {t('link')}
      </label>
      <div className={styles.copy}>
        <input id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="primary" icon="copy" onClick={() => void copyText(link)}>
          {t('copyLink')}
        </Button>
      </div>
      <Button variant="quiet" size="s" aria-expanded={scan} onClick={() => setScan(!scan)}>
        {t(scan ? 'hideQr' : 'showQr')}
      </Button>
      {scan && (
        <div className={styles.qr}>
          <QrCode value={link} label={t('qr')} size={200} />
        </div>
      )}
    </div>
  );
}
