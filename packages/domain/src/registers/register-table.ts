import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import { percentageText } from '../shared/percentage.ts'
import { shareEventLabels } from '../shares/share-event.ts'
import type { Directorship } from './particulars.ts'
import type { RegisterRow } from './register-row.ts'
import { officeTitle } from './register-facts.ts'
import type { OfficerRow, RegisterName, ShareRow } from './registers.ts'

/** A row with what its section asks for, or the bare officer or holder. */
export type TableRow = RegisterRow | OfficerRow | (Omit<ShareRow, 'entered'> & Partial<Pick<ShareRow, 'entered'>>)

type Cell = string | number | null
type Table = { header: string[]; rows: Cell[][] }
type Column<Row> = {
  heading: string
  cell: (row: Row) => Cell
  /** left out where no row has anything in it, such as the register of a company where all officers are people */
  isOptional?: boolean
  /** left out of a brief table */
  isDetail?: boolean
  /** left out of the register of members of a company without shares */
  isOfShares?: boolean
}

type Address = { address: string; until: string }

/** What any row may say; a row of one register has some of it. */
type AnyRow = {
  name: string
  role?: OfficerRow['role']
  appointed?: string | null
  ceased?: string | null
  birth?: string | null | undefined
  nationality?: string | null | undefined
  occupation?: string | null | undefined
  formerNames?: string | null | undefined
  address?: string | null | undefined
  formerAddresses?: readonly Address[] | undefined
  otherDirectorships?: readonly Directorship[] | null | undefined
  registerName?: string | null | undefined
  registeredNumber?: string | null | undefined
  class?: string | null
  toClass?: string | null | undefined
  number?: number | null
  percentage?: number
  acquired?: string | null
  entered?: string | null | undefined
  numbers?: readonly { from: number; to: number }[] | undefined
  paid?: number | null | undefined
  nature?: string | undefined
  kind?: keyof typeof shareEventLabels
  on?: string | null
  description?: string
  groupCompany?: string | undefined
  heldBy?: string | undefined
  from?: readonly { name: string }[]
  to?: readonly { name: string }[]
  ratio?: number | null
  shares?: number
  issuedOn?: string | null
  cancelledOn?: string | null
  replacedBy?: readonly number[]
  isNumberConfirmed?: boolean
}

const NONE = 'None'

/** The numbers of shares as text: '1 to 100, 151 to 200'. */
export const numbersText = (numbers: readonly { from: number; to: number }[]): string =>
  numbers.map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`)).join(', ')

const directorshipText = ({ name, appointed, ceased }: Directorship): string => {
  const days = [appointed && `from ${displayDate(appointed)}`, ceased && `to ${displayDate(ceased)}`].filter(Boolean)
  return days.length > 0 ? `${name} (${days.join(' ')})` : name
}

const addressText = ({ address, formerAddresses = [] }: AnyRow): string | null =>
  [address, ...formerAddresses.map((old) => `until ${displayDate(old.until)}: ${old.address}`)]
    .filter(Boolean)
    .join('; ') || null

const column = (heading: string, cell: Column<AnyRow>['cell']): Column<AnyRow> => ({ heading, cell })
const day = (heading: string, dayOf: (row: AnyRow) => string | null | undefined) =>
  column(heading, (row) => displayDate(dayOf(row) ?? null))
const optional = (one: Column<AnyRow>): Column<AnyRow> => ({ ...one, isOptional: true })
const detail = (one: Column<AnyRow>): Column<AnyRow> => ({ ...one, isOptional: true, isDetail: true })
const ofShares = (one: Column<AnyRow>): Column<AnyRow> => ({ ...one, isOfShares: true })
const names = (people: readonly { name: string }[] = []) => people.map(({ name }) => name).join(' and ')

const name = column('Name', (row) => row.name)
const birth = detail(day('Born', (row) => row.birth))
const nationality = detail(column('Nationality', (row) => row.nationality ?? null))
const ceased = day('Ceased', (row) => row.ceased)
const shareClass = column('Class', (row) => (row.toClass ? `${row.class} into ${row.toClass}` : (row.class ?? null)))
const shares = column('Shares', (row) => row.number ?? row.shares ?? null)
const numbers = detail(column('Numbers', (row) => numbersText(row.numbers ?? [])))
const address = detail(column('Address', addressText))

const officeIn = (heading: string) => [
  name,
  column(heading, (row) => (row.role ? officeTitle(row.role) : null)),
  day('Appointed', (row) => row.appointed),
  ceased,
]

const particulars = [
  birth,
  nationality,
  column('Occupation', (row) => row.occupation ?? null),
  column('Former names', (row) => (row.formerNames === '' ? NONE : (row.formerNames ?? null))),
  address,
  column('Other directorships', ({ otherDirectorships }) =>
    otherDirectorships ? otherDirectorships.map(directorshipText).join(', ') || NONE : null,
  ),
]

const ofCompany = [
  detail(column('Register', (row) => row.registerName ?? null)),
  detail(column('Registered number', (row) => row.registeredNumber ?? null)),
]

const held = [
  name,
  ofShares(shareClass),
  ofShares(shares),
  ofShares(column('Part', (row) => (row.percentage === undefined ? null : percentageText(row.percentage)))),
  ofShares(day('Acquired', (row) => row.acquired)),
  ceased,
]

const entered = (heading: string): Column<AnyRow>[] => [
  day(heading, (row) => row.on),
  column('Description', (row) => row.description ?? null),
  optional(name),
  optional(ceased),
]

const eventShares = column('Shares', ({ kind, number, ratio }) => {
  if (kind === 'split') return `each into ${ratio}`
  return kind === 'consolidation' ? `${ratio} into one` : (number ?? null)
})

const interestText = ({ description, heldBy }: AnyRow) =>
  description ?? (heldBy ? `held by ${heldBy} as nominee` : null)

const columnsOf: Record<RegisterName, readonly Column<AnyRow>[]> = {
  officers: [...officeIn('Office'), ...particulars, ...ofCompany],
  members: [
    ...held,
    detail(day('Entered', (row) => row.entered)),
    ofShares(numbers),
    ofShares(detail(column('Paid', (row) => row.paid ?? null))),
    address,
  ],
  interests: [
    ...held,
    optional(column('Company', (row) => row.groupCompany ?? null)),
    optional(day('Entered on', (row) => row.on)),
    optional(column('Interest', interestText)),
  ],
  owners: [
    name,
    column('Owns', (row) => (row.percentage === undefined ? null : percentageText(row.percentage))),
    day('Since', (row) => row.entered ?? row.acquired),
    optional(ceased),
    optional(column('Nature', (row) => row.nature ?? null)),
    birth,
    nationality,
    address,
  ],
  allotmentsAndTransfers: [
    day('Entered on', (row) => row.on),
    column('Kind', (row) => (row.kind ? shareEventLabels[row.kind] : null)),
    shareClass,
    eventShares,
    column('From', (row) => names(row.from)),
    column('To', (row) => names(row.to)),
  ],
  charges: entered('Created on'),
  seal: entered('Sealed on'),
  contracts: entered('Declared on'),
  certificates: [
    // A number that staff have not confirmed is printed nowhere (SHARE-5).
    column('Certificate', (row) => (row.isNumberConfirmed ? (row.number ?? null) : 'not confirmed')),
    column('Holder', (row) => row.name),
    shareClass,
    column('Shares', (row) => row.shares ?? null),
    numbers,
    day('Issued', (row) => row.issuedOn),
    day('Cancelled', (row) => row.cancelledOn),
    column('Replaced by', (row) => (row.replacedBy ?? []).join(', ')),
  ],
}

const isEmpty = (cell: Cell | undefined) => cell === null || cell === undefined || cell === ''

const isOfficer = (row: AnyRow): boolean => row.role !== undefined

/** Whether rows of the register of owners are directors who stand in for owners as senior managing officials (OWN-7). */
export const areStandIns = (owners: readonly TableRow[]): boolean => owners.some(isOfficer)

/**
 * `keepsEmpty`: also the columns in which no row has anything. `isBrief`: only what every holder and owner has. `asAt`: the day of the register,
 * which tells of nothing that came later. `isWithoutShares`: the company has none, such as one limited by guarantee.
 */
export type TableOptions = {
  keepsEmpty?: boolean | undefined
  isBrief?: boolean | undefined
  asAt?: IsoDate | undefined
  isWithoutShares?: boolean | undefined
}

const upTo = (left: string | null | undefined, asAt: IsoDate) => (left && left > asAt ? null : left)

// Who left later was in office, or held the shares, on the day itself (OWN-13).
const saidOn = (row: AnyRow, asAt: IsoDate): AnyRow => {
  const isInForce = Boolean(row.cancelledOn && row.cancelledOn > asAt)
  const directorships = row.otherDirectorships
    ?.filter(({ appointed }) => !appointed || appointed <= asAt)
    .map((one) => ({ ...one, ceased: upTo(one.ceased, asAt) ?? null }))
  return {
    ...row,
    ...(row.ceased !== undefined && { ceased: upTo(row.ceased, asAt) ?? null }),
    ...(isInForce && { cancelledOn: null, replacedBy: [] }),
    ...(directorships && { otherDirectorships: directorships }),
  }
}

/**
 * A register as people read it: a header and rows of text, days as `dd/MM/yyyy`. Owners who stand in as senior managing
 * officials are shown as officers (OWN-7). */
export const registerTable = (
  register: RegisterName,
  rows: readonly TableRow[],
  { keepsEmpty, isBrief, asAt, isWithoutShares }: TableOptions = {},
): Table => {
  const all: readonly AnyRow[] = asAt ? rows.map((row) => saidOn(row, asAt)) : rows
  const standsIn = register === 'owners' && areStandIns(rows)
  const columns = (
    standsIn ? [...officeIn('Senior managing official'), birth, nationality, address] : columnsOf[register]
  ).filter(
    ({ isDetail, isOfShares }) => !(isBrief && isDetail) && !(isWithoutShares && register === 'members' && isOfShares),
  )
  const shown = all.filter((row) => (standsIn || register === 'officers' ? isOfficer(row) : !isOfficer(row)))
  const cells = shown.map((row) => columns.map(({ cell }) => cell(row)))
  const isKept = columns.map(
    ({ isOptional }, index) => keepsEmpty || !isOptional || cells.some((line) => !isEmpty(line[index])),
  )
  return {
    header: columns.filter((_, index) => isKept[index]).map(({ heading }) => heading),
    rows: cells.map((line) => line.filter((_, index) => isKept[index])),
  }
}
