import { keptTogether } from '@registrar/domain/shared/kept-together'
import type { Content, createPdf, CustomTableLayout } from 'pdfmake'

type DocumentDefinition = Parameters<typeof createPdf>[0]

/** What every page has besides its content. */
export type Page = {
  /** the title of the document, for the list of open windows and for screen readers */
  title: string
  /** the lines of the firm's letterhead */
  letterhead: readonly string[]
  /** a picture on the right of the letterhead, as a data URL of a PNG or a JPEG */
  logo?: string | undefined
  /** what the foot of each page says of the document: a name, which is cut when it is long, and a note */
  foot: { name: string; note: string }
  language: 'en' | 'fr'
  isLandscape?: boolean
}

const INK = '#1b2124'
const GREY = '#59636a'
const LINE = '#c9d0ce'

/** The room in points that a heading needs on its page: for itself, a header row and two lines of the first row. */
const ROOM_BELOW_HEADING = 100

const PAGE_NUMBER_POINTS = 80

/** The letters of a name that fit on two lines of the foot, with the note. */
const MAX_FOOT_NAME = 80

const cut = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1)}…` : name)

type Sides = [left: number, top: number, right: number, bottom: number]
const MARGINS: Sides = [48, 84, 48, 56]
const WIDTHS = { upright: 595, across: 842 }

const HEAD_TOP = 30
/** The room in points that a logo is fitted into: as high as the head of a page without many lines. */
const LOGO_ROOM: [width: number, height: number] = [150, 44]
const BELOW_HEAD = 14
const headSize = (line: number): number => (line === 0 ? 11 : 8)
/** What a letter takes of the size of the font at most, on average, and a line. */
const LETTER = 0.6
const LINE_OF_HEAD = 1.41

// A head of many lines, such as one that names each director, takes its room from the text below it.
const marginsBelow = ({ letterhead, logo, isLandscape = false }: Page): Sides => {
  const [left, top, right, bottom] = MARGINS
  const room = (isLandscape ? WIDTHS.across : WIDTHS.upright) - left - right - (logo ? LOGO_ROOM[0] : 0)
  const height = letterhead.reduce((sum, text, line) => {
    const size = headSize(line)
    return sum + Math.max(1, Math.ceil((text.length * LETTER * size) / room)) * size * LINE_OF_HEAD
  }, 0)
  return [left, Math.max(top, HEAD_TOP + height + BELOW_HEAD), right, bottom]
}

const continuedText = { en: (title: string) => `${title} (continued)`, fr: (title: string) => `${title} (suite)` }
/** The letters of a title that fit on one line above a page that it does not begin. */
const MAX_TITLE = 90

const pageNumberText = {
  en: (page: number, of: number) => `Page ${page} of ${of}`,
  fr: (page: number, of: number) => `Page ${page} sur ${of}`,
}

/** The name of the layout below, by which a table asks for it. */
export const PLAIN_TABLE = 'plain'

/** A table with hairlines between its rows. */
export const plainTableLayout: CustomTableLayout = {
  hLineWidth: (line) => (line === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: () => 6,
  paddingTop: () => 5,
  paddingBottom: () => 5,
}

// A page that has neither the letterhead nor the title says whose continuation it is.
const headLines = ({ letterhead, title, language }: Page, currentPage: number): Content[] =>
  letterhead.length === 0 && currentPage > 1
    ? [{ text: continuedText[language](cut(title, MAX_TITLE)), style: 'note' }]
    : letterhead.map((text, line) => ({ text, bold: line === 0, fontSize: headSize(line), color: GREY }))

/** The document that the PDF library prints; `prepare` makes each part of it ready for printing. Styles: `title`, `subtitle`, `section`, `note`, `head`. */
export const pageDefinition = (
  page: Page,
  content: Content,
  prepare: (part: Content) => Content,
): DocumentDefinition => ({
  pageSize: 'A4',
  pageOrientation: page.isLandscape ? 'landscape' : 'portrait',
  pageMargins: marginsBelow(page),
  language: page.language === 'fr' ? 'fr-FR' : 'en-IE',
  info: { title: page.title, producer: 'Registrar', creator: 'Registrar' },
  defaultStyle: { font: 'Roboto', fontSize: 10, color: INK, lineHeight: 1.2 },
  styles: {
    title: { fontSize: 17, bold: true },
    subtitle: { fontSize: 12, color: GREY },
    section: { fontSize: 12, bold: true, margin: [0, 14, 0, 6] },
    note: { fontSize: 9, color: GREY },
    head: { fontSize: 9, bold: true, color: GREY },
  },
  header: (currentPage) => ({
    margin: [MARGINS[0], HEAD_TOP, MARGINS[2], 0],
    columns: [
      { width: '*', stack: headLines(page, currentPage).map(prepare) },
      ...(page.logo ? [{ width: LOGO_ROOM[0], image: page.logo, fit: LOGO_ROOM, alignment: 'right' as const }] : []),
    ],
  }),
  footer: (currentPage, pageCount) =>
    prepare({
      margin: [MARGINS[0], 20, MARGINS[2], 0],
      columns: [
        { text: `${cut(page.foot.name, MAX_FOOT_NAME)} · ${keptTogether(page.foot.note)}`, style: 'note', width: '*' },
        {
          text: pageNumberText[page.language](currentPage, pageCount),
          style: 'note',
          alignment: 'right',
          width: PAGE_NUMBER_POINTS,
        },
      ],
    }),
  // A heading is never alone at the foot of a page: the first rows of its table need room below it.
  pageBreakBefore: ({ style, startPosition: { pageInnerHeight, verticalRatio } }) =>
    style === 'section' && pageInnerHeight * (1 - verticalRatio) < ROOM_BELOW_HEADING,
  content: prepare(content),
})
