import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { CopyButton } from '../../ui/facts/copy-button.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './affiliates.module.css';
import { type AffiliatesView, monthText, type Partner, partnerTones, turnsOf } from './affiliates-view.ts';
import { type PartnerDecision, PartnerDialog } from './partner-dialog.tsx';
import { useAffiliateTexts } from './texts/index.ts';

const everyMs = 10_000;

interface PanelProps {
  id: number;
  close: () => void;
  show: (view: AffiliatesView) => void;
}

/** One partner: header, signals, links, terms, book and postbacks. */
export function PartnerPanel({ id, close, show }: PanelProps) {
  const t = useAffiliateTexts();
  const [decision, setDecision] = useState<PartnerDecision>();
  const query = useCall('/operator/affiliate/get', { id }, { everyMs });
  return (
    <SidePanel title={query.data?.company ?? t('partner')} close={close}>
      <Answered query={query}>
        {(partner) => (
          <>
            <Decisions of={partner} decide={setDecision} />
            <About of={partner} />
            <Signals of={partner} />
            <Links of={partner} decide={setDecision} />
            <Money of={partner} openStatements={() => show({ tab: 'statements', partner: String(id) })} />
            <Postbacks of={partner} decide={setDecision} />
            {decision && <PartnerDialog of={partner} decision={decision} close={() => setDecision(undefined)} />}
          </>
        )}
      </Answered>
    </SidePanel>
  );
}

interface PartProps {
  of: Partner;
  decide: (decision: PartnerDecision) => void;
}

function Decisions({ of, decide }: PartProps) {
  const t = useAffiliateTexts();
  const may = useMay();
  const isOpen = of.state !== 'ended';
  const edits: PartnerDecision[] = may('affiliates.edit')
    ? [...(isOpen ? (['setTerms', 'invite'] as const) : []), ...turnsOf(of)]
    : [];
  const possible: PartnerDecision[] = [...edits, ...(may('affiliates.pay') ? (['adjust'] as const) : [])];
  if (possible.length === 0) return null;
  const nameOf = (one: PartnerDecision) =>
    one === 'activate' || one === 'suspend' || one === 'resume' || one === 'end' ? t(`turn_${one}`) : t(one);
  return (
    <div className={styles.decisions}>
      {possible.map((one) => (
        <Button
          key={one}
          size="xs"
          variant={one === 'activate' || (one === 'setTerms' && of.deals.length === 0) ? 'filled' : 'default'}
          {...(one === 'end' ? { color: 'red' } : {})}
          onClick={() => decide(one)}
        >
          {nameOf(one)}
        </Button>
      ))}
    </div>
  );
}

function About({ of }: { of: Partner }) {
  const t = useAffiliateTexts();
  const language = useLanguage();
  return (
    <Facts>
      <Fact name={t('state')}>
        <Tag tone={partnerTones[of.state]}>{t(`state_${of.state}`)}</Tag>
      </Fact>
      {of.reason && <Fact name={t('reason')}>{of.reason}</Fact>}
      <Fact name={t('contact')}>{of.contact}</Fact>
      <Fact name={t('email')}>{of.email}</Fact>
      <Fact name={t('country')}>{of.countryCode}</Fact>
      <Fact name={t('payout')}>
        {of.payout ? `${t(`method_${of.payout.method as 'PAYPAL'}`)} · ${of.payout.destination}` : t('noPayout')}
      </Fact>
      <Fact name={t('termsVersion')}>{of.termsVersion}</Fact>
      <Fact name={t('termsAccepted')}>{of.termsTime ? <Moment at={of.termsTime} /> : t('notAccepted')}</Fact>
      <Fact name={t('portal')}>{t(`portal_${of.userState}`)}</Fact>
      <Fact name={t('clicks')}>{countText(of.figures.clicks, language)}</Fact>
      <Fact name={t('registrations')}>{countText(of.figures.registrations, language)}</Fact>
      <Fact name={t('firstDeposits')}>{countText(of.figures.firstDeposits, language)}</Fact>
      <Fact name={t('qualified')}>{countText(of.figures.qualified, language)}</Fact>
      <Fact name={t('madeAt')}>
        <Moment at={of.makeTime} />
      </Fact>
    </Facts>
  );
}

function Signals({ of }: { of: Partner }) {
  const t = useAffiliateTexts();
  return (
    <section className={styles.section}>
      <h3>{t('signals')}</h3>
      {of.signals.length === 0 ? (
        <p className={styles.quiet}>{t('noSignals')}</p>
      ) : (
        <>
          <ul className={styles.signals}>
            {of.signals.map(({ kind, count, of: all }) => (
              <li key={kind}>{t(`signal_${kind}`, { count, of: all })}</li>
            ))}
          </ul>
          <p className={styles.quiet}>{t('signalsAbout')}</p>
        </>
      )}
    </section>
  );
}

function Links({ of, decide }: PartProps) {
  const t = useAffiliateTexts();
  const language = useLanguage();
  const may = useMay();
  const mayEdit = may('affiliates.edit') && of.state !== 'ended';
  const turn = async (link: Partner['links'][number]) => {
    await post('/operator/affiliate/saveLink', {
      affiliateId: of.id,
      id: link.id,
      label: link.label,
      isActive: !link.isActive,
    });
    await reload('/operator/affiliate/get');
  };
  return (
    <section className={styles.section}>
      <header className={styles.bar}>
        <h3>{t('links')}</h3>
        {mayEdit && (
          <Button size="xs" variant="default" onClick={() => decide('newLink')}>
            {t('newLink')}
          </Button>
        )}
      </header>
      {of.links.length === 0 && <p className={styles.quiet}>{t('noLinks')}</p>}
      <ul className={styles.links}>
        {of.links.map((link) => (
          <li key={link.id}>
            <div className={styles.bar}>
              <strong>{link.label}</strong>
              <Tag tone={link.isActive ? 'good' : 'plain'}>{t(link.isActive ? 'linkOn' : 'linkOff')}</Tag>
            </div>
            <code>{link.url}</code>
            <span className={styles.quiet}>
              {[
                `${t('clicks')} ${countText(link.figures.clicks, language)}`,
                `${t('registrations')} ${countText(link.figures.registrations, language)}`,
                `${t('firstDeposits')} ${countText(link.figures.firstDeposits, language)}`,
              ].join(' · ')}
            </span>
            <div className={styles.decisions}>
              <CopyButton value={link.url} about={link.label} />
              {mayEdit && (
                <Button size="xs" variant="default" onClick={() => void turn(link)}>
                  {t(link.isActive ? 'switchOff' : 'switchOn')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Money({ of, openStatements }: { of: Partner; openStatements: () => void }) {
  const t = useAffiliateTexts();
  const language = useLanguage();
  return (
    <>
      <section className={styles.section}>
        <h3>{t('deals')}</h3>
        {of.deals.length === 0 && <p className={styles.quiet}>{t('noDeals')}</p>}
        <ul className={styles.plain}>
          {of.deals.map(({ fromMonth, plan, planVersion, by }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added in front
            <li key={at}>{t('dealLine', { month: monthText(fromMonth, language), plan, version: planVersion, by })}</li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <header className={styles.bar}>
          <h3>{t('book')}</h3>
          <Button size="xs" variant="default" onClick={openStatements}>
            {t('openStatements')}
          </Button>
        </header>
        <PlainTable
          label={t('book')}
          heads={(['earned', 'owed', 'paying', 'paid'] as const).map((name) => ({
            name: t(`book_${name}`),
            figures: true,
            phone: true,
          }))}
          rows={[of.book]}
          rowKey={() => 1}
          cells={(book) =>
            (['earned', 'owed', 'paying', 'paid'] as const).map((name) => (
              <ExactMoney key={name} value={book[name]} currency={of.currency} />
            ))
          }
        />
      </section>
    </>
  );
}

function Postbacks({ of, decide }: PartProps) {
  const t = useAffiliateTexts();
  const may = useMay();
  const { postbacks } = of;
  return (
    <section className={styles.section}>
      <h3>{t('postbacks')}</h3>
      {postbacks ? (
        <>
          <code>{postbacks.url}</code>
          <Facts>
            <Fact name={t('waiting')}>{postbacks.waiting}</Fact>
            <Fact name={t('delivered')}>{postbacks.delivered}</Fact>
            <Fact name={t('dead')}>{postbacks.dead}</Fact>
          </Facts>
          <LatestPostbacks id={of.id} />
          {postbacks.dead > 0 && may('affiliates.edit') && (
            <div>
              <Button size="xs" variant="default" onClick={() => decide('replay')}>
                {t('replay')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <p className={styles.quiet}>{t('noPostbacks')}</p>
      )}
    </section>
  );
}

const mostShown = 10;

function LatestPostbacks({ id }: { id: number }) {
  const t = useAffiliateTexts();
  const query = useCall('/operator/affiliate/postbacks', { id }, { everyMs });
  const rows = query.data?.slice(0, mostShown) ?? [];
  if (rows.length === 0) return null;
  return (
    <PlainTable
      label={t('postbacks')}
      heads={[
        { name: t('postbackKind'), phone: true },
        { name: t('state'), phone: true },
        { name: t('postbackTries'), figures: true, phone: true },
        { name: t('madeAt') },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      cells={(row) => [
        t(`postback_${row.kind}`),
        `${t(row.state)}${row.status ? ` (${row.status})` : ''}`,
        row.tries,
        <Moment key="at" at={row.makeTime} />,
      ]}
    />
  );
}
