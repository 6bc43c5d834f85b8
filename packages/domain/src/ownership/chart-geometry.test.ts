import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { type Area, chartGeometry, chartPages } from './chart-geometry.ts'
import { NOTE_SIZE } from './chart-notes.ts'
import { textWidth } from './chart-text.ts'
import { ownershipSvg } from './chart-svg.ts'
import type { OwnershipAnswer } from './ownership-answer.ts'

// OWN-6: random charts of up to 40 boxes on A4 across.

const CHARTS = inject('isLong') ? 2000 : 100
const MOST_BOXES = 40
/** Points of A4 across within its margins, and the smallest letters that people read. */
const PAGE = { width: 746, height: 440 }
const SMALLEST = 6

const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((name) => name.trim() !== ''),
  fc.constantFrom(
    'Liffey Software Limited',
    'WWW MAMMOTH MOVEMENTS HOLDING',
    'Ó Briain',
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  ),
)

const anyChart = fc
  .record({
    names: fc.array(anyName, { minLength: 1, maxLength: MOST_BOXES - 1 }),
    companies: fc.integer({ min: 1, max: 20 }),
    edges: fc.array(
      fc.record({ from: fc.nat(), to: fc.nat(), percentage: fc.double({ min: 0.0001, max: 100, noNaN: true }) }),
      { maxLength: 80 },
    ),
  })
  .map(({ names, companies, edges }): OwnershipAnswer => {
    const all = ['Target Limited', ...names]
    const isCompany = (index: number) => index < Math.min(companies, all.length)
    // Each holds something of one that stands before it, so that all are in the chart; the rest leads anywhere.
    const tree = all
      .slice(1)
      .map((_, index) => ({ from: index + 1, to: (index * 7) % (index + 1), percentage: 12.3456 }))
    const holdings = [
      ...tree,
      ...edges.map((edge) => ({ ...edge, from: edge.from % all.length, to: edge.to % all.length })),
    ]
      .map((edge) => ({ ...edge, to: isCompany(edge.to) ? edge.to : 0 }))
      .filter(({ from, to }) => from !== to)
      .map(({ from, to, percentage }) => ({
        holder: isCompany(from) ? { organizationId: `n${from}` } : { personId: `n${from}` },
        organizationId: `n${to}`,
        percentage,
      }))
    const owners = all.flatMap((name, index) =>
      isCompany(index)
        ? []
        : [
            {
              personId: `n${index}`,
              name,
              percentage: 33.3333,
              votes: 66.6667,
              direct: 1,
              isOwner: true,
              grounds: ['shares' as const],
              paths: [],
            },
          ],
    )
    return {
      owners,
      holdings,
      companies: all.flatMap((name, index) => (isCompany(index) ? [{ organizationId: `n${index}`, name }] : [])),
      total: 100,
      gaps: [],
      cycles: [['n0', 'n1']],
      asked: [],
      seniorManagers: [],
    }
  })

const meets = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const pairsThatMeet = (areas: readonly Area[]): number =>
  areas.reduce((sum, one, index) => sum + areas.slice(index + 1).filter((other) => meets(one, other)).length, 0)

const check = (property: (ownership: OwnershipAnswer) => void) =>
  fc.assert(fc.property(anyChart, property), { numRuns: CHARTS })

describe('a chart of up to 40 boxes (OWN-6)', () => {
  it('has no box or percentage that hides another, and all of them within the picture', () =>
    check((ownership) => {
      const { width, height, boxes, lines } = chartGeometry(ownership, 'n0')
      const areas = [...boxes, ...lines.map(({ label }) => label)]
      expect(pairsThatMeet(areas)).toBe(0)
      for (const area of areas) {
        expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0)
        expect(area.x + area.width).toBeLessThanOrEqual(width)
        expect(area.y + area.height).toBeLessThanOrEqual(height)
      }
    }))

  it('cuts no name and no note, and keeps them in their boxes', () =>
    check((ownership) => {
      const { boxes } = chartGeometry(ownership, 'n0')
      const plain = (name: string) => name.replaceAll(/\s+/g, '')
      for (const { name, nameLines, note, width } of boxes) {
        expect(plain(nameLines.join(''))).toBe(plain(name))
        for (const line of nameLines) expect(textWidth(line)).toBeLessThanOrEqual(width)
        for (const line of note.lines) expect(textWidth(line, NOTE_SIZE)).toBeLessThanOrEqual(width)
      }
    }))

  it('fits on pages of A4 across with letters of six points, cut between its rows', () =>
    check((ownership) => {
      const geometry = chartGeometry(ownership, 'n0')
      const scale = Math.min(1, PAGE.width / geometry.width)
      expect(NOTE_SIZE * scale).toBeGreaterThanOrEqual(SMALLEST)
      const pages = chartPages(geometry, PAGE.height / scale)
      expect([pages[0]?.from, pages.at(-1)?.to]).toEqual([0, geometry.height])
      for (const { y, height } of geometry.boxes)
        expect(pages.filter(({ from, to }) => y >= from && y + height <= to)).toHaveLength(1)
    }))

  it('draws each percentage as a text with its place, and each part of the chart once over its pages', () =>
    check((ownership) => {
      const geometry = chartGeometry(ownership, 'n0')
      const whole = ownershipSvg(ownership, 'n0')
      const texts = (svg: string) => svg.match(/<text x="[\d.]+" y="[\d.]+"/g)?.length ?? 0
      const names = geometry.boxes.reduce((sum, { nameLines, note }) => sum + nameLines.length + note.lines.length, 0)
      expect(texts(whole)).toBe(geometry.lines.length + names)
      const pages = chartPages(geometry, 500).map((page) => ownershipSvg(ownership, 'n0', { page }))
      expect(pages.reduce((sum, page) => sum + texts(page), 0)).toBe(texts(whole))
    }))
})

it('forty people who hold one company stand on one page', () => {
  const people = Array.from({ length: 39 }, (_, index) => `Person Number ${index}`)
  const ownership = {
    companies: [{ organizationId: 'n0', name: 'Liffey Ltd' }],
    holdings: people.map((_, index) => ({ holder: { personId: `p${index}` }, organizationId: 'n0', percentage: 2.5 })),
    owners: people.map((name, index) => ({ personId: `p${index}`, name, percentage: 2.5, votes: 2.5 })),
    gaps: [],
    cycles: [],
  } as unknown as OwnershipAnswer
  const geometry = chartGeometry(ownership, 'n0')
  expect(chartPages(geometry, PAGE.height / (PAGE.width / geometry.width))).toHaveLength(1)
})
