import { Button } from '@mantine/core';
import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { type ContentPartProps, contentTabs, kindOf, tabOf } from './content-view.ts';
import { ListPart } from './list-part.tsx';
import { PieceScreen } from './piece-screen.tsx';
import { useContentTexts } from './texts/index.ts';

interface ContentScreenProps extends ContentPartProps {
  openApproval: (id: number) => void;
}

/** What players read: its lists, the calendar of it, and each thing by itself. */
export function ContentScreen({ view, show, openApproval }: ContentScreenProps) {
  const t = useContentTexts();
  const may = useMay();
  if (!may('content.read')) return <NotPermitted permission="content.read" />;
  const tab = tabOf(view);
  const kind = kindOf(tab);
  return (
    <Page
      title={t('title')}
      about={t('about')}
      actions={
        kind &&
        view.id === undefined &&
        may('content.edit') && (
          <Button size="xs" onClick={() => show({ tab, id: 'new' })}>
            {t('new')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('title')}
        tabs={contentTabs.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={tab}
        show={(next) => show({ tab: next })}
      />
      {!kind && <CalendarPart view={view} show={show} />}
      {kind && view.id === undefined && (
        <ListPart key={kind} kind={kind} open={(id) => show({ tab, id: String(id) })} />
      )}
      {kind && view.id !== undefined && (
        <PieceScreen key={`${kind} ${view.id}`} kind={kind} view={view} show={show} openApproval={openApproval} />
      )}
    </Page>
  );
}
