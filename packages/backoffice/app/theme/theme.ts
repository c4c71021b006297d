/** The colors of the shop for Material UI. Those of the store front: packages/storefront/app/theme/theme.css. */
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const LIGHT = {
  paper: '#f8f5ef',
  raised: '#fffdf9',
  ink: '#24211c',
  soft: '#5f574c',
  line: '#e2dacd',
  accent: '#1e666a',
  onAccent: '#ffffff',
  danger: '#9d2f28',
  warn: '#6f4500',
  success: '#2d5f34',
};

const DARK: typeof LIGHT = {
  paper: '#161513',
  raised: '#1f1d1a',
  ink: '#ede7dc',
  soft: '#b3aa9d',
  line: '#37332d',
  accent: '#7fc4bd',
  onAccent: '#0c2022',
  danger: '#f2a097',
  warn: '#e8c074',
  success: '#9bcf9f',
};

const PHONE = '@media (max-width: 599.95px)';

/** Where the buttons of a page, of a form, of a card and of a part are. */
const TOOLBARS = '.MuiToolbar-root, .RaToolbar-defaultToolbar, .MuiCardActions-root, section .MuiStack-root';

const themeOf = (base: RaThemeOptions, mode: 'light' | 'dark', colors: typeof LIGHT): RaThemeOptions => ({
  ...base,
  palette: {
    mode,
    primary: { main: colors.accent, contrastText: colors.onAccent },
    // the bar at the top, and what is chosen in the menu
    secondary: { main: colors.accent, contrastText: colors.onAccent },
    error: { main: colors.danger },
    warning: { main: colors.warn },
    success: { main: colors.success },
    info: { main: colors.accent },
    background: { default: colors.paper, paper: colors.raised },
    text: { primary: colors.ink, secondary: colors.soft },
    divider: colors.line,
  },
  typography: {
    ...base.typography,
    fontFamily:
      'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
    fontSize: 13,
    body1: { fontSize: '0.875rem' },
  },
  shape: { borderRadius: 6 },
  components: {
    ...base.components,
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    // in a dialog on a phone, a label is above its input, since names of variants do not fit into it
    MuiInputLabel: {
      styleOverrides: {
        root: {
          '.MuiDialog-root &': {
            [PHONE]: {
              position: 'static',
              transform: 'none',
              maxWidth: 'none',
              whiteSpace: 'normal',
              fontSize: '0.8125rem',
            },
          },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: {
          '.MuiDialog-root &': { [PHONE]: { top: 0, '& legend': { display: 'none' } } },
        },
      },
    },
    MuiButton: { styleOverrides: { root: { textTransform: 'none' } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none' } } },
    // on a phone, react-admin leaves the words of buttons out: they are the names of the icons
    MuiIconButton: {
      styleOverrides: {
        root: {
          [`main :is(${TOOLBARS}) > &[aria-label]`]: {
            [PHONE]: {
              gap: 4,
              padding: 8,
              borderRadius: 6,
              fontSize: '0.8125rem',
              '&::after': { content: 'attr(aria-label)' },
              '& .MuiSvgIcon-root': { fontSize: 20 },
            },
          },
        },
      },
    },
    MuiCardActions: { styleOverrides: { root: { flexWrap: 'wrap' } } },
    RaTopToolbar: { styleOverrides: { root: { flexWrap: 'wrap' } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiFormHelperText: { styleOverrides: { root: { marginTop: 0, lineHeight: 1.3 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.line },
        // twenty rows fit on a laptop
        sizeSmall: { padding: '2px 8px', lineHeight: '1.25rem', height: 27 },
        head: { color: colors.soft },
      },
    },
    // react-admin names the box of the checkbox of a row, instead of its input
    MuiCheckbox: {
      defaultProps: {
        slotProps: { root: { 'aria-label': undefined }, input: { 'aria-label': 'Select this row' } },
      },
    },
    MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    MuiLink: { defaultProps: { underline: 'always' } },
    RaLogin: {
      styleOverrides: {
        root: {
          background: colors.paper,
          '& .RaLogin-icon': { backgroundColor: colors.accent, color: colors.onAccent },
        },
      },
    },
    RaToolbar: { styleOverrides: { root: { backgroundColor: colors.paper } } },
    RaDataTable: {
      styleOverrides: {
        root: { '& .RaDataTable-headerCell': { backgroundColor: colors.raised } },
      },
    },
  },
});

export const lightTheme = themeOf(defaultLightTheme, 'light', LIGHT);
export const darkTheme = themeOf(defaultDarkTheme, 'dark', DARK);
