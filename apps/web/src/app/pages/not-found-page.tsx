import { buttonClass } from '@fairhouse/ui/button.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import { useAppTexts } from '../texts/index.ts';
import { MessagePage } from './message-page.tsx';

export default function NotFoundPage() {
  const t = useAppTexts();
  return (
    <MessagePage title={t('notFoundTitle')} text={t('notFoundText')}>
      <a className={buttonClass({ variant: 'primary' })} href={hrefOf('/')}>
        {t('toHome')}
      </a>
    </MessagePage>
  );
}
