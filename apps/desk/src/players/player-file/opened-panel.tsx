import { SidePanel } from '../../ui/side-panel.tsx';
import { Notice } from '../../ui/states.tsx';
import { BonusPanel } from './bonus-panel.tsx';
import type { PartProps } from './member.ts';
import { openedText } from './opened.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PostingPanel } from './posting-panel.tsx';
import { RoundPanel } from './rounds/round-panel.tsx';
import { useMemberTexts } from './texts.ts';
import { useOpened } from './use-opened.ts';

/** What the address says is open beside the lists. */
export function OpenedPanel(props: PartProps) {
  const t = useMemberTexts();
  const { opened, open } = useOpened(props);
  const close = () => open(undefined);
  if (!opened)
    return (
      <SidePanel title="–" close={close}>
        <Notice title={t('none')} />
      </SidePanel>
    );
  if (opened.kind === 'round') return <RoundPanel key={openedText(opened)} {...props} of={opened} close={close} />;
  const { kind, id } = opened;
  const key = openedText(opened);
  if (kind === 'posting') return <PostingPanel key={key} {...props} seq={id} close={close} />;
  if (kind === 'bonus') return <BonusPanel key={key} {...props} id={id} close={close} />;
  return <PaymentPanel key={key} {...props} kind={kind} id={id} close={close} />;
}
