import { Button } from '@fairhouse/ui/button.tsx';
import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { dayText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { ownDeviceId, pushState, subscribe, unsubscribe } from '../push-subscription.ts';
import { change, type NotificationSettings, refreshSettings } from './notification-settings.ts';
import styles from './notifications.module.css';
import { useNotificationTexts } from './texts/index.ts';

/** Push on this device, what it shows, and the other devices. The browser asks its own question only after the tap. */
export function PushPart({ settings, memberId }: { settings: NotificationSettings; memberId: number }) {
  const t = useNotificationTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { devices, showsDetails, publicKey } = settings;
  const own = ownDeviceId(memberId);
  const isKnown = devices.some(({ id }) => id === own);
  const state = pushState(memberId);
  const shown = state === 'on' && !isKnown ? 'off' : state;

  async function turnOn(): Promise<void> {
    setBusy(true);
    const came = await subscribe(memberId, publicKey);
    await refreshSettings();
    setBusy(false);
    if (came.is === 'on') showToast(t('pushOn'), 'info');
    else showToast(came.is === 'refused' ? came.message : t(came.is === 'denied' ? 'pushDenied' : 'pushFailed'));
  }

  async function remove(id: number): Promise<void> {
    setBusy(true);
    if (id === own) await unsubscribe().catch(() => {});
    await change('/sys/push/remove', { id });
    setBusy(false);
  }

  return (
    <section className={styles.part}>
      <h2>{t('pushTitle')}</h2>
      <p className={styles.note}>{t('pushLead')}</p>
      {shown === 'off' && (
        <Button variant="primary" icon="bell" busy={busy} onClick={() => void turnOn()}>
          {t('turnOn')}
        </Button>
      )}
      {shown === 'denied' && <Notice>{t('pushDenied')}</Notice>}
      {shown === 'install' && <Notice>{t('pushInstall')}</Notice>}
      {shown === 'unsupported' && <Notice>{t('pushUnsupported')}</Notice>}
      {devices.length > 0 && (
        <ul className={styles.devices} aria-label={t('devices')}>
          {devices.map(({ id, name, since }) => (
            <li key={id}>
              <span>
                {name}
                <span className={styles.about}>
                  {id === own ? t('thisDevice') : t('since', { day: dayText(since, language) })}
                </span>
              </span>
              <Button
                size="s"
                variant="quiet"
                aria-label={t('removeDevice', { device: name })}
                aria-disabled={busy || undefined}
                onClick={() => !busy && void remove(id)}
              >
                {t('turnOff')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Checkbox checked={showsDetails} onChange={(isShown) => void change('/sys/notification/setDetails', { isShown })}>
        {t('showDetails')}
      </Checkbox>
    </section>
  );
}
