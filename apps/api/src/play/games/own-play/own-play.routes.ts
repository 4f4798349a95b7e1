import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { describeOwnPlay, type OwnPlayDeps } from './describe-own-play.ts';

export function ownPlayRoutes(deps: OwnPlayDeps): Handler[] {
  return [on(calls['/sys/ownPlay/get'], async ({ member }) => ok(await describeOwnPlay(deps, member)))];
}
