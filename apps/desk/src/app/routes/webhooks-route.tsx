import { useNavigate, useSearch } from '@tanstack/react-router';
import { WebhooksScreen } from '../../desk/webhooks/webhooks-screen.tsx';

export default function WebhooksRoute() {
  const view = useSearch({ from: '/webhooks' });
  const navigate = useNavigate();
  return (
    <WebhooksScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/webhooks', search: next, replace, resetScroll: false })}
    />
  );
}
