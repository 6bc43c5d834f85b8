import type { AmlVersionContent } from '@registrar/domain/aml/aml-version'
import type { IdentityDocument } from '@registrar/domain/people/person-fields'
import type { OwnerGround } from '@registrar/domain/ownership/owner-grounds'
import { translationText } from '@registrar/domain/sanctions/sanctions-hit'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { type LinkRole, roleLabels } from '@registrar/domain/shared/link-roles'
import { dayIn, minuteIn } from '#platform/clock'
import type { PdfContent } from '#platform/pdf/render-pdf'
import { fileTable } from './file-table.ts'

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

// Where nobody owns enough, the directors are named in the place of owners: natural persons, as owners are.
const managers = ({ owners, people }: AmlVersionContent): PdfContent[] => {
  const isDirector = (role: LinkRole) => role === 'director' || role === 'nomineeDirector'
  const names = people
    .filter(({ roles, isLegalPerson }) => roles.some(isDirector) && !isLegalPerson)
    .map(({ name }) => name)
  const isOwned = owners.some(({ isOwner }) => isOwner)
  return isOwned
    ? []
    : [
        {
          text: `Nobody is known who owns enough to be a beneficial owner. Senior managing officials: ${names.join(', ') || 'none'}.`,
        },
      ]
}

const groundTexts: Partial<Record<OwnerGround, string>> = {
  votes: 'votes',
  chain: 'control of each company of the chain',
  control: 'control by other means',
}

// A share that is over the threshold says so itself. Versions of before keep no grounds.
const groundsText = (grounds: readonly OwnerGround[] = []): string => {
  const texts = grounds.includes('shares') ? [] : grounds.flatMap((ground) => groundTexts[ground] ?? [])
  return texts.length === 0 ? '' : ` by ${texts.join(' and ')}`
}

/** Who owns the client, through whom, and the companies that are its members. */
export const ownersTable = (content: AmlVersionContent): PdfContent[] => [
  { text: 'Owners', style: 'section' },
  content.owners.length === 0
    ? { text: 'No owner is known.' }
    : fileTable(
        ['Name', 'Share', 'Chain', 'Birth, nationality, address'],
        ['*', 'auto', '30%', '30%'],
        content.owners.map(({ name, percentage, isOwner, grounds, paths, birth, nationality, address }) => [
          name,
          `${percent(percentage)}${isOwner ? `, beneficial owner${groundsText(grounds)}` : ''}`,
          paths.map((path) => `${path.companies.join(' > ')} ${percent(path.percentage)}`).join('; '),
          [birth && displayDate(birth), nationality, address].filter(Boolean).join(', ') || '-',
        ]),
      ),
  ...managers(content),
  ...(content.companyMembers.length === 0
    ? []
    : [
        { text: 'Companies that are members', margin: [0, 6, 0, 0] as [number, number, number, number] },
        {
          ul: content.companyMembers.map(
            ({ name, cro, percentage }) => `${name}${cro ? ` (${cro})` : ''}, ${percent(percentage)}`,
          ),
        },
      ]),
]

const ranText = ({ at, by }: AmlVersionContent['screening'], timeZone: string): string => {
  const [day = '', time = ''] = at ? minuteIn(timeZone, at).split(' ') : []
  return at ? ` They were compared on ${displayDate(day)} ${time}${by ? ` by ${by}` : ''}.` : ''
}

/** With which lists everybody was compared, and what came of it. */
export const screeningTable = ({ screening }: AmlVersionContent, timeZone: string): PdfContent[] => [
  { text: 'Screening', style: 'section' },
  {
    text:
      screening.lists.length === 0
        ? 'No list was loaded.'
        : `${screening.compared} people and organizations were compared with ${screening.lists
            .map(({ name, fileName, version, day }) =>
              [name ?? fileName, version, `of ${displayDate(day)}`].filter(Boolean).join(' '),
            )
            .join(', ')}.${ranText(screening, timeZone)}`,
  },
  screening.hits.length === 0
    ? { text: 'No hits.' }
    : fileTable(
        ['Name', 'On the list', 'Decision', 'Reason'],
        ['*', '*', 'auto', '35%'],
        screening.hits.map(
          ({ name, formerName, translation, listedName, list, state, reason, decidedBy, decidedAt }) => [
            formerName ? `${name}, formerly ${formerName}` : name,
            [listedName, list, translation && translationText({ translation })].filter(Boolean).join(', '),
            [
              state,
              decidedBy && `by ${decidedBy.userName}`,
              decidedAt && `on ${displayDate(dayIn(timeZone, decidedAt))}`,
            ]
              .filter(Boolean)
              .join(' '),
            reason ?? '-',
          ],
        ),
      ),
]

const dated = (word: string, day: string | null | undefined) => (day ? `${word} ${displayDate(day)}` : null)

const paperText = ({ type, number, issuedOn, expiresOn, noExpiry, certifiedBy, certifiedOn }: IdentityDocument) => {
  const expiry = dated('until', expiresOn) ?? (noExpiry ? 'without expiry' : null)
  const certified = [certifiedBy && `by ${certifiedBy}`, dated('on', certifiedOn)].filter(Boolean).join(' ')
  return [
    [type, number, expiry].filter(Boolean).join(' '),
    dated('issued on', issuedOn),
    certified && `certified ${certified}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const personRow = (
  { name, pep, identityDocuments }: Pick<AmlVersionContent['people'][number], 'name' | 'pep' | 'identityDocuments'>,
  roles: string,
): string[] => [name, roles || '-', pep ? 'Yes' : 'No', identityDocuments.map(paperText).join('; ') || '-']

const fileText = (name: string, sha256: string | null | undefined) => `${name}${sha256 ? ` (SHA-256 ${sha256})` : ''}`

const documentsList = (texts: string[]): PdfContent => (texts.length === 0 ? { text: 'No documents.' } : { ul: texts })

const rolesText = ({ roles, heldFor, instructs }: AmlVersionContent['people'][number]): string =>
  [
    ...roles.map((role) => roleLabels[role]),
    heldFor ? `shares held for ${heldFor}` : [],
    instructs ? 'instructs the firm' : [],
  ]
    .flat()
    .join(', ')

/** Whoever is or was linked, the owners behind them, with their papers, and the files of the client. */
export const peopleAndDocuments = ({ people, peopleBehind = [], documents }: AmlVersionContent): PdfContent[] => [
  { text: 'People and identity documents', style: 'section', pageBreak: 'before' },
  fileTable(
    ['Name', 'Roles', 'PEP', 'Identity documents'],
    ['*', '25%', 'auto', '40%'],
    [
      ...people.map((person) => personRow(person, rolesText(person))),
      ...peopleBehind.map((person) => personRow(person, 'Owner through others')),
    ],
  ),
  { text: 'Documents on file', style: 'section' },
  documentsList([
    ...documents.map(({ folder, fileName, sha256 }) => fileText(`${folder}: ${fileName}`, sha256)),
    ...[...people, ...peopleBehind].flatMap(({ name, identityDocuments }) =>
      identityDocuments.flatMap(({ type, url, sha256 }) =>
        url ? fileText(`${name}: ${type ?? 'identity document'}`, sha256) : [],
      ),
    ),
  ]),
]
