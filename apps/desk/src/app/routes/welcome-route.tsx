import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { WelcomeScreen } from '../../desk/sign-in/welcome-screen.tsx';

/** The token stands behind '#', where no server and no log sees it. */
export default function WelcomeRoute() {
  const [token] = useState(useRouterState({ select: ({ location }) => location.hash }));
  const navigate = useNavigate();
  return <WelcomeScreen token={token} leave={() => void navigate({ to: '/queues', replace: true })} />;
}
