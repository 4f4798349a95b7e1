import { useMay } from '../../lib/person.ts';
import { Page, Panel } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Corrections, type CorrectionsProps } from './corrections.tsx';
import { Retention } from './retention.tsx';
import { usePersonalDataTexts } from './texts.ts';

/** What members want corrected; and what is kept for how long, for who may have somebody erased. */
export function PersonalDataScreen(props: CorrectionsProps) {
  const t = usePersonalDataTexts();
  const may = useMay();
  const [seesCorrections, seesRetention] = [may('documents.read'), may('data.erase')];
  if (!seesCorrections && !seesRetention) return <NotPermitted permission="documents.read" />;
  return (
    <Page title={t('title')} about={t('about')}>
      {seesCorrections && (
        <Panel title={t('corrections')}>
          <Corrections {...props} />
        </Panel>
      )}
      {seesRetention && (
        <Panel title={t('retention')}>
          <Retention />
        </Panel>
      )}
    </Page>
  );
}
