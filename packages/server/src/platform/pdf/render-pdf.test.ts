import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { textOfPdf } from '#testing/pdf-text'
import { findUnprintable, renderPdf } from './render-pdf.ts'

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

it('no line of the foot of a page ends inside a day in words (DOC-1)', async () => {
  const name = 'Compagnie Internationale des Télécommunications et Énergies Renouvelables de Saint-Malo Limited'
  const pdf = await renderPdf({ ...page, foot: { name, note: '28 novembre 2026' } }, [{ table }])
  expect(textOfPdf(pdf)).toMatch(/28.novembre.2026/)
})

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

const names = [
  'Ḃreandán Ṁac Ḟinn',
  'Łukasz Żółć, Ștefan Țepeș, Gökçe Işık',
  'Νίκος Παπαδόπουλος',
  'Ἀριστοτέλης',
  'Олександр Ґалаґан Їжак',
  'გიორგი ბერიძე',
  'Արամ Խաչատրյան',
  'राम कृष्ण',
  'สมชาย ใจดี',
  '王小明',
  '田中たろう',
  '김철수',
  'Nguyễn Thị Ấu',
]

it.each(names)('the name %s is printed, in bold and in the letterhead too', async (name) => {
  const pdf = await renderPdf({ ...page, letterhead: [name] }, [
    name,
    { text: ['of ', { text: name, bold: true }] },
    { table: { body: [[name, { text: name, bold: true }]] } },
  ])
  const printed = textOfPdf(pdf).replaceAll(/\s/g, '')
  expect(printed.split(name.replaceAll(/\s/g, '')).length - 1).toBe(5)
  expect(await findUnprintable([name])).toEqual([])
})

it.each([
  ['محمد علي حسن', 'before محمد علي حسن'],
  ['דוד כהן', 'before דוד כהן'],
])('the words of %s are printed from right to left', async (name, line) => {
  const text = textOfPdf(await renderPdf(page, [`before ${name} after`])).replaceAll(
    /[\u202a-\u202e\u2066-\u2069]/g,
    '',
  )
  expect(text.replaceAll(/\s+/g, ' ')).toContain(line)
  expect(await findUnprintable([name])).toEqual([])
})

it('a narrow no-break space, a decomposed accent, a hyphen that does not break and invisible letters are printed as people mean them', async () => {
  const text = textOfPdf(await renderPdf(page, ['1\u202f000\u00a0€ Zoe\u0301 Jean\u2011Luc A\u200bB\u2066C\ufeff']))
  expect(text.normalize('NFC').replaceAll('\u00a0', ' ')).toContain('1 000 € Zoé Jean-Luc ABC')
})

it('a letter that no font has is found, and everything else is printed', async () => {
  expect(await findUnprintable(['Plain', 'a𐐀b𐐀', '𓀀\n', 'தமிழ்'])).toEqual(['𐐀', '𓀀', ...new Set('தமிழ்')])
  expect(textOfPdf(await renderPdf(page, ['Anna 𐐀 Brown']))).toMatch(/Anna.*Brown/)
})

it('a PDF embeds the letters that it prints, not whole fonts', async () => {
  const pdf = await renderPdf(page, names)
  expect(pdf.length).toBeLessThan(250_000)
})

it('a name in a drawing is drawn as outlines where the main font has not its letters', async () => {
  const drawn = (name: string) =>
    `<svg width="300" height="40"><text x="150" y="20" text-anchor="middle" font-size="12" font-weight="bold" fill="#112233">${name}</text></svg>`
  expect(textOfPdf(await renderPdf(page, [{ svg: drawn('Zoé &amp; Paul') }]))).toContain('Zoé & Paul')

  const [empty, outlined] = await Promise.all(
    [' ', '王小明 محمد علي'].map((name) => renderPdf(page, [{ svg: drawn(name) }])),
  )
  expect(outlined?.length).toBeGreaterThan((empty?.length ?? 0) + 500)
})

it('a page that the title does not stand on names the document that it continues', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => [`Row ${row}`])
  const content = { table: { headerRows: 1, body: rows } }
  const pagesOf = async (changes: object) =>
    textOfPdf(await renderPdf({ ...page, title: 'Form B5', ...changes }, [content])).split('\f')

  const [first, second] = await pagesOf({})
  expect(first).not.toContain('Form B5')
  expect(second).toContain('Form B5 (continued)')
  expect((await pagesOf({ language: 'fr' }))[1]).toContain('Form B5 (suite)')
  expect((await pagesOf({ letterhead: ['Ó Briain & Cie'] }))[1]).not.toContain('(continued)')
})

it('a letterhead of many lines is printed whole, above the text', async () => {
  const directors = Array.from({ length: 30 }, (_, index) => `Philippe-Emmanuel Châteauneuf ${index} (French)`)
  const letterhead = [
    'Société Internationale de Développement '.repeat(3),
    '1 Quay',
    `Directors: ${directors.join(', ')}`,
  ]
  const text = textOfPdf(await renderPdf({ ...page, letterhead }, [{ text: 'Power of attorney', style: 'title' }]))
  expect(text.indexOf('Power of attorney')).toBeGreaterThan(text.indexOf('Châteauneuf 29'))
  expect(text).toContain('Châteauneuf 29')
})
