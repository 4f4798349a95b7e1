export * from './amount.ts';
export * from './currency.ts';
export * from './languages.ts';
export * from './rounding.ts';
export * from './text.ts';
export * from './typed.ts';
export * from './unit.ts';
