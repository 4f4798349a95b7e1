import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BuilderPart } from './builder-part.tsx';
import { FilesPart } from './files-part.tsx';
import { ReportPart } from './report-part.tsx';
import { type ScreenProps, tabOf, tabs } from './reports-view.ts';
import { SavedPart } from './saved-part.tsx';
import { useReportTexts } from './texts/index.ts';

/** Reports: those that are saved, the builder, and the files of each day. */
export function ReportsScreen(props: ScreenProps) {
  const t = useReportTexts();
  const may = useMay();
  const { view, show } = props;
  if (!may('reports.read')) return <NotPermitted permission="reports.read" />;
  const shown = tabs.filter((tab) => tab !== 'files' || may('reports.files'));
  const current = shown.includes(tabOf(view)) ? tabOf(view) : 'saved';
  return (
    <Page title={t('title')} about={t('about')}>
      <Tabs
        label={t('tabs')}
        tabs={shown.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={current}
        show={(tab) => show({ tab })}
      />
      {current === 'build' && <BuilderPart key={view.row ?? 'new'} {...props} />}
      {current === 'files' && <FilesPart />}
      {current === 'saved' && (view.row ? <ReportPart {...props} /> : <SavedPart {...props} />)}
    </Page>
  );
}
