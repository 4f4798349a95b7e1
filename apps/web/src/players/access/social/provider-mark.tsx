import type { SocialProviderName } from '@fairhouse/contract';

/** The providers' own signs in their own colours, as their rules for such buttons ask. */
const paths: Record<SocialProviderName, { box: string; parts: readonly [fill: string, path: string][] }> = {
  google: {
    box: '0 0 18 18',
    parts: [
      [
        '#4285f4',
        'M17.64 9.2c0-.637-.057-1.251-.164-1.84H9v3.481h4.844c-.209 1.125-.843 2.078-1.796 2.717v2.258h2.908c1.702-1.567 2.684-3.874 2.684-6.615z',
      ],
      [
        '#34a853',
        'M9 18c2.43 0 4.467-.806 5.956-2.18l-2.908-2.259c-.806.54-1.837.86-3.048.86-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A8.997 8.997 0 0 0 9 18z',
      ],
      [
        '#fbbc05',
        'M3.964 10.71A5.41 5.41 0 0 1 3.682 9c0-.593.102-1.17.282-1.71V4.958H.957A8.996 8.996 0 0 0 0 9c0 1.452.348 2.827.957 4.042l3.007-2.332z',
      ],
      [
        '#ea4335',
        'M9 3.58c1.321 0 2.508.454 3.44 1.345l2.582-2.58C13.463.891 11.426 0 9 0A8.997 8.997 0 0 0 .957 4.958L3.964 7.29C4.672 5.163 6.656 3.58 9 3.58z',
      ],
    ],
  },
  facebook: {
    box: '0 0 24 24',
    parts: [
      ['#fff', 'M7 5h10v16H7z'],
      [
        '#1877f2',
        'M24 12.073c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.99 4.388 10.954 10.125 11.854v-8.385H7.078v-3.47h3.047V9.43c0-3.007 1.792-4.669 4.533-4.669 1.312 0 2.686.235 2.686.235v2.953H15.83c-1.491 0-1.956.925-1.956 1.874v2.25h3.328l-.532 3.47h-2.796v8.385C19.612 23.027 24 18.062 24 12.073z',
      ],
    ],
  },
};

export function ProviderMark({ provider }: { provider: SocialProviderName }) {
  const { box, parts } = paths[provider];
  return (
    <svg width="18" height="18" viewBox={box} aria-hidden="true">
      {parts.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
}
