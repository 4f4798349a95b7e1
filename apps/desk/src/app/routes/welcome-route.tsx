import { useNavigate, useSearch } from '@tanstack/react-router';
import { WelcomeScreen } from '../../features/sign-in/welcome-screen.tsx';

export default function WelcomeRoute() {
  const { token = '' } = useSearch({ from: '/welcome' });
  const navigate = useNavigate();
  return <WelcomeScreen token={token} leave={() => void navigate({ to: '/queues', replace: true })} />;
}
