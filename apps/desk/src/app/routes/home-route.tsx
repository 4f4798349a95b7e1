import { useNavigate, useSearch } from '@tanstack/react-router';
import { HomeScreen } from '../../desk/home/home-screen.tsx';

export default function HomeRoute() {
  const view = useSearch({ from: '/home' });
  const navigate = useNavigate();
  return (
    <HomeScreen
      view={view}
      show={(next) => void navigate({ to: '/home', search: next, replace: true, resetScroll: false })}
    />
  );
}
