import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { countText, momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay, usePerson } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { usePermissionTexts } from '../../lib/texts/permissions.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from './api-keys.module.css';
import { type ApiKey, isOver, lostScopes, standingOf, tones } from './api-keys-view.ts';
import { ConfirmSelf } from './confirm-self.tsx';
import { useApiKeyTexts } from './texts/index.ts';

interface PanelProps {
  of: ApiKey;
  close: () => void;
  showSecret: (secret: string) => void;
}

/** One key: what it may do, from where, when it was last used, and its end. */
export function KeyPanel({ of, close, showSecret }: PanelProps) {
  const t = useApiKeyTexts();
  const language = useLanguage();
  const permission = usePermissionTexts();
  return (
    <SidePanel title={of.name} close={close}>
      <Actions of={of} showSecret={showSecret} />
      <Standing of={of} />
      <Facts>
        <Fact name={t('purpose')}>{of.purpose}</Fact>
        <Fact name={t('scopes')}>
          <ul className={styles.list}>
            {of.scopes.map((scope) => (
              <li key={scope}>{permission(scope)}</li>
            ))}
          </ul>
        </Fact>
        <Fact name={t('networks')}>{of.networks.length === 0 ? t('anywhere') : of.networks.join(', ')}</Fact>
        <Fact name={t('rate')}>{countText(of.ratePerMinute, language)}</Fact>
        {of.beginning && (
          <Fact name={t('beginning')}>
            <code>{of.beginning}…</code>
          </Fact>
        )}
        <Fact name={t('lastUsed')}>
          {of.lastUsedTime && of.lastUsedAddress ? (
            <>
              <Moment at={of.lastUsedTime} /> {t('lastUsedFrom', { address: of.lastUsedAddress })}
            </>
          ) : (
            t('never')
          )}
        </Fact>
        <Fact name={t('expires')}>
          <Moment at={of.expireTime} />
        </Fact>
        <Fact name={t('maker')}>
          {of.maker}, <Moment at={of.makeTime} />
        </Fact>
      </Facts>
    </SidePanel>
  );
}

function Standing({ of }: { of: ApiKey }) {
  const t = useApiKeyTexts();
  const language = useLanguage();
  const standing = standingOf(of);
  const lost = lostScopes(of);
  return (
    <>
      <div>
        <Tag tone={tones[standing]}>{t(`state_${standing}`)}</Tag>
      </div>
      {of.state === 'ready' && of.fetchUntil && (
        <p className={styles.late}>{t('readyAbout', { maker: of.maker, time: momentText(of.fetchUntil, language) })}</p>
      )}
      {standing === 'expiring' && (
        <p className={styles.late}>{t('expiringAbout', { time: momentText(of.expireTime, language) })}</p>
      )}
      {lost.length > 0 && <p className={styles.late}>{t('lostScopes', { scopes: lost.join(', ') })}</p>}
      {of.endTime && of.endedBy && of.endReason && (
        <p className={styles.small}>
          {t('endedAbout', {
            time: momentText(of.endTime, language),
            name: of.endedBy.replace(/^(operator|system):/, ''),
            reason: of.endReason,
          })}
        </p>
      )}
    </>
  );
}

function Actions({ of, showSecret }: Pick<PanelProps, 'of' | 'showSecret'>) {
  const t = useApiKeyTexts();
  const may = useMay();
  const me = usePerson();
  const [action, setAction] = useState<'fetch' | 'revoke'>();
  if (!may('apiKeys.edit') || isOver(of)) return null;
  const fetchSecret = async (token: string) => {
    const answer = await post('/operator/apiKey/reveal', { id: of.id, token });
    await reload('/operator/apiKey/list');
    if (!answer.ok) return answer.message;
    showSecret(answer.data.secret);
    return undefined;
  };
  const revoke = async ({ reason = '' }: Record<string, string>) => {
    const answer = await post('/operator/apiKey/revoke', { id: of.id, reason });
    await reload('/operator/apiKey/list');
    if (!answer.ok) return answer.message;
    showToast(t('revoked'), 'success');
    return undefined;
  };
  return (
    <div className={styles.buttons}>
      {of.state === 'ready' && of.maker === me.name && (
        <Button size="xs" onClick={() => setAction('fetch')}>
          {t('fetch')}
        </Button>
      )}
      <Button size="xs" variant="default" color="red" onClick={() => setAction('revoke')}>
        {t('revoke')}
      </Button>
      {action === 'fetch' && <ConfirmSelf proved={fetchSecret} close={() => setAction(undefined)} />}
      {action === 'revoke' && (
        <ActionDialog
          title={t('revokeTitle', { name: of.name })}
          fields={[{ name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 }]}
          submit={t('revoke')}
          tone="red"
          onSubmit={revoke}
          onClose={() => setAction(undefined)}
        >
          <p>{t('revokeAbout')}</p>
        </ActionDialog>
      )}
    </div>
  );
}
