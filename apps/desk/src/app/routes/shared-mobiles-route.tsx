import { useNavigate } from '@tanstack/react-router';
import { SharedMobilesScreen } from '../../players/shared-mobiles/shared-mobiles-screen.tsx';

export default function SharedMobilesRoute() {
  const navigate = useNavigate();
  return <SharedMobilesScreen openMember={(id) => void navigate({ to: '/member/$id', params: { id: String(id) } })} />;
}
