import { Button } from '@fairhouse/ui/button.tsx';
import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { change, type NotificationSettings } from './notification-settings.ts';
import styles from './notifications.module.css';
import { useNotificationTexts } from './texts/index.ts';

const usual = { from: '22:00', until: '08:00' };

/** From–until in the member's own time zone, as the browser names it. */
export function QuietHoursPart({ settings: { quietHours } }: { settings: NotificationSettings }) {
  const t = useNotificationTexts();
  const [isOn, setIsOn] = useState(quietHours !== null);
  const [hours, setHours] = useState(quietHours ?? usual);
  const [busy, setBusy] = useState(false);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isEmpty = hours.from === hours.until;

  async function turn(next: boolean): Promise<void> {
    setIsOn(next);
    if (!next && quietHours) await change('/sys/notification/setQuietHours', { quietHours: null });
  }

  async function save(): Promise<void> {
    if (isEmpty) return;
    setBusy(true);
    const saved = await change('/sys/notification/setQuietHours', {
      quietHours: { from: hours.from, until: hours.until, timeZone },
    });
    setBusy(false);
    if (saved) showToast(t('quietSaved'), 'info');
  }

  return (
    <section className={styles.part}>
      <h2>{t('quietTitle')}</h2>
      <p className={styles.note}>{t('quietLead')}</p>
      <Checkbox checked={isOn} onChange={(next) => void turn(next)}>
        {t('quietOn')}
      </Checkbox>
      {isOn && (
        <form
          className={styles.hours}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextField
            label={t('from')}
            type="time"
            required
            value={hours.from}
            onChange={(from) => setHours({ ...hours, from })}
          />
          <TextField
            label={t('until')}
            type="time"
            required
            value={hours.until}
            error={isEmpty ? t('quietEmpty') : undefined}
            onChange={(until) => setHours({ ...hours, until })}
          />
          <p className={styles.note}>{t('zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
          {quietHours && quietHours.timeZone !== timeZone && (
            <p className={styles.note}>{t('otherZone', { zone: quietHours.timeZone.replaceAll('_', ' ') })}</p>
          )}
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
        </form>
      )}
    </section>
  );
}
