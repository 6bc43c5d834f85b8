import { DEFAULT_THEME } from '@mantine/core'
import { describe, expect, it } from 'vitest'
import { cssVariables } from './theme.ts'

type Scheme = Record<string, string>

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG 2.2 measures it: 1 to 21. */
const contrast = (scheme: Scheme, first: string, second: string): number => {
  const [light = 0, dark = 0] = [first, second].map((name) => luminance(scheme[name] ?? '')).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const { light, dark } = cssVariables(DEFAULT_THEME)
const body = '--mantine-color-body'

// UI-14
describe.each([
  ['light', light],
  ['dark', dark],
])('in %s colours', (_name, scheme) => {
  it.each([body, '--app-page'])('the edge of a field is seen on %s', (background) => {
    expect(contrast(scheme, '--app-field-border', background)).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['a disabled button', '--mantine-color-disabled-color', '--mantine-color-disabled'],
    ['a destructive icon', '--mantine-color-red-light-color', body],
    ['a destructive icon in a row under the mouse', '--mantine-color-red-light-color', '--app-hover'],
    ['a destructive button', '--mantine-color-red-outline', '--app-page'],
    ['a late date', '--app-red-text', body],
    ['a warning', '--app-amber-text', body],
    ['dimmed text', '--mantine-color-dimmed', body],
    ['a hint in a field', '--mantine-color-placeholder', body],
    ['a low risk', '--app-green-text', '--app-green-soft'],
    ['a medium risk', '--app-amber-badge', '--app-amber-soft'],
    ['a high risk', '--app-red-badge', '--app-red-soft'],
  ])('%s is read', (_what, text, background) => {
    expect(contrast(scheme, text, background)).toBeGreaterThanOrEqual(4.5)
  })
})
