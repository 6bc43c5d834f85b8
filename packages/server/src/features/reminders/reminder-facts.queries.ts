import { lateFilingFee } from '@registrar/domain/filings/late-returns'
import { dueDayFacts, periodText, type WritingDay } from '@registrar/domain/reminders/reminder-facts'
import { kindOfRule } from '@registrar/domain/reminders/reminder-kind'
import { taxFacts } from '@registrar/domain/reminders/tax-text'
import { taxDueId } from '@registrar/domain/taxes/tax-due'
import { productName } from '@registrar/domain/reminders/reminder-texts'
import type { Brand } from '@registrar/domain/shared/brand'
import type { TemplateParams } from '@registrar/domain/shared/email-template'
import { dayInWords } from '@registrar/domain/shared/day-in-words'
import { daysBetween, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { Language } from '@registrar/domain/shared/language'
import { eurosIn } from '@registrar/domain/shared/money'
import { periodEnd } from '@registrar/domain/subscriptions/payment-periods'
import { userName } from '@registrar/domain/users/users'
import { sql } from 'kysely'
import { findRemindedOrganization, orderedAmount, orderedCents, readReminderFacts } from '#features/emails'
import { brandOfCompany } from '#features/brands'
import { presentCompaniesOf } from '#features/present-links'
import { listOpenTaxDues } from '#features/taxes'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'

/** Whom a reminder is for, and the values that fill its text. */
export type Addressee = {
  organizationId: string | null
  organizationName: string | null
  personName: string | null
  to: string | null
  language: Language
  /** of the company that it is about (MAIL-17) */
  brand: Brand
  values: TemplateParams
}

/** The settings, the day, and the language where it is not the addressee's own. */
type Reminding = { config: Config; today: IsoDate; writtenIn?: Language | undefined }

type CompanyOfPerson = { id: string; name: string; mail: string | null; language: string | null; brand: Brand }

/** The company that a person's reminder is stored with: the first by name of those that the firm looks after (LINK-11). */
const findCompanyOf = async (tx: Tx, personId: string, today: IsoDate): Promise<CompanyOfPerson | undefined> => {
  const { rows } = await sql<CompanyOfPerson>`
    select c.id, c.name, c.mail, c.language, ${brandOfCompany('c.id')} as brand
    from people p cross join lateral (
      select o.id, o.name, o.mail, o.sort_name, g.language from ${presentCompaniesOf('p.id', today)}) c
    where p.id = ${personId} order by c.sort_name, c.id limit 1`.execute(tx)
  return rows[0]
}

/** What an annual return costs that is filed on a day (AR-15). */
const lateFeeOf = ({ rule, date }: DueSubject, { language, today }: WritingDay): TemplateParams =>
  rule === 'ANNUAL_RETURN' ? { lateFee: eurosIn(lateFilingFee(daysBetween(date, today)), language) } : {}

const writingDay = (language: Language, { config, today }: Reminding): WritingDay => ({
  language,
  today,
  papersDays: config.papersDays,
})

/** A subscription's product, the period that is due, and the amount of the last order that paid one (REM-3). */
const readSubscription = async (tx: Tx, { subjectId, date }: DueSubject, language: Language) => {
  const found = await tx
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['p.name', 's.plan', 's.starting_date as startingDate'])
    .select((eb) =>
      eb
        .selectFrom('subscription_orders as paid')
        .innerJoin('orders', 'orders.id', 'paid.order_id')
        .select(orderedCents.as('cents'))
        .whereRef('paid.subscription_id', '=', 's.id')
        .where('orders.deleted_at', 'is', null)
        .orderBy('orders.created_at', 'desc')
        .limit(1)
        .as('cents'),
    )
    .where('s.id', '=', subjectId)
    .executeTakeFirst()
  if (!found) return {}

  return {
    product: productName(found.name, language),
    period: periodText(language, date, periodEnd(found.startingDate, found.plan, date)),
    amount: orderedAmount(found.cents, language),
  }
}

/** The taxes that fall due on the day, with their amounts, without those that are snoozed (REM-2, REM-3). */
const readTaxes = async (
  tx: Tx,
  { subjectId, date }: DueSubject,
  { config, today }: Reminding,
  language: Language,
): Promise<TemplateParams> => {
  const snoozed = await tx
    .selectFrom('deadlines')
    .select('id')
    .where('kind', '=', 'TAX')
    .where('organization_id', '=', subjectId)
    .where('date', '=', date)
    .where('snoozed_until', '>', today)
    .execute()
  const left = new Set(snoozed.map(({ id }) => id))
  const dues = await listOpenTaxDues(tx, { organizationId: subjectId, date }, { today, timeZone: config.timeZone })

  return taxFacts(
    dues.filter((due) => !left.has(`TAX:${taxDueId(subjectId, due)}`)),
    language,
  )
}

const readOrganization = async (
  tx: Tx,
  subject: DueSubject,
  organizationId: string,
  { writtenIn, ...reminding }: Reminding,
): Promise<Addressee> => {
  const organization = await findRemindedOrganization(tx, organizationId)
  const language = writtenIn ?? (organization.language === 'en' ? 'en' : 'fr')
  const day = writingDay(language, reminding)
  const kind = kindOfRule(subject.rule)

  return {
    organizationId,
    organizationName: organization.name,
    personName: null,
    to: organization.mail?.trim() || null,
    language,
    brand: organization.brand,
    values: {
      company: organization.name,
      ...dueDayFacts(subject.date, day),
      madeUpTo: dayInWords(subject.ard, language),
      firstname: organization.directorFirstName,
      ...(kind ? await readReminderFacts(tx, kind, organization, day) : lateFeeOf(subject, day)),
      ...(subject.rule === 'SUBSCRIPTION' && (await readSubscription(tx, subject, language))),
      ...(subject.rule === 'TAX' && (await readTaxes(tx, subject, reminding, language))),
    },
  }
}

const readPerson = async (
  tx: Tx,
  subject: DueSubject,
  personId: string,
  { writtenIn, ...reminding }: Reminding,
): Promise<Addressee> => {
  const person = await tx
    .selectFrom('people as p')
    .select(['p.first_name as firstName', 'p.last_name as lastName', 'p.mail'])
    .select(
      sql<string | null>`(select document ->> 'type' from jsonb_array_elements(p.identity_documents) as document
        where document ->> 'expiresOn' = ${subject.date} limit 1)`.as('document'),
    )
    .where('p.id', '=', personId)
    .executeTakeFirstOrThrow()
  const company = await findCompanyOf(tx, personId, reminding.today)
  const language = writtenIn ?? (company?.language === 'en' ? 'en' : 'fr')

  return {
    organizationId: company?.id ?? null,
    organizationName: company?.name ?? null,
    personName: userName(person),
    to: person.mail?.trim() || company?.mail?.trim() || null,
    language,
    brand: company?.brand ?? 'main',
    values: {
      ...dueDayFacts(subject.date, writingDay(language, reminding)),
      firstname: person.firstName,
      company: company?.name,
      ...(subject.rule === 'IDENTITY' && { document: person.document }),
    },
  }
}

/** Reads whom to remind of a subject, in which language, and the values that fill the text (REM-3). */
export const readAddressee = async (tx: Tx, subject: DueSubject, reminding: Reminding): Promise<Addressee> => {
  const addressee =
    subject.personId === null
      ? await readOrganization(tx, subject, subject.organizationId ?? subject.subjectId, reminding)
      : await readPerson(tx, subject, subject.personId, reminding)

  const { brands, paymentDetails, uploadUrl, firmTelephone } = reminding.config
  const firm = { brand: brands[addressee.brand], paymentDetails, uploadLink: uploadUrl, telephone: firmTelephone }
  return { ...addressee, values: { ...addressee.values, ...firm } }
}
