import { arrangeGame } from './arrange-game.ts';
import { listBetLimits, setBetLimit } from './bet-limits.ts';
import { listCatalogue } from './list-catalogue.ts';
import { listCatalogueChanges } from './list-changes.ts';
import { listSharedPots } from './list-pots.ts';
import { listRefusals } from './list-refusals.ts';
import { importPackage, listPackageAttempts, listPackages, reportRefusedPackage, withdrawPackage } from './packages.ts';
import { saveGameGroup } from './save-group.ts';
import { arrangeStudio, listStudios } from './studios.ts';

/** The lobby as operators arrange it. */
export const catalogueCalls = {
  [listCatalogue.path]: listCatalogue,
  [arrangeGame.path]: arrangeGame,
  [saveGameGroup.path]: saveGameGroup,
  [listCatalogueChanges.path]: listCatalogueChanges,
  [listBetLimits.path]: listBetLimits,
  [setBetLimit.path]: setBetLimit,
  [listPackages.path]: listPackages,
  [importPackage.path]: importPackage,
  [listPackageAttempts.path]: listPackageAttempts,
  [reportRefusedPackage.path]: reportRefusedPackage,
  [withdrawPackage.path]: withdrawPackage,
  [listSharedPots.path]: listSharedPots,
  [listRefusals.path]: listRefusals,
  [listStudios.path]: listStudios,
  [arrangeStudio.path]: arrangeStudio,
} as const;
