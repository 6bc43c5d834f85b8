import { expect, it } from 'vitest'
import { ownershipSvg } from './chart-svg.ts'
import type { OwnershipAnswer } from './ownership-answer.ts'

const chartOf = (name: string, scheme?: 'dark') => {
  const companies = [{ organizationId: 'o', name }]
  const ownership = { companies, holdings: [], owners: [], gaps: [], cycles: [] } as unknown as OwnershipAnswer
  return ownershipSvg(ownership, 'o', scheme && { scheme })
}
const shownName = (name: string) =>
  Array.from(chartOf(name).matchAll(/font-weight="bold"[^>]*>([^<]*)</g), ([, line]) => line).join(' | ')

it.each([
  ['a short name', 'Liffey Ltd', 'Liffey Ltd'],
  ['a name with signs of SVG', 'Ó Briain & Søns', 'Ó Briain &amp; Søns'],
  ['narrow letters', 'Limitless Initial Trillium', 'Limitless Initial Trillium'],
  ['a long word with a hyphen', 'Jean de Rochefoucauld-Montbazon', 'Jean de Rochefoucauld- | Montbazon'],
  ['wide letters', 'WWW MAMMOTH MOVEMENTS', 'WWW MAMMOTH | MOVEMENTS'],
])('a box of the chart holds %s, in lines where it is too wide for one (OWN-6)', (_, name, shown) => {
  expect(shownName(name)).toBe(shown)
})

it('what XML cannot have is left out of the chart (OWN-6)', () => {
  expect(shownName('Li\u0000f\u000bf\u001fe\ufffey\ud800 Ltd')).toBe('Liffey\ufffd Ltd')
})

it('has no light ground and no dark letters on a dark screen (OWN-6)', () => {
  const colorsOf = (svg: string) => new Set(Array.from(svg.matchAll(/#[\da-f]{6}/g), ([color]) => color))
  const [light, dark] = [colorsOf(chartOf('Liffey Ltd')), colorsOf(chartOf('Liffey Ltd', 'dark'))]
  expect(light).toContain('#ffffff')
  expect([...dark].filter((color) => light.has(color))).toEqual([])
})
