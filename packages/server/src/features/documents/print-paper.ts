import type { FilledBlock } from '@registrar/domain/documents/fill-paper'
import { keptTogether } from '@registrar/domain/shared/kept-together'
import type { Language } from '@registrar/domain/shared/language'
import { type Page, PLAIN_TABLE } from '#platform/pdf/page'
import { type PdfContent, renderPdf } from '#platform/pdf/render-pdf'
import { fittedTable } from '#platform/pdf/table'

type PrintedPaper = Omit<Page, 'language'> & {
  language: Language
  /** the section of the law that asks for it */
  law: string | undefined
  blocks: readonly FilledBlock[]
}

const BELOW: [number, number, number, number] = [0, 0, 0, 8]
const LINE_TO_SIGN = '________________________________'

// A number stays on the line of its section, as a day in words, an amount, a telephone number and an Eircode stay on one.
const unbroken = (text: string): string => keptTogether(text).replaceAll(/\bs\. (?=\d)/g, 's.\u00A0')

const factsTable = (rows: readonly { label: string; value: string }[]): PdfContent => ({
  table: {
    widths: [150, '*'],
    body: rows.map(({ label, value }) => [{ text: label, style: 'head' }, unbroken(value)]),
  },
  layout: PLAIN_TABLE,
  margin: BELOW,
})

type Signatures = Extract<FilledBlock, { kind: 'signatures' }>

// A line to sign is always on the same page as what is written under it.
const signatureLines = (signers: readonly string[], notes: readonly string[][], top: number): PdfContent => ({
  columns: signers.map((signer, index) => ({
    stack: [
      LINE_TO_SIGN,
      { text: signer, style: 'note' },
      ...(notes[index] ?? []).map((text): PdfContent => ({ text, style: 'note', margin: [0, 6, 0, 0] })),
    ],
  })),
  columnGap: 24,
  margin: [0, top, 0, 0],
  unbreakable: true,
})

const SIGNERS_IN_A_ROW = 2

const ROOM_TO_SIGN = 40

const signatureRows = ({ signers, notes }: Signatures): PdfContent[] =>
  signers
    .filter((_, index) => index % SIGNERS_IN_A_ROW === 0)
    .map((_, row) => {
      const [from, to] = [row * SIGNERS_IN_A_ROW, (row + 1) * SIGNERS_IN_A_ROW]
      return signatureLines(signers.slice(from, to), notes.slice(from, to), ROOM_TO_SIGN)
    })

// A text of a few lines is not cut: nothing of it stands alone at the head of a page.
const FEW_LINES = 400

const paragraphOf = (block: Extract<FilledBlock, { kind: 'paragraph' }>): PdfContent => {
  const margin: [number, number, number, number] = block.isStatement ? [0, 16, 0, 0] : BELOW
  const text = unbroken(block.text)
  return block.text.length > FEW_LINES ? { text, margin } : { stack: [{ text }], margin, unbreakable: true }
}

const contentOf = (block: FilledBlock, isLandscape: boolean): PdfContent => {
  switch (block.kind) {
    case 'heading':
      return { text: block.text, style: 'section' }
    case 'paragraph':
      return paragraphOf(block)
    case 'company':
      return {
        stack: [
          { text: block.name, bold: true, fontSize: 13 },
          ...block.lines.map((text): PdfContent => ({ text, style: 'note' })),
        ],
        margin: [0, 0, 0, 16],
      }
    case 'names':
      return { stack: block.names.map((text): PdfContent => ({ text: unbroken(text) })), margin: BELOW }
    case 'list':
      return { ol: block.items.map((text) => ({ text: unbroken(text), margin: BELOW })) }
    case 'facts':
      return factsTable(block.rows)
    case 'table':
      return { stack: [fittedTable(block.header, block.rows, { isLandscape })], margin: BELOW }
    case 'signatures':
      return { stack: signatureRows(block) }
  }
}

type PrintedContent = Pick<PrintedPaper, 'title' | 'law' | 'blocks' | 'isLandscape'>

type Said = Extract<FilledBlock, { kind: 'paragraph' | 'names' }>
const isSaid = (block: FilledBlock): block is Said => block.kind === 'paragraph' || block.kind === 'names'

/** What is said before its end, and its end: the last of several lines. */
const endOf = (block: Said): [Said | undefined, Said] =>
  block.kind === 'names' && block.names.length > 1
    ? [
        { ...block, names: block.names.slice(0, -1) },
        { ...block, names: block.names.slice(-1) },
      ]
    : [undefined, block]

// Nobody signs a page on which nothing else stands: the last sentence goes with the first signatures.
const withSignatures = (blocks: readonly FilledBlock[], isLandscape: boolean): PdfContent[] =>
  blocks.flatMap((block, index): PdfContent[] => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]]
    if (after?.kind !== 'signatures')
      return block.kind === 'signatures' && before && isSaid(before) ? [] : [contentOf(block, isLandscape)]
    if (!isSaid(block)) return [contentOf(block, isLandscape)]

    const [first = '', ...rows] = signatureRows(after)
    const [begun, last] = endOf(block)
    return [
      ...(begun ? [contentOf(begun, isLandscape)] : []),
      { stack: [contentOf(last, isLandscape), first], unbreakable: true },
      ...rows,
    ]
  })

/** What a paper has on its pages. The head of the company stands above the title. */
export const paperContent = ({ title, law, blocks, isLandscape = false }: PrintedContent): PdfContent[] => {
  const isHead = ({ kind }: FilledBlock) => kind === 'company'
  return [
    ...blocks.filter(isHead).map((block) => contentOf(block, isLandscape)),
    { text: title, style: 'title', margin: [0, 0, 0, law ? 2 : 14] },
    ...(law ? [{ text: law, style: 'note', margin: [0, 0, 0, 14] as [number, number, number, number] }] : []),
    ...withSignatures(
      blocks.filter((block) => !isHead(block)),
      isLandscape,
    ),
  ]
}

/** Prints a paper on A4. */
export const printPaper = ({ law, blocks, ...page }: PrintedPaper): Promise<Buffer> =>
  renderPdf(page, paperContent({ ...page, law, blocks }))
