import { calls } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { acceptTexts } from './accept-texts.ts';
import { agreedTexts } from './agreed-texts.ts';
import { changedTexts, consentsOf, lastLiveRoundsOf, newestTexts, offersOf } from './consent.store.ts';
import { inLanguage } from './note-joining.ts';
import { setLiveRounds } from './set-live-rounds.ts';
import { setOffers } from './set-offers.ts';

const mostInHistory = 100;

export function consentsRoutes({ db }: { db: Database }): Handler[] {
  return [
    on(calls['/sys/consent/get'], async ({ member, language }) => {
      const changed = await changedTexts(db, member.id, agreedTexts);
      const newest = changed.length > 0 ? inLanguage(await newestTexts(db, changed), language) : [];
      const offers = (await offersOf(db, member.id))!;
      const liveRounds = await lastLiveRoundsOf(db, member.id);
      const history = await consentsOf(db, member.id, mostInHistory);
      return ok({
        offers: { given: offers.given, since: offers.since.toISOString() },
        liveRounds: { given: liveRounds?.given ?? false, since: liveRounds?.since.toISOString() ?? null },
        history: history.map(({ code: _, at, ...consent }) => ({ ...consent, time: at.toISOString() })),
        toAccept: newest.map(({ code: _, ...text }) => text),
      });
    }),
    on(calls['/sys/consent/setOffers'], ({ member, input, language }) =>
      setOffers(db, member.id, input.given, language),
    ),
    on(calls['/sys/consent/setLiveRounds'], ({ member, input, language }) =>
      setLiveRounds(db, member.id, input.given, language),
    ),
    on(calls['/sys/consent/accept'], ({ member, input }) => acceptTexts(db, member.id, input.texts)),
  ];
}
