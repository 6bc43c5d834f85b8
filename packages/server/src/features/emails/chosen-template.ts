import type { TemplateRequest } from '@registrar/domain/emails/email'
import { ruleOfKind } from '@registrar/domain/reminders/reminder-kind'
import { reminderTemplate } from '@registrar/domain/reminders/reminder-template'
import type { EmailTemplate, TemplateParams } from '@registrar/domain/shared/email-template'
import type { Brand } from '@registrar/domain/shared/brand'
import type { Language } from '@registrar/domain/shared/language'
import { typedEurosIn } from '@registrar/domain/shared/money'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { findTemplate } from './emails.queries.ts'
import { findRemindedOrganization, type Reminded, readReminderFacts } from './reminded-organization.queries.ts'

/** A template and the values that fill it; `values` undefined: it is shown as it is. */
export type ChosenTemplate = {
  template: EmailTemplate
  values: TemplateParams | undefined
  organization: Reminded | undefined
}

const isGiven = ([, value]: [string, string | null | undefined]) => Boolean(value?.trim())

type Writing = { language: Language; config: Config; brand: Brand }

// What the client gives replaces what the records say. A template is shown unfilled when neither is asked for.
const valuesOf = (
  { params, organizationId }: TemplateRequest,
  facts: TemplateParams,
  { language, config, brand }: Writing,
): TemplateParams | undefined => {
  if (params === undefined && organizationId === undefined) return undefined

  const given = Object.fromEntries(Object.entries(params ?? {}).filter(isGiven))
  return {
    ...facts,
    // A day that the client gives may be another one than the day that the record is late by.
    ...(given['dueDate'] && { daysLate: '', papersDate: '' }),
    ...given,
    ...(given['amount'] && { amount: typedEurosIn(given['amount'], language) }),
    signupLink: given['signupLink']?.trim() || config.finotorSignupUrl,
    paymentDetails: config.paymentDetails,
    brand: config.brands[brand],
  }
}

const languageOf = async (
  db: Db | Tx,
  templateId: number | undefined,
  organization: Reminded | undefined,
): Promise<Language> => {
  if (templateId !== undefined) return (await findTemplate(db, templateId)).language
  return organization?.language === 'en' ? 'en' : 'fr'
}

/**
 * The template that a request names: a numbered one (MAIL-1), or that of a kind of reminder, with what is known of the
 * organization (MAIL-10). Both greet its director (ORG-26).
 * @throws Problem NOT_FOUND for the template or the organization
 */
export const chooseEmailTemplate = async (
  db: Db | Tx,
  request: TemplateRequest,
  config: Config,
): Promise<ChosenTemplate> => {
  const { kind, templateId, organizationId } = request
  const organization = organizationId === undefined ? undefined : await findRemindedOrganization(db, organizationId)
  const brand = organization?.brand ?? 'main'
  const greeting = { firstname: organization?.directorFirstName }

  if (kind === undefined) {
    const template = await findTemplate(db, templateId ?? 0)
    return {
      template,
      values: valuesOf(request, greeting, { language: template.language, config, brand }),
      organization,
    }
  }

  const language = await languageOf(db, templateId, organization)
  const day = { language, today: today(config.timeZone), papersDays: config.papersDays }
  const facts = organization ? await readReminderFacts(db, kind, organization, day) : {}
  const values = valuesOf(request, { ...greeting, ...facts }, { language, config, brand })

  return { template: reminderTemplate({ rule: ruleOfKind[kind] }, language, values), values, organization }
}
