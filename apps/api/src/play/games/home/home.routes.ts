import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { countriesOf } from '../countries-of.ts';
import type { GamesDeps } from '../games.deps.ts';
import { type HomeDeps, memberHome } from './member-home.ts';

export function homeRoutes({ region, ...deps }: HomeDeps & Pick<GamesDeps, 'region'>): Handler[] {
  return [
    on(calls['/sys/home/get'], async (asked) => ok(await memberHome(deps, asked.member, countriesOf(region, asked)))),
  ];
}
