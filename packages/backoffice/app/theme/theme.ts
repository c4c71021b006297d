/** The colors and the font of the shop for Material UI: those of packages/storefront/app/theme/theme.css. */
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const LIGHT = {
  paper: '#f8f5ef',
  raised: '#fffdf9',
  sunk: '#efe9de',
  ink: '#24211c',
  soft: '#5f574c',
  line: '#e2dacd',
  accent: '#1e666a',
  accentSoft: '#dcebe8',
  onAccent: '#ffffff',
  danger: '#9d2f28',
  dangerSoft: '#f9e6e2',
  warn: '#6f4500',
  warnSoft: '#f7ecd2',
  success: '#2d5f34',
};

const DARK: typeof LIGHT = {
  paper: '#161513',
  raised: '#1f1d1a',
  sunk: '#282521',
  ink: '#ede7dc',
  soft: '#b3aa9d',
  line: '#37332d',
  accent: '#7fc4bd',
  accentSoft: '#1c3533',
  onAccent: '#0c2022',
  danger: '#f2a097',
  dangerSoft: '#3a201d',
  warn: '#e8c074',
  warnSoft: '#352a16',
  success: '#9bcf9f',
};

const PHONE = '@media (max-width: 599.95px)';
const WIDER = '@media (min-width: 600px)';

/** Where the buttons of a page, of a form, of a card and of a part are. */
const TOOLBARS = '.MuiToolbar-root, .RaToolbar-defaultToolbar, .MuiCardActions-root, section .MuiStack-root';

const FONT = '"Assistant Variable", system-ui, sans-serif';

/** On a phone, react-admin leaves the words of buttons out: they are the names of the icons. */
const NAMED = {
  [PHONE]: {
    gap: 4,
    padding: 8,
    borderRadius: 6,
    fontFamily: FONT,
    fontSize: '0.875rem',
    fontWeight: 600,
    '&::after': { content: 'attr(aria-label)' },
    '& .MuiSvgIcon-root': { fontSize: 20 },
  },
};

const themeOf = (base: RaThemeOptions, mode: 'light' | 'dark', colors: typeof LIGHT): RaThemeOptions => ({
  ...base,
  palette: {
    mode,
    primary: { main: colors.accent, contrastText: colors.onAccent },
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
    fontFamily: FONT,
    fontSize: 14,
    body1: { fontSize: '0.875rem' },
  },
  shape: { borderRadius: 8 },
  components: {
    ...base.components,
    // what gets the focus must not end up under the bar at the top or the buttons of a form
    MuiCssBaseline: { styleOverrides: { html: { scrollPaddingBlock: '64px' } } },
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
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { textTransform: 'none', fontWeight: 600 },
        sizeSmall: { fontSize: '0.875rem' },
      },
    },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
    // nothing casts a shadow but what is above the page
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: colors.raised,
          color: colors.ink,
          borderBottom: `1px solid ${colors.line}`,
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { fontWeight: 600 },
        sizeSmall: { height: 22 },
        colorDefault: { backgroundColor: colors.sunk, color: colors.soft },
        colorWarning: { backgroundColor: colors.warnSoft, color: colors.warn },
        colorError: { backgroundColor: colors.dangerSoft, color: colors.danger },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 34,
          margin: '1px 8px',
          padding: '4px 8px',
          borderRadius: 6,
          color: colors.ink,
          '& .RaMenuItemLink-icon': { minWidth: 32, color: colors.soft },
          '& .MuiSvgIcon-root': { fontSize: 20 },
          '&.RaMenuItemLink-active': {
            backgroundColor: colors.accentSoft,
            color: colors.ink,
            fontWeight: 600,
          },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          [`main :is(${TOOLBARS}) > &[aria-label]`]: NAMED,
        },
      },
    },
    MuiCardActions: { styleOverrides: { root: { flexWrap: 'wrap' } } },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          alignItems: 'center',
          minHeight: 0,
          padding: 0,
          [PHONE]: { padding: 0, background: 'none' },
        },
      },
    },
    RaListToolbar: { styleOverrides: { root: { minHeight: 0, padding: 0 } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiFormHelperText: { styleOverrides: { root: { marginTop: 0, lineHeight: 1.3 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.line },
        // twenty rows fit on a laptop
        sizeSmall: { padding: '2px 8px', lineHeight: '1.25rem', height: 29 },
        head: { color: colors.soft, fontWeight: 600 },
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
    // a phone shows filters in a dialog
    RaFilterForm: {
      styleOverrides: {
        root: { padding: '0 0 8px', gap: 8, [WIDER]: { minHeight: 0 }, [PHONE]: { display: 'none' } },
      },
    },
    // the buttons of an item are also for those who use the keyboard
    RaSimpleFormIterator: {
      styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
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
