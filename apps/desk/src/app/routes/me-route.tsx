import { MeScreen } from '../../features/me/me-screen.tsx';

export default function MeRoute() {
  return <MeScreen />;
}
