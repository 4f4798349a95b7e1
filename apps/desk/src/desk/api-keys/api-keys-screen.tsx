import { Button } from '@mantine/core';
import { useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Page } from '../../ui/page.tsx';
import { SecretWindow } from '../../ui/secret-window.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { type ApiKey, numberOf, type ScreenProps, standingOf, tones } from './api-keys-view.ts';
import { KeyForm } from './key-form.tsx';
import { KeyPanel } from './key-panel.tsx';
import { useApiKeyTexts } from './texts/index.ts';
import { WaitingKeys } from './waiting-keys.tsx';

const everyMs = 5_000;

/** Keys of other systems: made, shown once, watched and revoked. */
export function ApiKeysScreen({ view, show }: ScreenProps) {
  const t = useApiKeyTexts();
  const may = useMay();
  const [secret, setSecret] = useState<string>();
  const isPermitted = may('apiKeys.read');
  const query = useCall('/operator/apiKey/list', {}, { everyMs, enabled: isPermitted });
  if (!isPermitted) return <NotPermitted permission="apiKeys.read" />;
  const isWritten = may('apiKeys.edit') && view.edit === 'new';
  return (
    <Page
      title={t('title')}
      about={t('about')}
      actions={
        may('apiKeys.edit') &&
        !isWritten && (
          <Button size="xs" onClick={() => show({ edit: 'new' })}>
            {t('new')}
          </Button>
        )
      }
    >
      <Answered query={query}>
        {(listed) =>
          isWritten ? (
            <KeyForm
              listed={listed}
              done={(id, made) => {
                setSecret(made);
                show(id === undefined ? {} : { row: String(id) });
              }}
            />
          ) : (
            <>
              {may('policies.read') && <WaitingKeys />}
              <List rows={listed.rows} view={view} show={show} showSecret={setSecret} />
            </>
          )
        }
      </Answered>
      {secret && (
        <SecretWindow
          title={t('secretTitle')}
          about={t('secretAbout')}
          secret={secret}
          done={t('secretDone')}
          close={() => setSecret(undefined)}
        />
      )}
    </Page>
  );
}

interface ListProps extends ScreenProps {
  rows: readonly ApiKey[];
  showSecret: (secret: string) => void;
}

function List({ rows, view, show, showSecret }: ListProps) {
  const t = useApiKeyTexts();
  const opened = numberOf(view.row);
  const of = rows.find(({ id }) => id === opened);
  const open = (id: number | undefined) => show(id ? { row: String(id) } : {}, true);
  const isWide = of === undefined;
  const { current, frame } = useRowKeys({ ids: rows.map(({ id }) => id), opened, open });
  useKeys(opened === undefined ? {} : { close: () => open(undefined) });
  return (
    <Beside panel={of && <KeyPanel key={of.id} of={of} close={() => open(undefined)} showSecret={showSecret} />}>
      <div ref={frame}>
        <PlainTable<ApiKey>
          label={t('title')}
          heads={[
            { name: t('name'), phone: true },
            { name: t('state'), phone: true },
            { name: t('lastUsed'), phone: true },
            ...(isWide ? [{ name: t('expires') }, { name: t('purpose') }, { name: t('maker') }] : []),
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          cells={(row) => [
            row.name,
            <Tag key="state" tone={tones[standingOf(row)]}>
              {t(`state_${standingOf(row)}`)}
            </Tag>,
            row.lastUsedTime ? <Moment key="used" at={row.lastUsedTime} /> : t('never'),
            ...(isWide ? [<Moment key="expires" at={row.expireTime} />, row.purpose, row.maker] : []),
          ]}
          onOpen={({ id }) => open(id)}
          current={current}
          empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}
