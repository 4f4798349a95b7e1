import { useCall } from '../../lib/query.ts';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { useFileTexts } from './file-texts.ts';
import { box, drawLinks, type LinkNode, type Sharing, sharedWith } from './link-layout.ts';
import type { Links, PartProps } from './member.ts';
import styles from './member-screen.module.css';

/** Who shares what with the member, drawn, and the same as a list. */
export function LinksPart({ member, openMember }: PartProps) {
  const query = useCall('/operator/member/links', { memberId: member.id }, { staleTimeMs: 600_000 });
  return (
    <Answered query={query}>
      {(links) => <LinksOf links={links} memberId={member.id} openMember={openMember} />}
    </Answered>
  );
}

interface LinksOfProps {
  links: Links;
  memberId: number;
  openMember: (id: number) => void;
}

function LinksOf({ links, memberId, openMember }: LinksOfProps) {
  const t = useFileTexts();
  const sharing = sharedWith(links, memberId);
  // Some things have no other name than their kind.
  const inWords = ({ kind, label }: Sharing['shared'][number]) =>
    label === '' || label === kind ? t(`link_${kind}`) : `${t(`link_${kind}`)} ${label}`;
  const { current, frame } = useRowKeys({
    ids: sharing.map((one) => one.memberId),
    opened: undefined,
    open: (id) => id !== undefined && openMember(id),
  });
  if (sharing.length === 0) return <Notice title={t('noLinks')}>{t('noLinksAbout')}</Notice>;
  return (
    <>
      <p className={styles.quiet}>
        {t('linksAbout')} {links.more && t('linksMore')}
      </p>
      <Graph links={links} memberId={memberId} openMember={openMember} />
      <div ref={frame}>
        <PlainTable<Sharing>
          label={t('tab_links')}
          heads={[
            { name: t('member'), phone: true, width: '240px' },
            { name: t('shares'), phone: true },
          ]}
          rows={sharing}
          rowKey={(one) => one.memberId}
          cells={(one) => [
            <span key="who">
              {one.username} {one.suspended && <Tag tone="bad">{t('suspended')}</Tag>}
            </span>,
            one.shared.map((thing) => inWords(thing)).join(', ') || '–',
          ]}
          onOpen={(one) => openMember(one.memberId)}
          current={current}
        />
      </div>
    </>
  );
}

const mostLetters = 24;
const clipped = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text);

/** The list below says the same, and is what a keyboard and a screen reader go by. */
function Graph({ links, memberId, openMember }: LinksOfProps) {
  const t = useFileTexts();
  const { nodes, lines, width, height } = drawLinks(links, memberId);
  const isFocus = (node: LinkNode) => node.memberId === memberId;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={styles.graph} tabIndex={0} aria-label={t('graph')}>
      <svg width={width} height={height} viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden>
        {lines.map(({ key, kind, path }) => (
          <path key={key} d={path} data-kind={kind} />
        ))}
        {nodes.map((node) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list below does the same, by keyboard too
          <g
            key={node.id}
            transform={`translate(${node.x} ${node.y})`}
            data-kind={node.kind}
            data-focus={isFocus(node) || undefined}
            data-suspended={node.suspended || undefined}
            data-leads={(node.memberId !== null && !isFocus(node)) || undefined}
            onClick={() => {
              if (node.memberId !== null && !isFocus(node)) openMember(node.memberId);
            }}
          >
            <title>{`${t(`link_${node.kind}`)} ${node.label}`.trim()}</title>
            <rect width={box.width} height={box.height} rx={node.kind === 'member' ? 6 : 20} />
            {node.label === '' || node.label === node.kind ? (
              <text x={14} y={25}>
                {t(`link_${node.kind}`)}
              </text>
            ) : (
              <>
                <text x={14} y={16} data-small>
                  {node.suspended ? `${t(`link_${node.kind}`)}, ${t('suspended')}` : t(`link_${node.kind}`)}
                </text>
                <text x={14} y={32}>
                  {clipped(node.label)}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
    </section>
  );
}
