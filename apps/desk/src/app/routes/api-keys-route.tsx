import { useNavigate, useSearch } from '@tanstack/react-router';
import { ApiKeysScreen } from '../../desk/api-keys/api-keys-screen.tsx';

export default function ApiKeysRoute() {
  const view = useSearch({ from: '/api-keys' });
  const navigate = useNavigate();
  return (
    <ApiKeysScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/api-keys', search: next, replace, resetScroll: false })}
    />
  );
}
