export {};

/** The casino's books, or with `studio` the studio's players. */
if (process.argv[2] === 'studio') await import('../apps/studio/src/spread.ts');
else await import('../apps/api/src/spread/main.ts');
