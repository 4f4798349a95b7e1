import { MaintenanceScreen } from '../../desk/maintenance/maintenance-screen.tsx';

export default function MaintenanceRoute() {
  return <MaintenanceScreen />;
}
