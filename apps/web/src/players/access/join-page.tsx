import { IconButton } from '@fairhouse/ui/button.tsx';
import { navigate } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import styles from './form.module.css';
import { JoinSteps, useJoinTitle } from './join/join-steps.tsx';
import { useJoin } from './join/use-join.ts';
import { useWayHome } from './use-way-home.ts';

/** /join: the same steps as a page. Who is logged in has joined already and goes home. */
export default function JoinPage() {
  const common = useCommonTexts();
  const join = useJoin((member) => openPopup('joined', { memberId: member.id }));
  const title = useJoinTitle(join.step);

  useWayHome();

  return (
    <section className={styles.page}>
      {join.back && <IconButton icon="back" label={common('back')} onClick={join.back} />}
      <h1>{title}</h1>
      <JoinSteps join={join} onLogin={() => navigate('/login')} />
    </section>
  );
}
