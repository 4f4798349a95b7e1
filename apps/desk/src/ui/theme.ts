import { createTheme, Drawer, Menu, Modal, Popover, Tooltip } from '@mantine/core';

/** Windows leave the page's scrolling alone: the library would write a style element, which the page's policy refuses. */
const still = { lockScroll: false, transitionProps: { duration: 0 } };
/** Its title bar is no banner of the page; the library draws it as one. */
const plainHead = { attributes: { header: { role: 'presentation' } } };
const quick = { transitionProps: { duration: 0 } };

export const theme = createTheme({
  primaryColor: 'green',
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Modal: Modal.extend({ defaultProps: { ...still, ...plainHead, centered: true } }),
    Drawer: Drawer.extend({ defaultProps: { ...still, ...plainHead } }),
    // A menu holds menu items alone; the library's placeholder for the first focus is none.
    Menu: Menu.extend({ defaultProps: { ...quick, withInitialFocusPlaceholder: false } }),
    Popover: Popover.extend({ defaultProps: quick }),
    Tooltip: Tooltip.extend({ defaultProps: { ...quick, openDelay: 300 } }),
  },
});
