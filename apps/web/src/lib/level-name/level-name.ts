import { useLevelTexts } from './texts/index.ts';

const known = [0, 10, 20, 30, 35, 40] as const;

/** What a level is called in the reader's language; one the site does not know by the name it came with. */
export function useLevelName(): (level: number, given?: string) => string {
  const t = useLevelTexts();
  return (level, given = '') => {
    const code = known.find((one) => one === level);
    return code === undefined ? given : t(`level${code}`);
  };
}
