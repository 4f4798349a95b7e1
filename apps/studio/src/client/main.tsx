/** @jsxImportSource preact */
import '@fairhouse/ui/fonts/inter.css';
import '@fairhouse/ui/fonts/fraunces-weights.css';
import '@fairhouse/ui/fonts/fallbacks.css';
import '@fairhouse/ui/tokens.css';
import '@fairhouse/ui/base.css';
import './ui/page/theme.css';
import './ui/page/page.css';
import './ui/stake/text-button.css';
import './ui/stake/dock-button.css';
import { render } from 'preact';
import { Opening } from './app/opening.tsx';
import { OpeningReplay } from './app/opening-replay.tsx';
import { fetchFirstArt } from './lib/page/first-art.ts';
import { readLaunch, readTicket } from './lib/round/launch.ts';
import { setPace } from './lib/win/motion.ts';
import { soundAfterFirstTouch } from './lib/win/sound.ts';

fetchFirstArt();
const launch = readLaunch(location);
setPace(launch?.fast ?? false);
soundAfterFirstTouch();
const ticket = readTicket(location);
render(ticket ? <OpeningReplay {...ticket} /> : <Opening launch={launch} />, document.getElementById('page')!);
