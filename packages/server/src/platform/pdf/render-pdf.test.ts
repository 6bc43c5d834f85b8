import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { textOfPdf } from '#testing/pdf-text'
import { renderPdf } from './render-pdf.ts'

const page = {
  title: 'Ownership',
  letterhead: [],
  foot: { name: 'Alpha Limited', note: '23/11/2026' },
  language: 'en' as const,
}
const table = { headerRows: 1, keepWithHeaderRows: 1, body: [['Name'], ['Zoë'], ['Paul']] }

it.each([0, 560, 580, 600, 620, 640, 660])('a heading after %i points is on the page of its table', async (height) => {
  const pdf = await renderPdf(page, [
    { text: 'Above', margin: [0, 0, 0, height] },
    { text: 'Owners', style: 'section' },
    { table },
  ])

  const withHeading = textOfPdf(pdf)
    .split('\f')
    .find((text) => text.includes('Owners'))
  expect(withHeading).toMatch(/Owners\s+Name\s+Zoë/)
})

it('a name without a blank breaks within its column, and the other columns stay on the page', async () => {
  const name = 'Llanfairpwllgwyngyll'.repeat(10)
  const body = [
    ['Name', 'Class', 'Shares'],
    [name, 'Ordinary', '100'],
  ]
  const pdf = await renderPdf(page, [{ table: { headerRows: 1, widths: ['*', 'auto', 'auto'], body } }])
  expect(textOfPdf(pdf)).toMatch(/Ordinary\s+100/)
})

it.each([['Alpha Limited'], ['Société des Œuvres '.repeat(7).trim()], ['W'.repeat(300)]])(
  'the foot of a page has its note and its number beside the name %s',
  async (name) => {
    const pdf = await renderPdf({ ...page, foot: { name, note: 'printed on 23/11/2026' } }, [{ table }])
    for (const text of ['printed', '23/11/2026', 'Page 1 of 1']) expect(textOfPdf(pdf)).toContain(text)
  },
)

it('a long document makes nobody wait, and one that nobody waits for any more is given up', async () => {
  const body = Array.from({ length: 3000 }, (_, row) => [`Row ${row}`, 'Ordinary', String(row)])
  const rows = [{ table: { headerRows: 1, widths: ['*', 'auto', 'auto'], body } }]
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const pdf = await renderPdf(page, rows)
  delay.disable()
  expect(textOfPdf(pdf)).toContain('Row 2999')
  // In this thread the document took seconds. A busy machine holds any thread up for a while.
  expect(delay.max / 1e6).toBeLessThan(1000)

  const client = new AbortController()
  const given = renderPdf(page, rows, client.signal)
  client.abort()
  await expect(given).rejects.toThrow('aborted')
  expect((await renderPdf(page, [{ table }])).length).toBeGreaterThan(0)
})
