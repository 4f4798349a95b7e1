import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TablesPart } from './tables-part.tsx';
import { type TablesScreenProps, tabOf, tabs } from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';
import { WordsPart } from './words-part.tsx';

/** The shared tables, and what is said at them. */
export function TablesScreen(props: TablesScreenProps) {
  const { view, show } = props;
  const t = useTablesTexts();
  const may = useMay();
  const tab = tabOf(view, may);
  if (!tab) return <NotPermitted permission="settings.read" />;
  return (
    <Page title={t('title')} about={t('about')}>
      <Tabs
        label={t('title')}
        tabs={tabs.filter(({ needs }) => may(needs)).map(({ key }) => ({ key, name: t(`tab_${key}`) }))}
        current={tab}
        show={(next) => show({ tab: next })}
      />
      {tab === 'tables' ? <TablesPart {...props} /> : <WordsPart {...props} />}
    </Page>
  );
}
