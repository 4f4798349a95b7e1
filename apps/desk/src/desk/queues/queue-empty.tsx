import { Button } from '@mantine/core';
import { Notice } from '../../ui/states.tsx';
import { useQueueTexts } from './texts/index.ts';
import { type QueueView, savedViewOf } from './view.ts';

export function QueueEmpty({ view, show }: { view: QueueView; show: (view: QueueView) => void }) {
  const t = useQueueTexts();
  if (savedViewOf(view) === 'open') return <Notice title={t('noRows')}>{t('noRowsAbout')}</Notice>;
  return (
    <Notice
      title={t('noRowsFiltered')}
      action={
        <Button variant="default" size="xs" onClick={() => show({})}>
          {t('showOpen')}
        </Button>
      }
    >
      {t('noRowsFilteredAbout')}
    </Notice>
  );
}
