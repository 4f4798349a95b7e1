import { useState } from 'react';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Page } from '../../ui/page.tsx';
import { Answered, NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type CatalogueView, type Show, tabOf, tabs } from './catalogue-view.ts';
import { GamesPart } from './games-part.tsx';
import { GroupsPart } from './groups-part.tsx';
import type { RoundWay } from './member-of-round.ts';
import { inDraft, type OrderDraft } from './order-draft.ts';
import { PotsPart } from './pots-part.tsx';
import { PreviewPart } from './preview-part.tsx';
import { RefusalsPart } from './refusals-part.tsx';
import { StudiosPart } from './studios-part.tsx';
import { useCatalogueTexts } from './texts/index.ts';

interface CatalogueScreenProps {
  view: CatalogueView;
  show: Show;
  toRound: (way: RoundWay) => void;
  toHealth: () => void;
}

/** The lobby as operators arrange it. An order that is not saved yet stays while one looks at the other parts. */
export function CatalogueScreen({ view, show, toRound, toHealth }: CatalogueScreenProps) {
  const t = useCatalogueTexts();
  const isAllowed = useMay()('settings.read');
  const query = useCall('/operator/catalogue/list', {}, { enabled: isAllowed });
  const [draft, setDraft] = useState<OrderDraft>();
  if (!isAllowed) return <NotPermitted permission="settings.read" />;
  const tab = tabOf(view);
  return (
    <Page title={t('title')} about={t('about')} full={tab === 'games'}>
      <Tabs
        label={t('title')}
        tabs={tabs.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={tab}
        show={(next) => show(next === 'games' ? {} : { tab: next })}
      />
      <Answered query={query}>
        {({ games, groups }) => {
          const ordered = inDraft(games, draft);
          const shared = { games: ordered, view, show };
          if (tab === 'groups') return <GroupsPart {...shared} groups={groups} />;
          if (tab === 'pots') return <PotsPart {...shared} toRound={toRound} toHealth={toHealth} />;
          if (tab === 'studios') return <StudiosPart view={view} show={show} />;
          if (tab === 'refusals') return <RefusalsPart games={ordered} />;
          if (tab === 'preview') return <PreviewPart {...shared} groups={groups} />;
          return <GamesPart {...shared} draft={draft} setDraft={setDraft} />;
        }}
      </Answered>
    </Page>
  );
}
