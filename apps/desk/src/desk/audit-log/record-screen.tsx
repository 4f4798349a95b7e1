import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Entries } from './entries.tsx';
import type { RecordView } from './entry.ts';
import { Heads } from './heads.tsx';
import { useRecordTexts } from './texts.ts';

export function RecordScreen({
  view,
  show,
}: {
  view: RecordView;
  show: (view: RecordView, replace?: boolean) => void;
}) {
  const t = useRecordTexts();
  const may = useMay();
  if (!may('record.read')) return <NotPermitted permission="record.read" />;
  const tab = view.tab === 'heads' ? 'heads' : 'entries';
  return (
    <Page title={t('title')} about={t('about')} full={tab === 'entries'}>
      <Tabs
        label={t('parts')}
        tabs={[
          { key: 'entries', name: t('tab_entries') },
          { key: 'heads', name: t('tab_heads') },
        ]}
        current={tab}
        show={(next) => show(next === 'heads' ? { tab: next } : {})}
      />
      {tab === 'entries' ? <Entries view={view} show={show} /> : <Heads />}
    </Page>
  );
}
