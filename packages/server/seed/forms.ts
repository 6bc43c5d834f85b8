import { formSubmission } from '@registrar/domain/forms/form'
import { type FormRole, newFormPerson } from '@registrar/domain/forms/form-person'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { submitForm } from '#features/forms'
import type { Firm, Maker } from './firm.ts'
import { companyName, homeAddress, emailAddressOf, personName } from './names.ts'

const FORMS = 26
/** The oldest forms: their companies have been formed. */
const USED_FORMS = 9

const descriptions = [
  'Conseil en organisation pour des PME.',
  'Vente en ligne de thés et d’infusions.',
  'Agence de traduction français-anglais.',
  'Location saisonnière et conciergerie.',
  'Développement d’applications mobiles.',
  'Formation professionnelle à distance.',
]

const randomPerson = ({ random, today }: Firm, roles: FormRole[], beneficiaryPercentage: number) => {
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

const randomPeople = (firm: Firm) =>
  firm.random.pick([
    () => [randomPerson(firm, ['director', 'secretary', 'shareholder'], 100)],
    () => [randomPerson(firm, ['director', 'shareholder'], 60), randomPerson(firm, ['secretary', 'shareholder'], 40)],
    () => [
      randomPerson(firm, ['director', 'shareholder'], 100),
      randomPerson(firm, ['secretary', 'nonExecutiveDirector'], 0),
    ],
  ])()

/** Makes the forms that prospective clients sent in the last months; companies have been formed from the oldest. */
export const makeForms: Maker = async (firm) => {
  const { db, random, today, organizations } = firm
  const formed = random.some(organizations, USED_FORMS)

  for (let index = 0; index < FORMS; index += 1) {
    const organization = formed[index]
    const form = formSubmission.parse({
      organizationName1: organization?.name ?? companyName(random, 'french').name,
      organizationName2: companyName(random, 'french').name,
      organizationName3: companyName(random, 'irish').name,
      description: random.pick(descriptions),
      peoples: randomPeople(firm),
      IDPAL: true,
      secretaryCompany: random.chance(40),
      anonymeShareholder: random.chance(15),
    })
    const { _id: id } = await submitForm(db, form, {
      from: 'demo',
      triesPerMinute: FORMS,
      today,
      idempotencyKey: null,
      digest: '',
      emails: null,
    })
    const day = addDays(today, -Math.round(((FORMS - index) / FORMS) * 150))
    const sentAt = `${day}T${10 + (index % 9)}:${random.whole(10, 59)}:00Z`
    await sql`
      update forms set created_at = ${sentAt}, updated_at = ${sentAt}, organization_id = ${organization?.id ?? null} where id = ${id}`.execute(
      db,
    )
    await sql`update changes set at = ${sentAt} where record_id = ${id}`.execute(db)
  }
}
