import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../../lib/formats.ts';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useMay } from '../../../lib/person.ts';
import { useCall } from '../../../lib/query.ts';
import { useRoleTexts } from '../../../lib/texts/roles.ts';
import { Beside } from '../../../ui/side-panel.tsx';
import { Answered } from '../../../ui/states.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { RoleTable } from '../role-table.tsx';
import styles from '../staff.module.css';
import type { StaffViewProps } from '../staff-view.ts';
import { WaitingChanges } from '../waiting-changes.tsx';
import { KindTag } from './kind-tag.tsx';
import { RoleForm } from './role-form.tsx';
import { RolePanel } from './role-panel.tsx';
import { type RoleLine, roleLines } from './roles-view.ts';
import { useRolesTexts } from './texts.ts';

/** Built-in and composed roles: what each gives, who holds it, and how a composed one came to be. */
export function RolesPart({ view, show }: StaffViewProps) {
  const may = useMay();
  const builtInName = useRoleTexts();
  const roles = useCall('/operator/staff/role/list', {});
  const people = useCall('/operator/staff/list', {});
  const isWritten = may('staff.manage') && ['new', 'copy', 'change'].includes(view.edit ?? '');
  return (
    <Answered query={roles}>
      {(composed) => {
        const lines = roleLines(composed, people.data ?? [], builtInName);
        const of = lines.find(({ role }) => role === view.role);
        if (isWritten) {
          return (
            <RoleForm
              key={`${view.edit} ${view.role}`}
              lines={lines}
              of={view.edit === 'change' ? of?.composed : undefined}
              from={view.edit === 'copy' ? of : undefined}
              done={(role) => show({ tab: 'roles', ...(role ? { role } : {}) })}
            />
          );
        }
        return <RoleList lines={lines} of={of} view={view} show={show} />;
      }}
    </Answered>
  );
}

function RoleList({
  lines,
  of,
  view,
  show,
}: StaffViewProps & { lines: readonly RoleLine[]; of: RoleLine | undefined }) {
  const t = useRolesTexts();
  const language = useLanguage();
  const may = useMay();
  const [hasTable, setTable] = useState(false);
  const open = (role: string | undefined) => show({ tab: 'roles', ...(role ? { role } : {}) }, true);
  const ids = lines.map(({ role }) => role as string);
  const { current, frame } = useRowKeys({ ids, opened: of?.role, open });
  useKeys(of ? { close: () => open(undefined) } : {});
  return (
    <>
      {may('staff.manage') && (
        <div className={styles.line}>
          <Button size="xs" onClick={() => show({ tab: 'roles', edit: 'new' })}>
            {t('compose')}
          </Button>
          <Button size="xs" variant="default" aria-pressed={hasTable} onClick={() => setTable(!hasTable)}>
            {t(hasTable ? 'hideTable' : 'showTable')}
          </Button>
        </div>
      )}
      {may('staff.manage') && <WaitingChanges />}
      {hasTable && <RoleTable />}
      <Beside
        panel={
          of && <RolePanel key={of.role} of={of} lines={lines} view={view} show={show} close={() => open(undefined)} />
        }
      >
        <div ref={frame}>
          <PlainTable<RoleLine>
            label={t('roles')}
            heads={[
              { name: t('role'), phone: true },
              { name: t('kind'), phone: true },
              { name: t('permissions'), figures: true },
              { name: t('holders'), figures: true, phone: true },
            ]}
            rows={lines}
            rowKey={({ role }) => role}
            current={current}
            onOpen={({ role }) => open(role)}
            cells={(line) => [
              line.name,
              <KindTag key="kind" of={line} />,
              countText(line.permissions.length, language),
              countText(line.holders.length, language),
            ]}
          />
        </div>
      </Beside>
    </>
  );
}
