import { Button } from '@mantine/core';
import { Notice } from '../ui/states.tsx';
import { useAppTexts } from './texts/index.ts';

export function Broken({ error }: { error: unknown }) {
  const t = useAppTexts();
  return (
    <div role="alert">
      <Notice title={t('broken')} action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}>
        <p>{t('brokenAbout')}</p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </Notice>
    </div>
  );
}
