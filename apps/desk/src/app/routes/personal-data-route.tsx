import { useNavigate } from '@tanstack/react-router';
import { PersonalDataScreen } from '../../features/personal-data/personal-data-screen.tsx';

export default function PersonalDataRoute() {
  const navigate = useNavigate();
  return <PersonalDataScreen openMember={(id) => void navigate({ to: '/member/$id', params: { id: String(id) } })} />;
}
