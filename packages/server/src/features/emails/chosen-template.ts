import type { TemplateParams, TemplateRequest } from '@registrar/domain/emails/email'
import { reminderFacts } from '@registrar/domain/emails/reminders/reminder-facts'
import type { ReminderKind } from '@registrar/domain/emails/reminders/reminder-kind'
import { type EmailTemplate, reminderTemplate } from '@registrar/domain/emails/reminders/reminder-template'
import type { Language } from '@registrar/domain/shared/language'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { findTemplate } from './emails.queries.ts'
import { findRemindedOrganization, type Reminded } from './reminded-organization.queries.ts'

/** A template and the values that fill it; `values` undefined: it is shown as it is. */
export type ChosenTemplate = {
  template: EmailTemplate
  values: TemplateParams | undefined
  organization: Reminded | undefined
}

const isGiven = ([, value]: [string, string | null | undefined]) => Boolean(value?.trim())

const valuesOf = (params: TemplateParams, facts: TemplateParams, config: Config): TemplateParams => ({
  ...facts,
  // A day that the client gives may be another one than the day that the record is late by.
  ...(params['dueDate']?.trim() && { daysLate: '' }),
  ...Object.fromEntries(Object.entries(params).filter(isGiven)),
  signupLink: params['signupLink']?.trim() || config.finotorSignupUrl,
  paymentDetails: config.paymentDetails,
  brand: config.brands.main,
})

const languageOf = async (
  db: Db | Tx,
  templateId: number | undefined,
  organization: Reminded | undefined,
): Promise<Language> => {
  if (templateId !== undefined) return (await findTemplate(db, templateId)).language
  return organization?.language === 'en' ? 'en' : 'fr'
}

const chooseReminder = async (
  db: Db | Tx,
  { kind, templateId, organizationId, params }: TemplateRequest & { kind: ReminderKind },
  config: Config,
): Promise<ChosenTemplate> => {
  const organization = organizationId === undefined ? undefined : await findRemindedOrganization(db, organizationId)
  const language = await languageOf(db, templateId, organization)

  const facts = organization ? reminderFacts(kind, organization, { language, today: today(config.timeZone) }) : {}
  const isFilled = params !== undefined || organization !== undefined
  const values = isFilled ? valuesOf(params ?? {}, facts, config) : undefined

  return { template: reminderTemplate(kind, language, values), values, organization }
}

/**
 * The template that a request names: a numbered one (MAIL-1), or that of a kind of reminder, with what is known of the
 * organization (MAIL-10).
 * @throws Problem NOT_FOUND for the template or the organization
 */
export const chooseEmailTemplate = async (
  db: Db | Tx,
  request: TemplateRequest,
  config: Config,
): Promise<ChosenTemplate> => {
  const { kind, templateId, params } = request
  if (kind !== undefined) return chooseReminder(db, { ...request, kind }, config)

  const template = await findTemplate(db, templateId ?? 0)
  return { template, values: params && valuesOf(params, {}, config), organization: undefined }
}
