import type { TemplateParams } from '@registrar/domain/emails/email'
import { daysLateText } from '@registrar/domain/emails/reminders/reminder-facts'
import { lateFilingFee } from '@registrar/domain/filings/late-returns'
import { emailKindOf } from '@registrar/domain/reminders/reminder-email'
import { daysBetween, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { Language } from '@registrar/domain/shared/language'
import { eurosIn } from '@registrar/domain/shared/money'
import { userName } from '@registrar/domain/users/users'
import { sql } from 'kysely'
import { findRemindedOrganization, readReminderFacts } from '#features/emails'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import { type DueSubject, isFormerClient } from './due-subjects.queries.ts'
import { readPaymentFacts } from './payment-facts.queries.ts'

/** Whom a reminder is for, and the values that fill its text. */
export type Addressee = {
  organizationId: string | null
  organizationName: string | null
  personName: string | null
  to: string | null
  language: Language
  values: TemplateParams
}

/** The company that a person's reminder is stored with: the first by name of those that the firm looks after. */
const findCompanyOf = (tx: Tx, personId: string, today: IsoDate) =>
  tx
    .selectFrom('living_links as l')
    .innerJoin('organizations as o', 'o.id', 'l.organization_id')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id', 'o.name', 'o.mail', 'd.language'])
    .where('l.person_id', '=', personId)
    .where('o.deleted_at', 'is', null)
    .where((eb) => eb.not(isFormerClient('o.id', today)))
    .orderBy('o.sort_name')
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst()

/** How late what falls due is on a day, and what an annual return costs that is filed on it (AR-15). */
const latenessFacts = ({ rule, date }: DueSubject, language: Language, today: IsoDate): TemplateParams => ({
  daysLate: daysLateText(date, today, language),
  ...(rule === 'ANNUAL_RETURN' && { lateFee: eurosIn(lateFilingFee(daysBetween(date, today)), language) }),
})

const readOrganization = async (
  tx: Tx,
  subject: DueSubject,
  { organizationId, today }: { organizationId: string; today: IsoDate },
): Promise<Addressee> => {
  const organization = await findRemindedOrganization(tx, organizationId)
  const { mail } = await tx
    .selectFrom('organizations')
    .select('mail')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const language = organization.language === 'en' ? 'en' : 'fr'
  const kind = emailKindOf(subject.rule)

  return {
    organizationId,
    organizationName: organization.name,
    personName: null,
    to: mail?.trim() || null,
    language,
    values: {
      company: organization.name,
      dueDate: displayDate(subject.date),
      madeUpTo: displayDate(subject.ard),
      firstname: organization.directorFirstName,
      ...(kind
        ? await readReminderFacts(tx, kind, organization, { language, today })
        : latenessFacts(subject, language, today)),
      ...(await readPaymentFacts(tx, subject, language)),
    },
  }
}

const readPerson = async (tx: Tx, subject: DueSubject, personId: string, today: IsoDate): Promise<Addressee> => {
  const person = await tx
    .selectFrom('people as p')
    .select(['p.first_name as firstName', 'p.last_name as lastName', 'p.mail'])
    .select(
      sql<string | null>`(select document ->> 'type' from jsonb_array_elements(p.identity_documents) as document
        where document ->> 'expiresOn' = ${subject.date} limit 1)`.as('document'),
    )
    .where('p.id', '=', personId)
    .executeTakeFirstOrThrow()
  const company = await findCompanyOf(tx, personId, today)
  const language = company?.language === 'en' ? 'en' : 'fr'

  return {
    organizationId: company?.id ?? null,
    organizationName: company?.name ?? null,
    personName: userName(person),
    to: person.mail?.trim() || company?.mail?.trim() || null,
    language,
    values: {
      dueDate: displayDate(subject.date),
      daysLate: daysLateText(subject.date, today, language),
      firstname: person.firstName,
      ...(subject.rule === 'IDENTITY' && { company: company?.name, document: person.document }),
    },
  }
}

/** Reads whom to remind of a subject, in which language, and the values that fill the text (REM-3). */
export const readAddressee = async (
  tx: Tx,
  subject: DueSubject,
  { config, today }: { config: Config; today: IsoDate },
): Promise<Addressee> => {
  const addressee =
    subject.personId === null
      ? await readOrganization(tx, subject, { organizationId: subject.organizationId ?? subject.subjectId, today })
      : await readPerson(tx, subject, subject.personId, today)

  const firm = { brand: config.brands.main, paymentDetails: config.paymentDetails }
  return { ...addressee, values: { ...addressee.values, ...firm } }
}
