import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect } from 'react';
import { safeBackurl } from '../../lib/address/backurl.ts';
import { navigate, useLocation } from '../../lib/address/location.ts';
import styles from '../router.module.css';
import { useAppTexts } from '../texts/index.ts';

/** Continues to the path in `backurl`, if it is one of this site, leaving no step behind. */
export default function RedirectPage() {
  const t = useAppTexts();
  const { query } = useLocation();
  const target = safeBackurl(query.get('backurl'));
  useEffect(() => navigate(target, { replace: true }), [target]);
  return (
    <div className={styles.waiting}>
      <Spinner label={t('redirecting')} />
    </div>
  );
}
