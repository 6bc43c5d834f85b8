import { newPerson } from '@registrar/domain/people/person'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { createPerson } from '#features/people'
import type { Maker } from './firm.ts'
import { homeAddress, emailAddressOf, type Nationality, personName } from './names.ts'
import type { Random } from './random.ts'

const PEOPLE = 420
/** One person in this many is entered twice, for the duplicates dialog to find. */
const DUPLICATE_EVERY = 90

const companyForms = ['SARL', 'SAS', 'EURL', 'Ltd', 'Sole trader']

const randomPerson = (random: Random, today: IsoDate) => {
  const nationality: Nationality = random.chance(55) ? 'irish' : 'french'
  const name = personName(random, nationality)
  const home = homeAddress(random, nationality)
  const isKnownWell = random.chance(85)
  const digits = (count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('')
  return {
    ...name,
    mail: isKnownWell ? emailAddressOf(name, random.pick(['mail.example', 'poste.example', 'post.example'])) : null,
    phone: isKnownWell
      ? nationality === 'irish'
        ? `+353 8${digits(1)} ${digits(3)} ${digits(4)}`
        : `+33 6 ${digits(8)}`
      : null,
    birth: random.chance(90) ? addDays(today, -random.whole(21 * 365, 78 * 365)) : null,
    nationality: random.chance(92) ? (nationality === 'irish' ? 'Irish' : 'French') : null,
    ipn: random.chance(60) ? `P${nationality === 'irish' ? 'A' : 'F'}${digits(7)}` : null,
    pps: nationality === 'irish' && random.chance(70) ? `${digits(7)}${random.pick(['A', 'F', 'K', 'T'])}` : null,
    addressStreet1: home.street,
    addressZip1: home.zip,
    addressCity1: home.town,
    addressState1: home.region,
    addressCountry1: home.country,
    comments: random.chance(15)
      ? random.pick(['Prefers email.', 'Speaks French only.', 'Passport to be renewed.'])
      : null,
    vif: random.chance(35),
    idPal: random.chance(50),
    pep: random.chance(3),
    companyForm: random.chance(20) ? random.pick(companyForms) : null,
    // Certifications are renewed after three years: some are overdue, some due soon.
    dateAml: random.chance(75) ? addDays(today, -random.whole(5, 1500)) : null,
  }
}

/** Makes directors, secretaries, shareholders and others, not yet linked. */
export const makePeople: Maker = async ({ db, random, today, accounts, people }) => {
  const originals = Array.from({ length: PEOPLE }, () => randomPerson(random, today))
  const duplicates = originals
    .filter((person, index) => index % DUPLICATE_EVERY === 0 && person.mail !== null)
    .map((person) => ({ ...person, comments: null, vif: false }))

  for (const fields of [...originals, ...duplicates]) {
    const person = newPerson.parse(fields)
    people.push({ ...person, id: await createPerson(db, person, random.pick(accounts).session) })
  }
}
