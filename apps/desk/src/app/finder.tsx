import { Icon } from '@fairhouse/ui/icon.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useQueueTexts } from '../features/queue/texts/index.ts';
import { usePerson } from '../lib/person.ts';
import { ask, CallFailed, callQuery, queries, useCall } from '../lib/query.ts';
import { type Found, foundFor } from './found.ts';
import { placesFor } from './places.ts';
import { useAppTexts } from './texts/index.ts';

const [store, finder] = createSpotlight();
export const openFinder = (): void => finder.open();

const still = {
  lockScroll: false,
  transitionProps: { duration: 0 },
  overlayProps: { blur: 0, backgroundOpacity: 0.4 },
};

/** Ctrl+K: a member, a row of a queue, the record, or a screen. A member is looked up when chosen: each look-up is recorded. */
export function Finder() {
  const t = useAppTexts();
  const queueText = useQueueTexts();
  const navigate = useNavigate();
  const { permissions } = usePerson();
  const [text, setText] = useState('');
  const { data: queues = [] } = useCall('/operator/queue/summary', {}, { staleTimeMs: 15_000 });

  const follow = async (found: Found) => {
    setText('');
    switch (found.kind) {
      case 'member': {
        try {
          const member = await ask('/operator/member/find', { member: found.text });
          queries.setQueryData(callQuery('/operator/member/find', { member: String(member.id) }).queryKey, member);
          return navigate({ to: '/member/$id', params: { id: String(member.id) } });
        } catch (problem) {
          return showToast(problem instanceof CallFailed ? problem.message : String(problem));
        }
      }
      case 'row':
        return navigate({ to: '/queue/$queue', params: { queue: found.queue }, search: { row: found.id } });
      case 'recordOf':
        return navigate({ to: '/record', search: { member: String(found.id) } });
      case 'recordAbout':
        return navigate({ to: '/record', search: { subject: found.text } });
      case 'queue':
        return navigate({ to: '/queue/$queue', params: { queue: found.queue } });
      case 'place':
        return navigate({ to: found.place.path });
    }
  };
  const words = (found: Found): { label: string; about?: string } => {
    switch (found.kind) {
      case 'member':
        return { label: t('findMember', { text: found.text }), about: t('findMemberAbout') };
      case 'row':
        return { label: t('findRow', { queue: queueText(found.queue), id: found.id }), about: t('findRowAbout') };
      case 'recordOf':
        return { label: t('findRecord', { id: found.id }), about: t('findRecordAbout') };
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
  });
  return (
    <Spotlight.Root store={store} query={text} onQueryChange={setText} shortcut={null} {...still} attributes={{ content: { 'aria-label': t('find') } }}>
      <Spotlight.Search
        placeholder={t('findPlaceholder')}
        aria-label={t('find')}
        leftSection={<Icon name="search" size={18} />}
      />
      <Spotlight.ActionsList>
        {known.map((found) => {
          const { label, about } = words(found);
          return (
            <Spotlight.Action
              key={`${found.kind}:${label}`}
              label={label}
              {...(about ? { description: about } : {})}
              onClick={() => void follow(found)}
            />
          );
        })}
        {known.length === 0 && <Spotlight.Empty>{t('findNothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
