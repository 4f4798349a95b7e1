import { dayText } from '../../../lib/formats.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useMay } from '../../../lib/person.ts';
import { useCall } from '../../../lib/query.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useKindTexts } from '../../../lib/texts/names/index.ts';
import { ExpiryDay } from '../../../ui/choices/expiry-day.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { StatusTag } from '../../../ui/facts/status-tag.tsx';
import { PictureViewer } from '../../../ui/picture-viewer.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import styles from './details.module.css';
import { useDetailTexts } from './texts.ts';

/** The picture at the left, what the member claims at the right. Each look is recorded. */
export function DocumentDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const common = useCommonTexts();
  const kindName = useKindTexts();
  const language = useLanguage();
  const may = useMay();
  // The addresses of the pictures are good for 15 minutes.
  const query = useCall('/operator/document/get', { id: row.id }, { staleTimeMs: 600_000 });
  return (
    <Answered query={query}>
      {(document) => (
        <div className={styles.document}>
          <PictureViewer pictures={document.files} label={kindName(document.kind)} />
          <section className={styles.section}>
            <h3>{t('claimed')}</h3>
            <Facts>
              <Fact name={t('kind')}>{kindName(document.kind)}</Fact>
              <Fact name={t('name')}>
                {document.firstName} {document.lastName}
              </Fact>
              <Fact name={t('documentDate')}>
                {document.documentDate ? dayText(`${document.documentDate}T12:00:00Z`, language) : common('unset')}
              </Fact>
              {document.expiryDate && (
                <Fact name={t('validUntil')}>
                  <ExpiryDay {...document} />
                </Fact>
              )}
              <Fact name={t('uploaded')}>
                <Moment at={document.uploadTime} />
              </Fact>
              <Fact name={t('status')}>
                <StatusTag status={document.status} />
              </Fact>
              {document.reason && <Fact name={t('earlier')}>{document.reason}</Fact>}
            </Facts>
            {may('members.read') && <Compare memberId={document.memberId} />}
          </section>
        </div>
      )}
    </Answered>
  );
}

/** What the account says, for comparison with what is in the picture. */
function Compare({ memberId }: { memberId: number }) {
  const t = useDetailTexts();
  const language = useLanguage();
  const { data: member } = useCall('/operator/member/standing', { memberId }, { staleTimeMs: 600_000 });
  if (!member) return null;
  return (
    <>
      <h3>{t('compare')}</h3>
      <Facts>
        <Fact name={t('name')}>{member.name}</Fact>
        <Fact name={t('birthday')}>
          {/^\d/.test(member.birthday) ? dayText(`${member.birthday}T12:00:00Z`, language) : member.birthday}
        </Fact>
        <Fact name={t('address')}>{[member.address, member.countryCode].filter(Boolean).join(', ')}</Fact>
      </Facts>
    </>
  );
}
