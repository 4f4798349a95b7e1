import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { openPopup } from '../lib/address/popups.ts';
import { useLanguage } from '../lib/language/language.ts';
import { useMaintenanceTexts } from '../lib/maintenance/texts/index.ts';
import { spanText, untilText } from '../lib/maintenance/times-text.ts';
import type { Maintenance } from '../lib/maintenance/use-maintenance.ts';
import { serverNow } from '../lib/server-clock.ts';
import styles from './maintenance-notice.module.css';

interface Props {
  of: Maintenance;
  /** Whether there is the way to the cash-out. */
  cashOut: boolean;
  /** Across the page; beside a game, which needs the height: the casino's own sentence or the usual one; or in a window. */
  look?: 'bar' | 'game' | 'box';
}

/** When maintenance is, and what stays open. Calm: nothing in it counts down or leads to play. */
export default function MaintenanceNotice({ of, cashOut, look = 'bar' }: Props) {
  const t = useMaintenanceTexts();
  const language = useLanguage();
  const isOn = of.state === 'on';
  const times = isOn
    ? t('on', { time: untilText(of.endTime, language, serverNow()) })
    : t('planned', { span: spanText(of.startTime, of.endTime, language) });
  const usual = t(isOn ? 'onText' : 'plannedText');
  return (
    <section className={styles.notice} data-look={look} aria-label={t('title')}>
      <Icon name="pause" size={18} />
      <p>
        <strong>{times}</strong> {look === 'game' ? (of.text ?? usual) : [of.text, usual].filter(Boolean).join(' ')}
      </p>
      {cashOut && (
        <Button size="s" onClick={() => openPopup('cashOut', {})}>
          {t('cashOut')}
        </Button>
      )}
    </section>
  );
}
