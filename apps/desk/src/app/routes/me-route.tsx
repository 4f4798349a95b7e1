import { MeScreen } from '../../desk/me/me-screen.tsx';

export default function MeRoute() {
  return <MeScreen />;
}
