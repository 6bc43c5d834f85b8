import { creationPackages } from '@registrar/domain/organizations/creation-package'
import type { CreationStatus } from '@registrar/domain/organizations/creation-status'
import { finotorStatuses } from '@registrar/domain/organizations/finotor'
import { newOrganization, type OrganizationChanges } from '@registrar/domain/organizations/organization'
import { addDays, addMonths, daysInMonth, type IsoDate } from '@registrar/domain/shared/iso-date'
import { createOrganization, removeOrganization } from '#features/organizations'
import { randomAmlForm } from './aml.ts'
import type { Firm, Maker } from './firm.ts'
import { activities, companyName, homeAddress, emailAddressOf } from './names.ts'
import { DEMO_DOMAIN } from './accounts.ts'
import type { Random } from './random.ts'
import { randomServices } from './services.ts'

const ORGANIZATIONS = 300
const DELETED = 5
/** One organization in this many is entered twice, with another suffix, for the duplicates dialog to find. */
const DUPLICATE_EVERY = 60

const statuses: [CreationStatus | null, share: number][] = [
  ['COMPLETED', 62],
  ['IN_PROGRESS', 15],
  ['LATE', 8],
  ['STRIKE_OFF', 10],
  [null, 5],
]
const randomStatus = (random: Random) =>
  random.pick(statuses.flatMap(([status, share]) => Array<typeof status>(share).fill(status)))

// The firm is growing: about a third of its companies are less than a year old.
const randomAgeInDays = (random: Random, status: CreationStatus | null): number => {
  if (status === 'STRIKE_OFF') return random.whole(1200, 4400)
  if (status === 'LATE') return random.whole(90, 900)
  return random.chance(35) ? random.whole(2, 300) : random.whole(300, 4000)
}

const notes = [
  'Called about the VAT number; waiting for Revenue.',
  'Director moves to Cork in spring: change of address to follow.',
  'Accounts are with the external accountant until further notice.\nAsk for the bank statements first.',
  'Client paie toujours par virement. Relancer en français.',
  'Wants to add a second director next year.',
]

// The end of one of the last twelve months, so that the tax reminder nine months later is late, soon or far away.
const randomYearEnd = (random: Random, today: IsoDate): IsoDate => {
  const [year = 0, month = 0] = addMonths(today, -random.whole(0, 11)).split('-').map(Number)
  return `${year}-${String(month).padStart(2, '0')}-${daysInMonth(year, month)}`
}

const bookkeeping = (random: Random, today: IsoDate): OrganizationChanges => {
  const finotor = random.pick([...finotorStatuses, 'registered', 'registered', null] as const)
  const sentOn = addDays(today, -random.whole(1, 45))
  const isSent = finotor !== null && finotor !== 'not_sent'
  return {
    finotor,
    finotorEmailSentAt: isSent ? `${sentOn}T09:30:00.000Z` : null,
    finotorRegisteredAt: finotor === 'registered' ? `${addDays(sentOn, 1)}T15:10:00.000Z` : null,
  }
}

// Only a company that was struck off for it has missed its first return for years.
const isFirstReturnDone = (random: Random, today: IsoDate, incorporated: IsoDate, status: CreationStatus | null) => {
  if (addMonths(incorporated, 8) > today) return false
  if (status === 'STRIKE_OFF') return random.chance(70)
  return addMonths(incorporated, 20) < today || random.chance(75)
}

const compliance = (
  random: Random,
  today: IsoDate,
  incorporated: IsoDate,
  status: CreationStatus | null,
): OrganizationChanges => {
  const isOld = addMonths(incorporated, 8) < today
  const financialYearEnd = isOld ? randomYearEnd(random, today) : null
  return {
    cro: String(random.whole(480_000, 779_999)),
    incorporationDate: incorporated,
    status: isFirstReturnDone(random, today, incorporated, status),
    financialYearEnd,
    corporationTaxPaid: financialYearEnd
      ? [-27, -15, -3]
          .map((months) => addMonths(financialYearEnd, months))
          .filter((paid) => paid > addMonths(incorporated, 18))
      : [],
    coroporationTaxNumber: isOld ? `${random.whole(3_000_000, 3_999_999)}${random.pick(['AH', 'BH', 'CH'])}` : null,
    rbo: isOld && random.chance(97),
    ...bookkeeping(random, today),
    ...randomServices(random, today, incorporated),
  }
}

const randomOrganization = ({ random, today, accounts }: Firm, { name, isFrench }: Named) => {
  const status = randomStatus(random)
  const incorporated = addDays(today, -randomAgeInDays(random, status))
  const isIncorporated = status !== 'IN_PROGRESS' && status !== null
  const office = homeAddress(random, 'irish')
  const enteredOn = isIncorporated ? addDays(incorporated, -random.whole(4, 18)) : addDays(today, -random.whole(0, 240))
  const assigned = random.some(accounts, random.whole(0, 2))
  const fields = newOrganization.parse({
    name,
    mail: random.chance(85) ? emailAddressOf({ firstName: 'office', lastName: name }, 'client.example') : null,
    language: isFrench ? 'fr' : random.pick(['en', 'en', 'fr']),
    creationStatus: status,
    creationPackage: random.chance(85) ? random.pick(creationPackages) : null,
    businessActivity: random.chance(90) ? random.pick(activities) : null,
    address: `${office.street}, ${office.town}, ${office.zip}`,
    country: 'Ireland',
    comments: random.chance(30) ? `Introduced by ${random.pick(accounts).firstName}, ${DEMO_DOMAIN}.` : null,
    notes: random.chance(45) ? random.pick(notes) : null,
    users: assigned.map(({ userId }) => ({ userId })),
    ...(isIncorporated && compliance(random, today, incorporated, status)),
    ...(random.chance(80) && { aml: randomAmlForm(random, today, random.pick(accounts)) }),
  })

  return { ...fields, enteredOn: enteredOn > today ? today : enteredOn }
}

type Named = { name: string; isFrench: boolean }

const randomNames = (random: Random): Named[] => {
  const byName = new Map<string, Named>()

  while (byName.size < ORGANIZATIONS + DELETED) {
    const isFrench = random.chance(35)
    const { name, suffix } = companyName(random, isFrench ? 'french' : 'irish')
    if (!byName.has(name)) byName.set(name, { name: `${name} ${suffix}`, isFrench })
  }
  const names = [...byName.values()]

  return names.map((named, index) => {
    const previous = names[index - 1]
    return previous && index % DUPLICATE_EVERY === 0
      ? { ...previous, name: previous.name.replace(/ \S+$/, ' PLC') }
      : named
  })
}

/** Makes companies in every possible state, and some that are deleted. */
export const makeOrganizations: Maker = async (firm) => {
  const { db, random, accounts, organizations } = firm
  for (const [index, named] of randomNames(random).entries()) {
    const { enteredOn, ...fields } = randomOrganization(firm, named)
    const { session } = random.pick(accounts)
    const id = await createOrganization(db, fields, session)
    if (index < DELETED) await removeOrganization(db, id, session)
    else organizations.push({ ...fields, id, enteredOn })
  }
}
