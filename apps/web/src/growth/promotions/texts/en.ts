export const en = {
  close: 'Not now',
} as const;
