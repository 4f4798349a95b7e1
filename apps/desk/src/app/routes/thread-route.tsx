import { useParams } from '@tanstack/react-router';
import { ThreadScreen } from '../../players/support/thread-screen.tsx';
import { NotFound } from '../not-found.tsx';

export default function ThreadRoute() {
  const { id } = useParams({ from: '/thread/$id' });
  return /^\d{1,15}$/.test(id) && Number(id) > 0 ? <ThreadScreen key={id} id={Number(id)} /> : <NotFound />;
}
