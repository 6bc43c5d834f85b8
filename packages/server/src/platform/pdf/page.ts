import type { Content, createPdf, CustomTableLayout } from 'pdfmake'

type DocumentDefinition = Parameters<typeof createPdf>[0]

/** What every page has besides its content. */
export type Page = {
  /** the title of the document, for the list of open windows and for screen readers */
  title: string
  /** the lines of the firm's letterhead */
  letterhead: readonly string[]
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

const cut = (name: string) => (name.length > MAX_FOOT_NAME ? `${name.slice(0, MAX_FOOT_NAME - 1)}…` : name)

const MARGINS: [number, number, number, number] = [48, 84, 48, 56]

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

/** The document that the PDF library prints; `prepare` makes each part of it ready for printing. Styles: `title`, `subtitle`, `section`, `note`, `head`. */
export const pageDefinition = (
  { title, letterhead, foot, language, isLandscape = false }: Page,
  content: Content,
  prepare: (part: Content) => Content,
): DocumentDefinition => ({
  pageSize: 'A4',
  pageOrientation: isLandscape ? 'landscape' : 'portrait',
  pageMargins: MARGINS,
  language: language === 'fr' ? 'fr-FR' : 'en-IE',
  info: { title, producer: 'Registrar', creator: 'Registrar' },
  defaultStyle: { font: 'Roboto', fontSize: 10, color: INK, lineHeight: 1.2 },
  styles: {
    title: { fontSize: 17, bold: true },
    subtitle: { fontSize: 12, color: GREY },
    section: { fontSize: 12, bold: true, margin: [0, 14, 0, 6] },
    note: { fontSize: 9, color: GREY },
    head: { fontSize: 9, bold: true, color: GREY },
  },
  header: {
    margin: [MARGINS[0], 30, MARGINS[2], 0],
    stack: letterhead.map((text, line) =>
      prepare({ text, bold: line === 0, fontSize: line === 0 ? 11 : 8, color: GREY }),
    ),
  },
  footer: (currentPage, pageCount) =>
    prepare({
      margin: [MARGINS[0], 20, MARGINS[2], 0],
      columns: [
        { text: `${cut(foot.name)} · ${foot.note}`, style: 'note', width: '*' },
        {
          text: pageNumberText[language](currentPage, pageCount),
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
