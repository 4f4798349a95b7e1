import { type CasinoArticle, casinoArticles } from '@fairhouse/contract/articles';

/** What members agree to when they join, and again when it has changed. */
export const agreedTexts = ['terms', 'userAgreement', 'privacyPolicy'] as const satisfies readonly CasinoArticle[];

export const codeOfArticle = (articleId: number) => agreedTexts.find((code) => casinoArticles[code] === articleId);

/** Of the sentence beside the tick for offers (`receiveExclusive` of the site); raised whenever it says something else. */
export const offersVersion = 1;

/** Of the sentence beside the tick for live rounds (`liveRounds` of the site's personal data); raised whenever it says something else. */
export const liveRoundsVersion = 1;
