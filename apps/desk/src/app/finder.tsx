import { Icon } from '@fairhouse/ui/icon.tsx';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect } from 'react';
import { useQueueTexts } from '../desk/queues/texts/index.ts';
import { usePerson } from '../lib/person.ts';
import { useCall } from '../lib/query.ts';
import { useStatusTexts } from '../lib/texts/names/index.ts';
import { type Found, foundFor, type Hit } from './found.ts';
import { placesFor } from './places.ts';
import { useAppTexts } from './texts/index.ts';
import { useFind } from './use-find.ts';

const [store, finder] = createSpotlight();
export const openFinder = (): void => finder.open();

const still = {
  lockScroll: false,
  transitionProps: { duration: 0 },
  overlayProps: { blur: 0, backgroundOpacity: 0.4 },
};

/** What scrolls must be reached by the keyboard; the types of the list leave out what its scroll area takes. */
const scrolled = { viewportProps: { tabIndex: 0 } };

/**
 * Ctrl+K: a member, a payment, a round, a document, a row of a queue, the record, or a screen. It searches when that is
 * chosen, not at every letter: each search is recorded. A single hit is gone to at once.
 */
export function Finder() {
  const t = useAppTexts();
  const queueText = useQueueTexts();
  const { permissions } = usePerson();
  const statusName = useStatusTexts();
  const { data: queues = [] } = useCall('/operator/queue/summary', {}, { staleTimeMs: 15_000 });
  const { text, setText, answer, searching, goToHit, follow } = useFind(
    queues.map(({ queue }) => queue),
    finder.close,
  );

  const words = (found: Found): { label: string; about?: string } => {
    switch (found.kind) {
      case 'search':
        return {
          label: t('findSearch', { text: found.text }),
          about: searching ? t('findSearching') : t('findSearchAbout'),
        };
      case 'row':
        return { label: t('findRow', { queue: queueText(found.queue), id: found.id }), about: t('findRowAbout') };
      case 'recordAbout':
        return { label: t('findSubject', { text: found.text }), about: t('findRecordAbout') };
      case 'queue':
        return { label: queueText(found.queue), about: t('goTo') };
      case 'place':
        return { label: t(found.place.name), about: t('goTo') };
    }
  };

  const known = foundFor(text, {
    permissions,
    queues: queues.map(({ queue }) => ({ queue, name: queueText(queue) })),
    places: placesFor(permissions).map((place) => ({ place, name: t(place.name) })),
    rows: answer?.text === text.trim() ? answer.rows : [],
  });
  const hits = answer?.text === text.trim() ? answer.hits : undefined;
  // Enter continues with the first of what was found.
  useEffect(() => {
    if (!hits) return;
    const { listId } = store.getState();
    document.getElementById(listId)?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [hits]);
  const aboutHit = ({ name, email, state, vendor }: Hit) =>
    [name, email, state && statusName(state), vendor].filter(Boolean).join(' · ');
  return (
    <Spotlight.Root
      store={store}
      query={text}
      onQueryChange={setText}
      shortcut={null}
      {...still}
      attributes={{ content: { 'aria-label': t('find') } }}
    >
      <Spotlight.Search
        placeholder={t('findPlaceholder')}
        aria-label={t('find')}
        leftSection={<Icon name="search" size={18} />}
      />
      <Spotlight.ActionsList {...scrolled}>
        {hits?.map((hit) => (
          <Spotlight.Action
            key={`${hit.kind} ${hit.id} ${hit.memberId}`}
            label={hit.kind === 'member' ? hit.username : `${t(`hit_${hit.kind}`)} ${hit.id}, ${hit.username}`}
            description={aboutHit(hit)}
            onClick={() => void goToHit(hit)}
          />
        ))}
        {known.map((found) => {
          if (found.kind === 'search' && hits) return null;
          const { label, about } = words(found);
          return (
            <Spotlight.Action
              key={`${found.kind}:${label}`}
              label={label}
              {...(about ? { description: about } : {})}
              closeSpotlightOnTrigger={found.kind !== 'search'}
              onClick={() => void follow(found)}
            />
          );
        })}
        {hits?.length === 0 && answer?.rows.length === 0 && (
          <Spotlight.Empty>{t('findNoHits', { text: text.trim() })}</Spotlight.Empty>
        )}
        {known.length === 0 && <Spotlight.Empty>{t('findNothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
