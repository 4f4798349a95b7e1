import { useNavigate, useSearch } from '@tanstack/react-router';
import { SettingsScreen } from '../../desk/settings/settings-screen.tsx';

export default function SettingsRoute() {
  const { name, scope } = useSearch({ from: '/settings' });
  const navigate = useNavigate();
  return (
    <SettingsScreen
      name={name}
      scope={scope}
      show={(next, of) => void navigate({ to: '/settings', search: { name: next, ...(of ? { scope: of } : {}) } })}
    />
  );
}
