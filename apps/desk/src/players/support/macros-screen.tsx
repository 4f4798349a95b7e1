import type { SupportMacro } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { post } from '../../lib/api.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { placeholders } from '../../lib/support-words.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { Answered, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { useMacroTexts } from './texts.ts';

interface MacrosScreenProps {
  /** The id of the macro that is open, or `new`. */
  row: string | undefined;
  show: (row: string | undefined) => void;
}

/** Answers that are written already, for the support team. */
export function MacrosScreen({ row, show }: MacrosScreenProps) {
  const t = useMacroTexts();
  const may = useMay();
  const isPermitted = may('contacts.read');
  const query = useCall('/operator/macro/list', {}, { enabled: isPermitted });
  if (!isPermitted) return <NotPermitted permission="contacts.read" />;
  return (
    <Page
      title={t('title')}
      about={t('lead')}
      actions={
        may('macros.edit') && (
          <Button size="xs" onClick={() => show('new')}>
            {t('new')}
          </Button>
        )
      }
    >
      <Answered query={query}>
        {(macros) => (
          <>
            <List macros={macros} show={show} opened={row} />
            {may('macros.edit') && row !== undefined && (
              <MacroDialog
                key={row}
                macro={macros.find(({ id }) => String(id) === row)}
                close={() => show(undefined)}
              />
            )}
          </>
        )}
      </Answered>
    </Page>
  );
}

interface ListProps {
  macros: readonly SupportMacro[];
  opened: string | undefined;
  show: (row: string | undefined) => void;
}

function List({ macros, opened, show }: ListProps) {
  const t = useMacroTexts();
  const open = (id: number | undefined) => show(id === undefined ? undefined : String(id));
  const { current, frame } = useRowKeys({
    ids: macros.map(({ id }) => id),
    opened: opened === undefined ? undefined : Number(opened),
    open,
  });
  return (
    <div ref={frame}>
      <PlainTable<SupportMacro>
        label={t('title')}
        heads={[
          { name: t('name'), phone: true },
          { name: t('english') },
          { name: t('inUse'), phone: true },
          { name: t('changed') },
          { name: t('changedBy') },
        ]}
        rows={macros}
        rowKey={({ id }) => id}
        cells={({ name, english, isActive, changeTime, changedBy }) => [
          name,
          english.length > 90 ? `${english.slice(0, 90)}…` : english,
          t(isActive ? 'yes' : 'no'),
          <Moment key="changed" at={changeTime} />,
          changedBy,
        ]}
        onOpen={({ id }) => open(id)}
        current={current}
        empty={t('none')}
      />
    </div>
  );
}

/** A new macro where none is given. */
function MacroDialog({ macro, close }: { macro: SupportMacro | undefined; close: () => void }) {
  const t = useMacroTexts();
  const common = useCommonTexts();
  const about = t('placeholders', { names: placeholders.map((name) => `{${name}}`).join(', ') });
  const area = { kind: 'area', required: true, maxLength: 2000 } as const;
  return (
    <ActionDialog
      title={macro ? t('changeTitle', { name: macro.name }) : t('newTitle')}
      size={640}
      fields={[
        { name: 'name', label: t('name'), kind: 'text', required: true, maxLength: 80, initial: macro?.name ?? '' },
        { name: 'english', label: t('english'), about, ...area, initial: macro?.english ?? '' },
        { name: 'filipino', label: t('filipino'), ...area, initial: macro?.filipino ?? '' },
        {
          name: 'isActive',
          label: t('inUse'),
          kind: 'select',
          initial: String(macro?.isActive ?? true),
          options: [
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ],
        },
      ]}
      submit={common('save')}
      onSubmit={async ({ name = '', english = '', filipino = '', isActive }) => {
        const saved = await post('/operator/macro/save', {
          ...(macro ? { id: macro.id, version: macro.version } : {}),
          name,
          english,
          filipino,
          isActive: isActive === 'true',
        });
        if (!saved.ok) return saved.message;
        showToast(t('saved'), 'success');
        await reload('/operator/macro/list');
        return undefined;
      }}
      onClose={close}
    />
  );
}
