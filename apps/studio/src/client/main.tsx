/** @jsxImportSource preact */
import './ui/tokens.css';
import './ui/base.css';
import './ui/act.css';
import { render } from 'preact';
import { Door } from './app/door.tsx';
import { readLaunch } from './lib/launch.ts';
import { setPace } from './lib/motion.ts';
import { soundAfterFirstTouch } from './lib/sound.ts';

const launch = readLaunch(location);
setPace(launch?.fast ?? false);
soundAfterFirstTouch();
render(<Door launch={launch} />, document.getElementById('page')!);
