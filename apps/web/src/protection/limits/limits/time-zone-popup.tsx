import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { longMomentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { refreshProtection, useProtection } from '../../../lib/protection/use-protection.ts';
import styles from '../protection.module.css';
import { useSafetyTexts } from '../texts/index.ts';

/** By whose clock days, weeks and months begin. */
export default function TimeZonePopup({ onClose }: { onClose: () => void }) {
  const t = useSafetyTexts();
  const language = useLanguage();
  const { data } = useProtection();
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = data?.timeZone;
  // The browser's own stands first: mostly it is what somebody who has moved looks for.
  const zones = [...new Set([here, ...(now ? [now] : []), ...Intl.supportedValuesOf('timeZone')])];

  async function save(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await post('/sys/protection/setTimeZone', { timeZone: chosen ?? here });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    showToast(t('zoneFrom', { from: longMomentText(answer.data.from, language) }), 'success');
    await refreshProtection();
    onClose();
  }

  return (
    <Dialog
      title={t('zoneTitle')}
      lead={t('zoneText')}
      onClose={onClose}
      footer={
        <Button variant="primary" wide busy={busy} onClick={() => void save()}>
          {t('zoneSave')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Picker
          label={t('zoneLabel')}
          searchable
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={chosen ?? here}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  );
}
