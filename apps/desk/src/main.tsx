import '@fairhouse/ui/fonts/inter.css';
import '@fairhouse/ui/fonts/fraunces.css';
import '@fairhouse/ui/fonts/fallbacks.css';
import './ui/mantine-styles.ts';
import '@fairhouse/ui/tokens.css';
import '@fairhouse/ui/tokens-controls.css';
import '@fairhouse/ui/base.css';
import './ui/desk.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { router } from './app/router.tsx';
import { onSignedOut } from './lib/api.ts';
import { listenForKeys } from './lib/keys/use-keys.ts';
import { currentLanguage } from './lib/language.ts';
import { queries, reload } from './lib/query.ts';
import { listenForTouches } from './lib/touch.ts';
import { theme } from './ui/theme.ts';

document.documentElement.lang = currentLanguage();
listenForKeys();
listenForTouches();
// Any call may be the first to hear that the session is over; the question who is signed in then says so to the page.
onSignedOut((path) => {
  if (path !== '/operator/auth/me') void reload('/operator/auth/me');
});

createRoot(document.getElementById('root')!).render(
  <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
);
