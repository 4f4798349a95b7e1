/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import './package-frame.css';

/** What a package's page has called for may have changed the balance; a flood of such messages asks once in so long. */
const leastBetweenMs = 400;

/**
 * The page of a package in a frame of its own origin. It may run scripts and nothing else: no top navigation, no pop-ups, no forms, no
 * full screen. All that is heard from it is that it has called its server, and what that led to is asked of ours.
 */
export function PackageFrame({ session }: GamePlace) {
  const { opened, calls, texts } = session;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSeeded, setSeeded] = useState(opened.seed.clientSeed !== null);

  useEffect(() => {
    // Its calls name no seed of the player's, so that one is chosen before the first of them.
    if (isSeeded) return;
    const { proposedSeed } = session.state.get();
    void session.chooseSeed(proposedSeed).then((answer) => {
      if (answer.ok || answer.error.code === 'SEED_IN_USE') setSeeded(true);
      else session.refuse(answer.error);
    });
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== opened.page || source === null || source !== frame.current?.contentWindow) return;
      if ((data as { source?: unknown } | null)?.source !== 'fairhouse-package') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void session.refreshBalance();
      }, leastBetweenMs);
    };
    addEventListener('message', heard);
    return () => {
      removeEventListener('message', heard);
      clearTimeout(timer);
    };
  }, []);

  if (!opened.page || !isSeeded) return null;
  const { host } = new URL(opened.page);
  const query = new URLSearchParams({
    sessionID: calls.session,
    lang: texts.language,
    device: matchMedia('(max-width: 719.9px)').matches ? 'mobile' : 'desktop',
    rgs_url: host,
  });
  return (
    <iframe
      ref={frame}
      class="package-frame"
      title={opened.game.name}
      src={`${opened.page}/index.html?${query}`}
      // Without forms a browser drops their submit events too; where they would lead, the policy of the page forbids.
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow="autoplay"
      referrerpolicy="no-referrer"
    />
  );
}
