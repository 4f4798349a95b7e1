import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { findPlayerId } from '../../lib/find-player.ts';
import styles from './risk.module.css';
import type { PartProps, RiskView } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';

export interface Choice {
  name: 'state' | 'severity' | 'outcome' | 'who' | 'order';
  label: string;
  /** The first stands for what the address does not say. */
  options: readonly { value: string; label: string }[];
}

export interface FilterBarProps extends Pick<PartProps, 'view' | 'show'> {
  choices: readonly Choice[];
  typed: readonly ('rule' | 'member' | 'case')[];
  /** What can be done here besides, at the right. */
  children?: ReactNode;
}

/** What a list is filtered by: it stands in the address. */
export function FilterBar({ view, show, choices, typed, children }: FilterBarProps) {
  const t = useRiskTexts();
  const { row: _, tab, ...filters } = view;
  const names = { rule: t('rule'), member: t('memberId'), case: t('caseId') };
  const change = (changed: RiskView) => {
    const next = Object.entries({ ...filters, ...changed }).filter(([, value]) => value);
    show({ ...(tab && { tab }), ...Object.fromEntries(next) });
  };
  const filter = async (form: FormData) => {
    const asked = Object.fromEntries(typed.map((name) => [name, String(form.get(name)).trim()]));
    const player = await findPlayerId(asked.member ?? '');
    if ('problem' in player) return showToast(player.problem);
    change(typed.includes('member') ? { ...asked, member: player.id } : asked);
  };
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      {choices.map(({ name, label, options }, at) => (
        <NativeSelect
          key={name}
          {...(at === 0 ? { id: 'risk-filter' } : {})}
          size="xs"
          aria-label={label}
          value={options.some(({ value }) => value === view[name]) ? view[name] : options[0]!.value}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            change({ [name]: chosen === options[0]!.value ? '' : chosen });
          }}
          data={[...options]}
        />
      ))}
      {typed.length > 0 && (
        <form
          key={typed.map((name) => view[name]).join(' ')}
          className={styles.typed}
          onSubmit={(event) => {
            event.preventDefault();
            void filter(new FormData(event.currentTarget));
          }}
        >
          {typed.map((name) => (
            <TextInput
              key={name}
              size="xs"
              name={name}
              aria-label={names[name]}
              placeholder={names[name]}
              defaultValue={view[name] ?? ''}
              maxLength={name === 'member' ? 254 : 60}
            />
          ))}
          <Button type="submit" size="xs" variant="default">
            {t('show')}
          </Button>
        </form>
      )}
      {Object.keys(filters).length > 0 && (
        <Button size="xs" variant="subtle" onClick={() => show(tab ? { tab } : {})}>
          {t('clear')}
        </Button>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </search>
  );
}

/** The order of a list by number. */
export function useOrderChoice(): Choice {
  const t = useRiskTexts();
  return {
    name: 'order',
    label: t('order'),
    options: (['desc', 'asc'] as const).map((value) => ({ value, label: t(`order_${value}`) })),
  };
}
