/** The hosted payment pages that are pretended here, by the names under which the casino knows them. */
export const hostedProviders = ['onlypay', 'cpay', 'pingpong'] as const;
