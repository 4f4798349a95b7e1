import { buttonClass } from '@fairhouse/ui/button.tsx';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useAppTexts } from '../texts/index.ts';
import { MessagePage } from './message-page.tsx';

/** The notice in countries that are not served. OK leads to the configured address; without one it checks again. */
export function RestrictedPage({ elsewhere }: { elsewhere: string | undefined }) {
  const t = useAppTexts();
  const common = useCommonTexts();
  return (
    <main>
      <MessagePage title={t('restrictedTitle')} text={t('restricted')}>
        <a className={buttonClass({ variant: 'primary' })} href={elsewhere ?? '/'}>
          {common('ok')}
        </a>
      </MessagePage>
    </main>
  );
}
