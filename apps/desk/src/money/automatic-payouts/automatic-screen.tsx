import { type Currency, currencyCodes, formatAmount } from '@fairhouse/money';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { exactAmount } from '../../lib/exact.ts';
import { countText, momentText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Tag } from '../../ui/facts/tag.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { Page } from '../../ui/page.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { stepIn } from '../../ui/table/use-row-keys.ts';
import styles from './automatic.module.css';
import { currencyOf, nameOf, type Rule, type ScreenProps, type State } from './automatic-view.ts';
import { RulePanel } from './rule-panel.tsx';
import { RuleTags } from './rule-tags.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { useAutomaticTexts } from './texts/index.ts';

/** Which cash-outs approve themselves: whether it is on, and the rule of each currency. */
export function AutomaticScreen(props: ScreenProps) {
  const t = useAutomaticTexts();
  const may = useMay();
  const query = useCall('/operator/payoutRule/list', {});
  if (!may('cashOuts.read')) return <NotPermitted permission="cashOuts.read" />;
  return (
    <Page title={t('title')} about={t('about')}>
      <Answered query={query}>
        {(state) => (
          <>
            <Whole state={state} openQueue={props.openQueue} />
            <Rules rules={state.rules} {...props} />
          </>
        )}
      </Answered>
    </Page>
  );
}

/** Whether anything is automatic at all; one key stops it. */
function Whole({ state: { on, approval, last, today }, openQueue }: Pick<ScreenProps, 'openQueue'> & { state: State }) {
  const t = useAutomaticTexts();
  const language = useLanguage();
  const may = useMay();
  const [turning, setTurning] = useState(false);
  const mayTurn = may('cashOuts.decide') && (on || approval === null);
  useKeys(mayTurn ? { decide3: () => setTurning(true) } : {});
  return (
    <section className={styles.whole} data-on={on || undefined} aria-label={t(on ? 'stateOn' : 'stateOff')}>
      <div className={styles.words}>
        <p className={styles.state}>{t(on ? 'stateOn' : 'stateOff')}</p>
        {!on && <p>{approval === null ? t('stateOffAbout') : t('waiting')}</p>}
        {last && (
          <p className={styles.quiet}>
            {t('lastTurn', {
              to: t(`to_${last.to}`),
              by: nameOf(last.by),
              time: momentText(last.time, language),
              reason: last.reason || '–',
            })}
          </p>
        )}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('judgedDay')}</dt>
          <dd>{countText(today.judged, language)}</dd>
        </div>
        <div>
          <dt>{t('approvedDay')}</dt>
          <dd>{countText(today.approved, language)}</dd>
        </div>
        <div>
          <dt>{t('toReview')}</dt>
          <dd>{countText(today.toReview, language)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {mayTurn && (
          <Button
            size="xs"
            color={on ? 'red' : 'green'}
            leftSection={<KeyMark>3</KeyMark>}
            onClick={() => setTurning(true)}
          >
            {t(on ? 'stop' : 'start')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => openQueue('payoutReviews')}>
          {t('openReviews')}
        </Button>
        <Button size="xs" variant="default" onClick={() => openQueue('cashOuts')}>
          {t('openQueue')}
        </Button>
      </div>
      {turning && <SwitchDialog to={on ? 'off' : 'on'} close={() => setTurning(false)} />}
    </section>
  );
}

function Rules({ rules, view, show, openRecord }: ScreenProps & { rules: readonly Rule[] }) {
  const t = useAutomaticTexts();
  const opened = currencyOf(view);
  const [pointed, setPointed] = useState<Currency>();
  const active = opened ?? pointed;
  const open = (row: string | undefined) => {
    setPointed(opened);
    show(row === undefined ? {} : { row });
  };
  const step = (by: 1 | -1) => {
    const next = currencyCodes.find((code) => code === stepIn([...currencyCodes], active, by));
    if (next) opened === undefined ? setPointed(next) : open(next);
  };
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    open: () => active !== undefined && open(active),
    ...(opened === undefined ? {} : { next: () => step(1), previous: () => step(-1), close: () => open(undefined) }),
  });
  const ruleOf = (code: Currency) => rules.find(({ currency }) => currency === code);
  return (
    <Beside
      panel={
        opened && <RulePanel key={opened} currency={opened} close={() => open(undefined)} openRecord={openRecord} />
      }
    >
      <PlainTable<Currency>
        label={t('rules')}
        heads={[
          { name: t('currency'), phone: true, width: '96px' },
          { name: t('state'), phone: true },
          ...(opened
            ? []
            : [
                { name: t('single'), figures: true },
                { name: t('perDay'), figures: true },
                { name: t('perWeek'), figures: true },
                { name: t('sample'), figures: true },
              ]),
        ]}
        rows={currencyCodes}
        rowKey={(code) => code}
        cells={(code) => {
          const rule = ruleOf(code);
          const tags = rule ? <RuleTags key="state" {...rule} /> : <Tag key="state">{t('noRule')}</Tag>;
          return [code, tags, ...(opened ? [] : rule ? limitsOf(rule) : ['–', '–', '–', '–'])];
        }}
        onOpen={open}
        current={active}
      />
    </Beside>
  );

  function limitsOf({ currency, parameters }: Rule) {
    const { amountMost, dayAmountMost, dayCountMost, weekAmountMost, weekCountMost, samplePercent } = parameters;
    return [
      <Limit key="single" currency={currency} amount={amountMost} />,
      <Limit key="day" currency={currency} amount={dayAmountMost} count={dayCountMost} />,
      <Limit key="week" currency={currency} amount={weekAmountMost} count={weekCountMost} />,
      t('percent', { value: samplePercent }),
    ];
  }
}

function Limit({ currency, amount, count }: { currency: Currency; amount: string; count?: number }) {
  const t = useAutomaticTexts();
  const language = useLanguage();
  const text = formatAmount(exactAmount(amount, currency), language);
  return count === undefined ? text : t('amountAndCount', { amount: text, count });
}
