import { useMay } from '../../lib/person.ts';
import { Page, Panel } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Retention } from './retention.tsx';
import { usePersonalDataTexts } from './texts.ts';

/** What is kept for how long, for who may have somebody erased. */
export function PersonalDataScreen() {
  const t = usePersonalDataTexts();
  const may = useMay();
  if (!may('data.erase')) return <NotPermitted permission="data.erase" />;
  return (
    <Page title={t('title')} about={t('about')}>
      <Panel title={t('retention')}>
        <Retention />
      </Panel>
    </Page>
  );
}
