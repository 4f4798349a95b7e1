import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { openPopup } from '../lib/address/popups.ts';
import { useLanguage } from '../lib/language/language.ts';
import { useMaintenanceTexts } from '../lib/maintenance/texts/index.ts';
import { spanText, untilText } from '../lib/maintenance/times-text.ts';
import type { Maintenance } from '../lib/maintenance/use-maintenance.ts';
import { serverNow } from '../lib/server-clock.ts';
import styles from './maintenance-notice.module.css';

/** When maintenance is, what it means, and the way to the cash-out for who has one. Calm: nothing in it counts down or leads to play. */
export default function MaintenanceNotice({ of, cashOut }: { of: Maintenance; cashOut: boolean }) {
  const t = useMaintenanceTexts();
  const language = useLanguage();
  const isOn = of.state === 'on';
  const times = isOn
    ? t('on', { time: untilText(of.endTime, language, serverNow()) })
    : t('planned', { span: spanText(of.startTime, of.endTime, language) });
  return (
    <section className={styles.notice} aria-label={t('title')}>
      <Icon name="pause" size={18} />
      <p>
        <strong>{times}</strong> {of.text ?? t(isOn ? 'onText' : 'plannedText')}
      </p>
      {cashOut && (
        <Button size="s" onClick={() => openPopup('cashOut', {})}>
          {t('cashOut')}
        </Button>
      )}
    </section>
  );
}
