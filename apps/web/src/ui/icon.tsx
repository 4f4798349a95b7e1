/** Line icons on a 24-unit grid, drawn for this site. Decorative: the control around it carries the name. */
const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  forward: 'M9.5 5.5L16 12l-6.5 6.5',
  down: 'M6 9.5l6 6 6-6',
  up: 'M12 19V6M6.5 11.5L12 6l5.5 5.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.6M6.2 7.3A15.500 15.500 0 002.500 12S6 18.500 12 18.500c1.500 0 2.900-.400 4.100-1',
  search: 'M11 4.500a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM16 16l4.500 4.500',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500',
  play: 'M8 5.500v13l10.500-6.500z',
  clock: 'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 7.500V12l3 2',
  user: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.500 20.500c.500-4 3.500-6 7.500-6s7 2 7.500 6',
  wallet: 'M4 7.500h15.500v12H4zM4 7.500L15.500 4v3.500M19.500 11.500h-4a2 2 0 000 4h4',
  gift: 'M4 9.500h16v4H4zM5.500 13.500h13v7h-13zM12 9.500v11M12 9.500c-4 0-5.500-4-3.500-5s3.500 2 3.500 5c0-3 1.500-6 3.500-5s.500 5-3.500 5z',
  globe:
    'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17',
  mail: 'M3.500 6h17v12.500h-17zM3.500 7l8.500 6.500L20.500 7',
  leave: 'M10 4.500H5v15h5M9.500 12H20M16 8l4 4-4 4',
  document: 'M6 3.500h8l4 4v13H6zM14 3.500v4h4M9 12h6M9 15.500h6',
  info: 'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 11v5.500M12 7.500v.500',
  warning: 'M12 4L2.500 20h19zM12 10v5M12 17.500v.500',
  offline:
    'M4 4l16 16M2.500 9.500a14 14 0 014-2.600M21.500 9.500a14 14 0 00-9-3.500M6 13a9 9 0 013.500-2M18 13a9 9 0 00-2-1.400M9.500 16.500a4 4 0 015 0M12 19.500v.300',
  turn: 'M19 12a7 7 0 11-2-5M17.500 3.500V7.500H13.500',
  grid: 'M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z',
  shield:
    'M12 3.500l7.500 3v5c0 4.500-3 7.500-7.500 9-4.500-1.500-7.500-4.500-7.500-9v-5zM8.500 12l2.500 2.500 4.500-5',
  key: 'M8 11.500a4 4 0 100 8 4 4 0 000-8zM11 12.500l8-8M16 7.500l3 3',
  external: 'M13.500 4.500h6v6M19.500 4.500l-9 9M10 6H4.500v13.500H18V14',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
