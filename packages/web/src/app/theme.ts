import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

// Our own colours: with those of Mantine, text on light badges and dimmed text do not reach the AA contrast.
const sea: MantineColorsTuple = [
  '#e8f3f1',
  '#d5e8e5',
  '#b0d6d0',
  '#86c3ba',
  '#58b3a6',
  '#3a9f92',
  '#2a8b7f',
  '#21807a',
  '#1b766c',
  '#00665d',
]
const gray: MantineColorsTuple = [
  '#f6f7f7',
  '#eef1f0',
  '#e3e7e6',
  '#d5dbda',
  '#c3cbca',
  '#9ba5a6',
  '#737e83',
  '#59636a',
  '#3b4348',
  '#1b2124',
]
const dark: MantineColorsTuple = [
  '#e4e8e8',
  '#c6cecd',
  '#a3adae',
  '#8d9899',
  '#3c4546',
  '#2b3233',
  '#1c2122',
  '#15191a',
  '#101314',
  '#0b0d0e',
]
const red: MantineColorsTuple = [
  '#fdeeed',
  '#fbe0dd',
  '#f5bfba',
  '#ee9a93',
  '#f0867d',
  '#e5564b',
  '#d93c31',
  '#c9332a',
  '#c02f26',
  '#b3261e',
]

const comboboxDefaults = {
  checkIconPosition: 'right',
  clearButtonProps: { 'aria-label': 'Clear' },
  // The list of options scrolls itself: the scrolling frame around it cannot be reached by keyboard.
  withScrollArea: false,
  // When a dialog focuses its first field, the options of that field must not cover the other fields.
  openOnFocus: false,
} as const
const scrollingOptions = { maxHeight: 240, overflowY: 'auto' } as const

const SMALL_TEXT = { fontSize: 'var(--mantine-font-size-xs)', lineHeight: 1.35 }

// A title may wrap, has accents, and leaves room for the button that closes.
const dialogTitle = { fontWeight: 600, lineHeight: 1.35, minWidth: 0, overflowWrap: 'anywhere' } as const

const calendarLabels = {
  previousMonth: 'Previous',
  previousYear: 'Previous',
  previousDecade: 'Previous',
  nextMonth: 'Next',
  nextYear: 'Next',
  nextDecade: 'Next',
}

export const theme = createTheme({
  primaryColor: 'sea',
  primaryShade: { light: 9, dark: 8 },
  colors: { sea, gray, dark, red },
  black: '#1b2124',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '17px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '1.3' },
      h2: { fontSize: '17px', lineHeight: '1.35' },
      h3: { fontSize: '14px', lineHeight: '1.4' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // A closed list that stays on the page has the same label as its field, so a search by label would find both.
    Combobox: { defaultProps: { keepMounted: false } },
    Button: { defaultProps: { fz: 'sm' }, styles: { label: { fontWeight: 600 } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    CloseButton: { defaultProps: { 'aria-label': 'Clear' } },
    TextInput: { defaultProps: { size: 'sm' } },
    Input: { defaultProps: { size: 'sm' } },
    // The library makes these two smaller than the smallest text of the screens.
    InputWrapper: { defaultProps: { size: 'sm' }, styles: { description: SMALL_TEXT, error: SMALL_TEXT } },
    // Choosing the option that is chosen already changes nothing; the cross empties the field.
    Select: { defaultProps: { ...comboboxDefaults, allowDeselect: false }, styles: { options: scrollingOptions } },
    // The field to type in stays on the line of the last pill while there is room for a few letters.
    MultiSelect: {
      defaultProps: comboboxDefaults,
      styles: { options: scrollingOptions, inputField: { minWidth: 40 } },
    },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show or hide what is typed' } } },
    Paper: { defaultProps: { radius: 'md', withBorder: true } },
    // The head of a dialog is a <header>, and would count as a second banner of the page.
    Modal: {
      defaultProps: {
        radius: 'md',
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        attributes: { header: { role: 'presentation' } },
      },
      styles: { title: dialogTitle },
    },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } }, styles: { title: dialogTitle } },
    // The arrows of a calendar that shows days, months or years. The public form has its own names for them.
    Calendar: { defaultProps: { ariaLabels: calendarLabels } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false, fz: 'xs' } },
    Popover: { defaultProps: { shadow: 'md' } },
    // A menu that opens gives the focus to its first item: the library's own placeholder for it is not allowed in a menu.
    Menu: { defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false } },
    Badge: { defaultProps: { radius: 'sm', variant: 'light', fz: 'xs' } },
  },
})

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--app-bar-height': '52px', '--app-content-width': '1440px' },
  light: {
    '--app-page': '#f6f7f7',
    '--app-field-border': '#858f92',
    '--app-line': '#e3e7e6',
    '--app-hover': '#f3f6f5',
    '--app-accent-soft': '#d9ebe8',
    '--app-accent-text': '#00564e',
    '--app-blue': '#1c7ed6',
    '--app-teal': '#0c9a84',
    '--app-red': '#d9362b',
    '--app-grey': '#98a2a4',
    '--app-red-text': '#b3261e',
    '--app-amber-text': '#8f4a00',
    '--app-green-text': '#1b5e36',
    '--app-red-soft': '#fde2df',
    '--app-amber-soft': '#feefc3',
    '--app-green-soft': '#d9f2e0',
    '--app-amber-badge': '#6b4a00',
    '--app-red-badge': '#8c1d18',
    '--mantine-color-text': '#1b2124',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#59636a',
    '--mantine-color-placeholder': '#6a757b',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#00665d',
    '--mantine-color-default-border': '#d5dbda',
    '--mantine-color-default-hover': '#f3f6f5',
    '--mantine-color-disabled': '#e3e7e6',
    '--mantine-color-disabled-color': '#59636a',
    '--mantine-color-red-light-color': '#b3261e',
    '--mantine-color-red-outline': '#b3261e',
  },
  dark: {
    '--app-page': '#15191a',
    '--app-field-border': '#758183',
    '--app-line': '#2b3233',
    '--app-hover': '#232a2b',
    '--app-accent-soft': '#0d3a36',
    '--app-accent-text': '#a5ddd5',
    '--app-blue': '#4ba3ee',
    '--app-teal': '#2fbfa6',
    '--app-red': '#f0655b',
    '--app-grey': '#87929a',
    '--app-red-text': '#ff9a92',
    '--app-amber-text': '#f3b25f',
    '--app-green-text': '#8fdcae',
    '--app-red-soft': '#4a2220',
    '--app-amber-soft': '#413210',
    '--app-green-soft': '#17392a',
    '--app-amber-badge': '#f6d27a',
    '--app-red-badge': '#ffb3ad',
    '--mantine-color-text': '#e4e8e8',
    '--mantine-color-body': '#1c2122',
    '--mantine-color-dimmed': '#a3adae',
    '--mantine-color-placeholder': '#8d9899',
    '--mantine-color-error': '#ff9a92',
    '--mantine-color-anchor': '#6cc7ba',
    '--mantine-color-default': '#232829',
    '--mantine-color-default-border': '#3c4546',
    '--mantine-color-default-hover': '#2b3233',
    '--mantine-color-disabled': '#2b3233',
    '--mantine-color-disabled-color': '#a3adae',
    '--mantine-color-red-light-color': '#ff9a92',
    '--mantine-color-red-outline': '#ff9a92',
  },
})
