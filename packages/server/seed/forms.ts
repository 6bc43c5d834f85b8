import { formSubmission } from '@registrar/domain/forms/form'
import { type FormRole, newFormPerson } from '@registrar/domain/forms/form-person'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { submitForm } from '#features/forms'
import type { Firm, Maker } from './firm.ts'
import { companyName, homeAddress, emailAddressOf, personName } from './names.ts'

const FORMS = 26
/** Those of the oldest forms whose company is formed by now. */
const USED = 9

const descriptions = [
  'Conseil en organisation pour des PME.',
  'Vente en ligne de thés et d’infusions.',
  'Agence de traduction français-anglais.',
  'Location saisonnière et conciergerie.',
  'Développement d’applications mobiles.',
  'Formation professionnelle à distance.',
]

const person = ({ random, today }: Firm, roles: FormRole[], beneficiaryPercentage: number) => {
  const name = personName(random, 'french')
  const home = homeAddress(random, 'french')
  const isLegal = random.chance(10)
  return newFormPerson.parse({
    ...name,
    mail: emailAddressOf(name, 'mail.example'),
    phone: `+33 6 ${random.whole(10, 99)} ${random.whole(10, 99)} ${random.whole(10, 99)} ${random.whole(10, 99)}`,
    birth: addDays(today, -random.whole(9000, 24_000)),
    nationality: 'Française',
    street: home.street,
    city: home.town,
    state: home.region || home.town,
    country: home.country,
    zip: home.zip,
    beneficiaryPercentage,
    roles,
    personType: isLegal ? 'legalPerson' : 'naturalPerson',
    ...(isLegal && { KBIS: String(random.whole(100_000_000, 999_999_999)), authorizedPerson_name: 'Claire Fontaine' }),
  })
}

const people = (firm: Firm) =>
  firm.random.pick([
    () => [person(firm, ['director', 'secretary', 'shareholder'], 100)],
    () => [person(firm, ['director', 'shareholder'], 60), person(firm, ['secretary', 'shareholder'], 40)],
    () => [person(firm, ['director', 'shareholder'], 100), person(firm, ['secretary', 'nonExecutiveDirector'], 0)],
  ])()

/** What prospective clients have sent in the last months; of the oldest a company has been formed. */
export const makeForms: Maker = async (firm) => {
  const { db, random, today, organizations } = firm
  const formed = random.some(organizations, USED)
  for (let made = 0; made < FORMS; made += 1) {
    const chosen = formed[made]
    const form = formSubmission.parse({
      organizationName1: chosen?.name ?? companyName(random, 'french').name,
      organizationName2: companyName(random, 'french').name,
      organizationName3: companyName(random, 'irish').name,
      description: random.pick(descriptions),
      peoples: people(firm),
      IDPAL: true,
      secretaryCompany: random.chance(40),
      anonymeShareholder: random.chance(15),
    })
    const id = await submitForm(db, form, { from: 'demo', triesPerMinute: FORMS })
    const day = addDays(today, -Math.round(((FORMS - made) / FORMS) * 150))
    const at = `${day}T${10 + (made % 9)}:${random.whole(10, 59)}:00Z`
    await sql`
      update forms set created_at = ${at}, updated_at = ${at}, organization_id = ${chosen?.id ?? null} where id = ${id}`.execute(
      db,
    )
    await sql`update changes set at = ${at} where record_id = ${id}`.execute(db)
  }
}
