import type { CallOutput } from '@fairhouse/contract';
import { add, formatAmount, fromWire, zero } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language/language.ts';
import type { Member } from '../../lib/session.ts';
import { Money } from '../../ui/money.tsx';
import styles from './invite.module.css';
import { type Friends, rewardStateOf } from './reward-state.ts';
import { useInviteTexts } from './texts/index.ts';

type Tier = CallOutput<'/base/inviteConfig/listAll'>[number];

/** The rewards, two side by side on phones and six on wide screens. */
export function RewardGrid({
  member,
  tiers,
  friends,
  onTaken,
}: {
  member: Member;
  tiers: readonly Tier[];
  friends: Friends;
  onTaken: () => Promise<void>;
}) {
  const t = useInviteTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState<number>();

  async function take(tier: Tier): Promise<void> {
    if (busy !== undefined) return;
    setBusy(tier.id);
    const answer = await post('/sys/member/receiveInviteBonus', { id: member.id, inviteConfigId: tier.id });
    if (answer.ok) showToast(t('rewardToast', { bonus: broughtBy(tier) }), 'success');
    else showToast(answer.message);
    // Also after a refusal: the screen was behind.
    await onTaken();
    setBusy(undefined);
  }

  /** A higher reward brings those below it that were left. */
  function broughtBy({ personCount }: Tier): string {
    const total = tiers
      .filter((tier) => tier.personCount > friends.treasureIndex && tier.personCount <= personCount)
      .reduce((sum, tier) => add(sum, fromWire(tier.bonusAmount, member.currency)!), zero(member.currency));
    return formatAmount(total, language);
  }

  return (
    <section>
      <h3 className={styles.heading}>{t('rewards')}</h3>
      <ul className={styles.grid}>
        {tiers.map((tier) => {
          const { personCount, bonusAmount } = tier;
          const state = rewardStateOf(personCount, friends);
          const bonus = formatAmount(fromWire(bonusAmount, member.currency)!, language);
          const named = { bonus, required: personCount, count: personCount };
          return (
            <li key={tier.id} className={styles.tier} data-state={state}>
              <Icon name={state === 'received' ? 'check' : 'gift'} size={24} />
              <p className={styles.bonus}>
                <Money value={bonusAmount} currency={member.currency} />
              </p>
              <p className={styles.label}>
                {t('friends', {
                  invited: Math.min(friends.childCount, personCount),
                  required: personCount,
                  count: personCount,
                })}
              </p>
              <Button
                size="s"
                wide
                variant={state === 'ready' ? 'primary' : 'plain'}
                disabled={state !== 'ready'}
                busy={busy === tier.id}
                aria-label={t(state === 'received' ? 'receivedNamed' : 'getNamed', named)}
                onClick={() => void take(tier)}
              >
                {t(state === 'received' ? 'received' : 'get')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
