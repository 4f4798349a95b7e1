import { useNavigate, useSearch } from '@tanstack/react-router';
import { MacrosScreen } from '../../players/support/macros-screen.tsx';

export default function MacrosRoute() {
  const { row } = useSearch({ from: '/macros' });
  const navigate = useNavigate();
  return (
    <MacrosScreen
      row={row}
      show={(next) => void navigate({ to: '/macros', search: next ? { row: next } : {}, replace: true })}
    />
  );
}
