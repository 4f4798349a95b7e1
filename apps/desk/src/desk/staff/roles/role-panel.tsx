import type { Permission } from '@fairhouse/contract/roles';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { useMay, usePerson } from '../../../lib/person.ts';
import { reload } from '../../../lib/query.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Tag } from '../../../ui/facts/tag.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import styles from '../staff.module.css';
import type { StaffViewProps } from '../staff-view.ts';
import { KindTag } from './kind-tag.tsx';
import { PermissionsOfRole } from './permissions-of-role.tsx';
import { RoleHistory } from './role-history.tsx';
import { type ComposedRole, comparedWith, type RoleLine } from './roles-view.ts';
import { useRolesTexts } from './texts.ts';

interface PanelProps extends StaffViewProps {
  of: RoleLine;
  lines: readonly RoleLine[];
  close: () => void;
}

/** One role: what it gives, who holds it, what it has more or less than another, and its history. */
export function RolePanel({ of, lines, view, show, close }: PanelProps) {
  const t = useRolesTexts();
  const { composed } = of;
  return (
    <SidePanel title={of.name} close={close}>
      <Actions of={of} show={show} />
      <div>
        <KindTag of={of} />
      </div>
      {composed?.description && <p>{composed.description}</p>}
      <Facts>
        <Fact name={t('holders')}>
          {of.holders.length === 0 ? (
            t('nobody')
          ) : (
            <span className={styles.tags}>
              {of.holders.map((one) => (
                <Tag key={one.id} tone={one.enabled ? 'plain' : 'bad'}>
                  {one.displayName} ({one.name})
                </Tag>
              ))}
            </span>
          )}
        </Fact>
        {composed && (
          <Fact name={t('composedBy')}>
            {composed.by}, <Moment at={composed.createTime} />
          </Fact>
        )}
        {composed?.removeTime && (
          <Fact name={t('removed')}>
            {composed.removedBy}, <Moment at={composed.removeTime} />
          </Fact>
        )}
      </Facts>
      <Comparison of={of} lines={lines} view={view} show={show} />
      <section className={styles.part}>
        <h3>{t('permissionsOf', { count: of.permissions.length })}</h3>
        <PermissionsOfRole held={of.permissions} />
      </section>
      {composed && <RoleHistory id={composed.id} />}
    </SidePanel>
  );
}

function Actions({ of, show }: Pick<PanelProps, 'of' | 'show'>) {
  const t = useRolesTexts();
  const may = useMay();
  const me = usePerson();
  const [isRemoving, setRemoving] = useState(false);
  if (!may('staff.manage')) return null;
  const { composed } = of;
  const isOwn = me.roles.includes(of.role);
  const edits = composed && !composed.removeTime && !isOwn;
  return (
    <>
      <div className={styles.line}>
        {edits && (
          <Button size="xs" onClick={() => show({ tab: 'roles', role: of.role, edit: 'change' })}>
            {t('change')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => show({ tab: 'roles', role: of.role, edit: 'copy' })}>
          {t('copy')}
        </Button>
        {edits && (
          <Button
            size="xs"
            variant="default"
            color="red"
            disabled={of.holders.length > 0}
            onClick={() => setRemoving(true)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      {edits && of.holders.length > 0 && <p className={styles.small}>{t('removeHeld')}</p>}
      {composed && isOwn && <p className={styles.small}>{t('ownRole')}</p>}
      {isRemoving && composed && <Removal of={composed} close={() => setRemoving(false)} />}
    </>
  );
}

function Removal({ of: { id, version, name }, close }: { of: ComposedRole; close: () => void }) {
  const t = useRolesTexts();
  const common = useCommonTexts();
  return (
    <ActionDialog
      title={`${t('remove')}: ${name}`}
      fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t('remove')}
      tone="red"
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/staff/role/remove', { id, version, reason });
        await reload('/operator/staff/role/list', '/operator/staff/role/names', '/operator/staff/role/history');
        return answer.ok ? undefined : answer.message;
      }}
      onClose={close}
    >
      <p>{t('removeAbout')}</p>
    </ActionDialog>
  );
}

function Comparison({ of, lines, view, show }: Pick<PanelProps, 'of' | 'lines' | 'view' | 'show'>) {
  const t = useRolesTexts();
  const other = lines.find(({ role }) => role === view.other && role !== of.role);
  const compared = other && comparedWith(of.permissions, other.permissions);
  return (
    <section className={styles.part}>
      <NativeSelect
        size="xs"
        label={t('compareWith')}
        value={other?.role ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          show({ tab: 'roles', role: of.role, ...(chosen ? { other: chosen } : {}) }, true);
        }}
        data={[
          { value: '', label: t('noOther') },
          ...lines.filter(({ role }) => role !== of.role).map(({ role, name }) => ({ value: role, label: name })),
        ]}
      />
      {other && compared && (
        <>
          <Difference title={t('adds', { count: compared.adds.length, other: other.name })} names={compared.adds} />
          <Difference title={t('lacks', { count: compared.lacks.length, other: other.name })} names={compared.lacks} />
        </>
      )}
    </section>
  );
}

function Difference({ title, names }: { title: string; names: readonly Permission[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <PermissionsOfRole held={names} />
    </div>
  );
}
