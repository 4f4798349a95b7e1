import { Link } from '@tanstack/react-router';
import { Notice } from '../ui/states.tsx';
import { useAppTexts } from './texts/index.ts';

export function NotFound() {
  const t = useAppTexts();
  return (
    <Notice title={t('notFound')} action={<Link to="/queues">{t('toOverview')}</Link>}>
      {t('notFoundAbout')}
    </Notice>
  );
}
