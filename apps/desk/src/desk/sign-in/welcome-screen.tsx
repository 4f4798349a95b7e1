import { isBuiltIn } from '@fairhouse/contract/role-rules';
import { Button } from '@mantine/core';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { useRoleTexts } from '../../lib/texts/roles.ts';
import { ChooseMeans } from '../../ui/choices/choose-means.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Loading } from '../../ui/states.tsx';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { useSignInTexts } from './texts/index.ts';

/** What a one-time link opens: how its holder signs in from now on. */
export function WelcomeScreen({ token, leave }: { token: string; leave: () => void }) {
  const t = useSignInTexts();
  const builtIn = useRoleTexts();
  const language = useLanguage();
  const { data, error } = useCall('/operator/auth/invitation', { token }, { staleTimeMs: Number.POSITIVE_INFINITY });
  if (error) {
    return (
      <Door title={t('linkUsed')} about={error.code === -1 ? error.message : t('linkUsedAbout')}>
        <Button variant="default" onClick={leave}>
          {t('toSignIn')}
        </Button>
      </Door>
    );
  }
  if (!data) return <Loading />;
  const time = momentText(data.linkUntil, language);
  const about = {
    first: t('welcomeFirstAbout'),
    invite: t('welcomeAbout', { time }),
    recover: t('recoverAbout', { time }),
  };
  return (
    <Door
      title={data.purpose === 'first' ? t('welcomeFirst') : t('welcome', { name: data.displayName })}
      about={about[data.purpose]}
    >
      <p className={styles.roles}>
        <span className="visually-hidden">{t('yourRoles')}</span>
        {data.roles.map((role) => (
          <Tag key={role} tone="casino">
            {isBuiltIn(role) ? builtIn(role) : data.composed.find((one) => one.role === role)?.name}
          </Tag>
        ))}
      </p>
      <ChooseMeans token={token} asksName={data.name === null} takesPasskeys={data.takesPasskeys} done={leave} />
    </Door>
  );
}
