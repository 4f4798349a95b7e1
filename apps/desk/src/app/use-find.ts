import { showToast } from '@fairhouse/ui/toasts.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { QueueName } from '../desk/queues/types.ts';
import { post } from '../lib/api.ts';
import { usePerson } from '../lib/person.ts';
import { ask, CallFailed } from '../lib/query.ts';
import { type Found, type Hit, queuesToAsk, wayToHit } from './found.ts';

interface Row {
  queue: QueueName;
  id: number;
}

/** What is typed, what a search of it has found, and the ways to what is found. */
export function useFind(queues: readonly QueueName[], close: () => void) {
  const navigate = useNavigate();
  const { permissions } = usePerson();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ text: string; hits: readonly Hit[]; rows: readonly Row[] }>();
  const [searching, setSearching] = useState(false);

  const leave = () => {
    setText('');
    setAnswer(undefined);
    close();
  };
  const goToHit = (hit: Hit) => {
    leave();
    const way = wayToHit(hit, permissions.includes('documents.read'));
    if (way.to === 'queue')
      return navigate({ to: '/queue/$queue', params: { queue: way.queue }, search: { hold: 'all', row: way.row } });
    return navigate({ to: '/member/$id', params: { id: String(way.id) }, search: way.search });
  };
  const search = async (wanted: string) => {
    if (searching) return;
    setSearching(true);
    try {
      const [hits, rows] = await Promise.all([
        permissions.includes('members.read') ? ask('/operator/find', { text: wanted }) : [],
        rowsThatExist(wanted),
      ]);
      const [first] = hits;
      if (first && hits.length === 1 && rows.length === 0) return await goToHit(first);
      setAnswer({ text: wanted, hits, rows });
    } catch (problem) {
      showToast(problem instanceof CallFailed ? problem.message : String(problem));
    } finally {
      setSearching(false);
    }
  };
  /** Of the queues whose numbers the search does not know. */
  const rowsThatExist = async (wanted: string): Promise<Row[]> => {
    if (!/^\d{1,15}$/.test(wanted)) return [];
    const id = Number(wanted);
    const asked = queuesToAsk({ permissions, queues: queues.map((queue) => ({ queue, name: queue })) });
    const found = await Promise.all(asked.map((queue) => post('/operator/queue/get', { queue, id })));
    return asked.filter((_, at) => found[at]!.ok).map((queue) => ({ queue, id }));
  };
  const follow = async (found: Found) => {
    if (found.kind === 'search') return search(found.text);
    leave();
    switch (found.kind) {
      case 'row':
        return navigate({ to: '/queue/$queue', params: { queue: found.queue }, search: { row: found.id } });
      case 'recordAbout':
        return navigate({ to: '/record', search: { subject: found.text } });
      case 'queue':
        return navigate({ to: '/queue/$queue', params: { queue: found.queue } });
      case 'place':
        return navigate({ to: found.place.path });
    }
  };

  return { text, setText, answer, searching, goToHit, follow };
}
