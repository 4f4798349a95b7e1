import { Link } from '@tanstack/react-router';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import styles from './maintenance.module.css';
import { useMaintenanceTexts } from './texts/index.ts';

/** Above every screen while maintenance is on, for all staff. */
export function MaintenanceBar() {
  const t = useMaintenanceTexts();
  const language = useLanguage();
  const may = useMay();
  const { data } = useCall('/operator/maintenance/get', {}, { followed: true });
  const current = data?.current;
  if (current?.state !== 'on') return null;
  return (
    <div className={styles.top} role="status">
      <p>
        <strong>{t('barOn', { time: momentText(current.endTime, language) })}</strong> {t('barEnds')}
      </p>
      {may('health.read') && <Link to="/maintenance">{t('barLink')}</Link>}
    </div>
  );
}
