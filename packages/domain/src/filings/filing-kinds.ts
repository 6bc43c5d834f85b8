/** To whom a document goes. */
export type FilingOffice = 'CRO' | 'RBO' | 'Revenue'

type FilingKindDetails = {
  title: string
  office: FilingOffice
  /** the section that asks for it */
  law: string
  /** what the event is from whose day the days count, as staff are asked for it */
  event: string
  /** days or months from the day of the event; null where the day has a rule of its own, or the law names none */
  within: { days: number } | { months: number } | null
  /** what the office charges for it online, in euros; null where it is not known here */
  fee: number | null
  /** whether a last day on a weekend or a public holiday moves to the next working day (DUE-3) */
  moves: boolean
  /** whether staff may enter it themselves; the running annual return is kept by the server */
  isEntered: boolean
}

const cro = { office: 'CRO', moves: true, isEntered: true, fee: null } as const
const branch = { ...cro, within: { days: 30 } } as const

/** The documents that an office wants from a company, in the order in which they are offered (FIL-1). */
const filingKindTable = {
  B1: {
    ...cro,
    title: 'Annual return',
    law: 's. 343',
    event: 'Made up to',
    within: { days: 56 },
    isEntered: false,
    fee: 20,
  },
  B1B73: { ...cro, title: 'Annual return and change of ARD', law: 's. 346', event: 'Old ARD', within: { days: 56 } },
  B10: {
    ...cro,
    title: 'Change of officer or particulars',
    law: 's. 149',
    event: 'Changed on',
    within: { days: 14 },
    fee: 0,
  },
  B2: { ...cro, title: 'Change of registered office', law: 's. 50', event: 'Moved on', within: { days: 14 }, fee: 0 },
  B3: {
    ...cro,
    title: 'Place of the registers',
    law: 's. 216',
    event: 'Kept there from',
    within: { days: 14 },
    fee: 0,
  },
  B5: { ...cro, title: 'Allotment of shares', law: 's. 70', event: 'Allotted on', within: { days: 30 } },
  B7: { ...cro, title: 'Change of share capital', law: 's. 92', event: 'Changed on', within: { days: 30 } },
  B83: { ...cro, title: 'Change of financial year end', law: 's. 288', event: 'Decided on', within: null },
  H5: { ...cro, title: 'Purchase of own shares', law: 's. 116', event: 'Delivered on', within: { days: 30 } },
  G1: { ...cro, title: 'Special resolution', law: 's. 198', event: 'Passed on', within: { days: 15 } },
  G2: { ...cro, title: 'Ordinary resolution', law: 's. 198', event: 'Passed on', within: { days: 15 } },
  C1: { ...cro, title: 'Charge', law: 's. 409', event: 'Created on', within: { days: 21 } },
  // The age of the resolution is counted back from the application: no weekend makes it younger.
  H15: {
    ...cro,
    title: 'Voluntary strike-off',
    law: 's. 731',
    event: 'Resolved on',
    within: { months: 3 },
    moves: false,
  },
  '11F': {
    office: 'Revenue',
    title: 'Particulars for Revenue (11F)',
    law: 's. 882 TCA',
    event: 'Trade began or changed on',
    within: { days: 30 },
    moves: false,
    isEntered: true,
    fee: 0,
  },
  RBO: {
    office: 'RBO',
    title: 'Beneficial owners',
    law: 'S.I. 110/2019',
    event: 'Changed on',
    within: { days: 14 },
    moves: false,
    isEntered: true,
    fee: 0,
  },
  F2: { ...branch, title: 'Branch: change of constitution', law: 's. 1302', event: 'Changed on' },
  F3: { ...branch, title: 'Branch: change of persons', law: 's. 1302', event: 'Changed on' },
  F4: { ...branch, title: 'Branch: change of address', law: 's. 1302', event: 'Moved on' },
  F7: { ...branch, title: 'Branch: accounts', law: 's. 1304', event: 'Last day of publication at home' },
  F14: { ...branch, title: 'Branch: winding up or closure', law: 's. 1305', event: 'Began or closed on' },
} as const satisfies Record<string, FilingKindDetails>

export type FilingKind = keyof typeof filingKindTable
export const filingKinds = Object.keys(filingKindTable) as [FilingKind, ...FilingKind[]]

/** What is said of a kind. */
export const filingKindOf = (kind: FilingKind): FilingKindDetails => filingKindTable[kind]

const kindsOfBranches: readonly FilingKind[] = ['F2', 'F3', 'F4', 'F7', 'F14']
// Of charges on property here, and for Revenue.
const kindsOfBoth: readonly FilingKind[] = ['C1', '11F']

/** Whether a branch of a foreign company, or a company, has filings of a kind (FIL-4; Companies Act 2014, s. 1301 to 1305). */
export const isKindOf = (kind: FilingKind, isBranch: boolean): boolean =>
  kindsOfBoth.includes(kind) || kindsOfBranches.includes(kind) === isBranch

/** How a filing is named in a line: 'B10: Change of officer or particulars'. */
export const filingTitle = (kind: FilingKind): string => {
  const { title } = filingKindOf(kind)
  return kind === 'RBO' || kind === '11F' ? title : `${kind}: ${title}`
}
