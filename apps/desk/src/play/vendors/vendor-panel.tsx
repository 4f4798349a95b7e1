import type { DeskVendor } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { PromotionsOfVendor } from './promotions-of-vendor.tsx';
import { useVendorTexts } from './texts.ts';
import { type Calls, certifiedAs, stateOf, type VendorRow } from './vendor-view.ts';
import styles from './vendors.module.css';
import { WeekOfVendor } from './week-of-vendor.tsx';

/** One vendor: its calls, its games, how it was certified, and what was played in a week. */
export function VendorPanel({ of, current, close }: { of: VendorRow; current: string; close: () => void }) {
  const t = useVendorTexts();
  const may = useMay();
  const language = useLanguage();
  const [accepting, setAccepting] = useState(false);
  const mayAccept = may('catalogue.edit') && of.needsCertification;
  useKeys(mayAccept ? { decide1: () => setAccepting(true) } : {});
  const state = stateOf(of);
  const { games } = of;
  return (
    <SidePanel
      title={of.name}
      close={close}
      foot={
        mayAccept && (
          <Button size="xs" leftSection={<KeyMark>1</KeyMark>} onClick={() => setAccepting(true)}>
            {t('accept')}
          </Button>
        )
      }
    >
      <Facts>
        <Fact name={t('state')}>
          {t(`state_${state}`)}
          {state !== 'ready' && ` · ${t(`stateAbout_${state}`)}`}
        </Fact>
        <Fact name={t('launch')}>{of.launchOrigin}</Fact>
        <Fact name={t('reports')}>{t(of.reports ? 'reports_yes' : 'reports_no')}</Fact>
        <Fact name={t('open')}>{countText(games.open, language)}</Fact>
        <Fact name={t('announced')}>{countText(games.announced, language)}</Fact>
        <Fact name={t('closed')}>{countText(games.closed, language)}</Fact>
      </Facts>
      <Certification of={of} current={current} />
      {of.needsCertification && <PromotionsOfVendor of={of} />}
      {may('finance.read') && <WeekOfVendor vendor={of.id} />}
      {may('health.read') && <CallsOfVendor calls={of.calls} />}
      {accepting && <AcceptDialog of={of} current={current} close={() => setAccepting(false)} />}
    </SidePanel>
  );
}

/** How it called the wallet, by the same count as under Health. */
function CallsOfVendor({ calls }: { calls: Calls | undefined }) {
  const t = useVendorTexts();
  const language = useLanguage();
  const ms = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const latencies =
    calls && [calls.p50Ms, calls.p95Ms, calls.p99Ms].map((one) => (one === null ? '–' : ms.format(one)));
  return (
    <section className={styles.week}>
      <h3>{t('calls')}</h3>
      {!calls && <p>{t('noCalls')}</p>}
      {calls && (
        <Facts>
          <Fact name={t('callsAll')}>{countText(calls.calls, language)}</Fact>
          <Fact name={t('callsRefused')}>{countText(calls.refused, language)}</Fact>
          <Fact name={t('callsFailed')}>
            {countText(calls.failed, language)}
            {calls.failed > 0 && ` · ${t('callsFailedAbout')}`}
          </Fact>
          <Fact name={t('callsLatency')}>{t('ms', { ms: latencies!.join(' / ') })}</Fact>
        </Facts>
      )}
    </section>
  );
}

function Certification({ of, current }: { of: DeskVendor; current: string }) {
  const t = useVendorTexts();
  const language = useLanguage();
  const { certification } = of;
  const certified = certifiedAs(of);
  return (
    <section className={styles.week}>
      <h3>{t('certification')}</h3>
      {certified !== 'passed' && <p>{t(`${certified}About`, { current })}</p>}
      {certification && (
        <Facts>
          <Fact name={t('cases')}>
            {countText(certification.cases, language)} ({certification.version})
          </Fact>
          <Fact name={t('studio')}>{certification.studio}</Fact>
          <Fact name={t('casino')}>{certification.casino}</Fact>
          <Fact name={t('finished')}>
            <Moment at={certification.finishedTime} />
          </Fact>
          <Fact name={t('accepted')}>
            {certification.acceptedBy} <Moment at={certification.acceptedTime} />
          </Fact>
          <Fact name={t('digest')}>
            <Hash value={certification.digest} />
          </Fact>
        </Facts>
      )}
    </section>
  );
}
