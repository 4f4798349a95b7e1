import type { FacedTheme, SlotTheme } from '@fairhouse/games';

/** What a theme changes about the whole page, its sheets included: colours of `ui/theme.css`. */
export function pageColours({ colours }: SlotTheme | FacedTheme): Record<string, string> {
  const [top, middle, foot] = colours.button;
  return {
    '--accent': colours.accent,
    '--accent-light': colours.accentLight,
    '--button-top': top,
    '--button-middle': middle,
    '--button-foot': foot,
    '--button-ink': colours.buttonInk,
    ...('groundLight' in colours && { '--cloth': colours.ground, '--cloth-light': colours.groundLight }),
  };
}
