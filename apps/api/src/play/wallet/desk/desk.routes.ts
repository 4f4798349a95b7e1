import { operatorCalls } from '@fairhouse/contract/operator';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { pageOfHeldWins } from '../held-win.store.ts';
import { isOutsideVendor, promotionsOfVendor } from '../vendor-promotion.store.ts';
import { boundsOfGames, winBounds } from '../win-bound.store.ts';
import { decideHeldWin } from './decide-held-win.ts';
import type { WalletDeskDeps } from './desk.deps.ts';
import { heldWinWire } from './held-win.wire.ts';
import { releaseHeldWin } from './release-held-win.ts';
import { askToSetVendorPromotion } from './set-vendor-promotion.ts';
import { setWinBound } from './set-win-bound.ts';
import { vendorPromotionWire } from './vendor-promotion.wire.ts';

/** Wins above their bound, the bounds, and what promotions of vendors may cost, as the operators' desk works with them. */
export function walletDeskRoutes(deps: WalletDeskDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/heldWin/listPage'], async ({ input }) =>
      ok(await pageOfHeldWins(db, input, heldWinWire)),
    ),

    on(operatorCalls['/operator/heldWin/release'], ({ input, operator }) =>
      releaseHeldWin(deps, BigInt(input.id), operator),
    ),

    on(operatorCalls['/operator/heldWin/refuse'], async ({ input, operator }) =>
      input.reason === ''
        ? refuse('missingField', { field: 'the reason' })
        : decideHeldWin(deps, 'refuse', BigInt(input.id), operator.name, input.reason),
    ),

    on(operatorCalls['/operator/winBound/listAll'], async () =>
      ok(
        (await winBounds(db)).map(({ vendor, gameCode, multiple, setBy, setAt }) => ({
          vendor,
          game: gameCode,
          multiple,
          isSet: setBy !== null,
          setBy,
          setTime: setAt?.toISOString() ?? null,
        })),
      ),
    ),

    on(operatorCalls['/operator/winBound/listGames'], async () =>
      ok(
        (await boundsOfGames(db)).map(({ gameCode, setAt, ...of }) => ({
          ...of,
          game: gameCode,
          setTime: setAt?.toISOString() ?? null,
        })),
      ),
    ),

    on(operatorCalls['/operator/winBound/set'], ({ input: { vendor, game, multiple, reason }, operator }) =>
      setWinBound(db, operator.name, { vendor, gameCode: game ?? null, multiple, reason }),
    ),

    on(operatorCalls['/operator/vendor/promotions'], async ({ input: { vendor } }) => {
      if ((await isOutsideVendor(db, vendor)) === undefined) return refuse('noSuchThing');
      const rows = await promotionsOfVendor(db, vendor);
      const rowOf = (currency: Currency) => rows.find((row) => row.currency === currency);
      return ok(currencyCodes.map((currency) => vendorPromotionWire(currency, rowOf(currency))));
    }),

    on(operatorCalls['/operator/vendor/setPromotion'], ({ input, operator }) =>
      askToSetVendorPromotion(deps, operator, input),
    ),

    on(operatorCalls['/operator/winBound/unset'], ({ input: { vendor, game, reason }, operator }) =>
      setWinBound(db, operator.name, { vendor, gameCode: game ?? null, multiple: null, reason }),
    ),
  ];
}
