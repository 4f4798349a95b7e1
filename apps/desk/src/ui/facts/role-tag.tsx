import { useRoleName } from '../../lib/role-name.ts';
import { Tag } from './tag.tsx';

export function RoleTag({ role }: { role: string }) {
  return <Tag tone="casino">{useRoleName()(role)}</Tag>;
}
