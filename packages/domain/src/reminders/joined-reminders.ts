import {
  emailHtml,
  type EmailTemplate,
  escapeHtml,
  fillTemplateText,
  headingHtml,
  paragraphsHtml,
  RULE_HTML,
} from '../shared/email-template.ts'
import { variablesOf, wordedEmail } from '../shared/email-wording.ts'
import type { Language } from '../shared/language.ts'
import { openings, signatures } from './reminder-text.ts'

/** What one reminder says in an email of several: its subject, which is its heading, and its paragraphs. */
export type ReminderPart = { subject: string; paragraphs: readonly string[] }

/** A part, the company that it is about, and whom it greets. */
export type JoinedPart = ReminderPart & { company: string | null; firstname: string | null }

const oneOf = (values: readonly (string | null)[]): string | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null

/** The words around several reminders (REM-11). `severalSubject`: when they are about several companies. */
type JoinedWording = { subject: string; severalSubject: string; opening: string; closing: string }

/** The words around several reminders while nobody has edited them. */
export const originalJoined: Record<Language, JoinedWording> = {
  en: {
    subject: '{company}: {count} reminders',
    severalSubject: '{brand}: {count} reminders for {companies} companies',
    opening: `${variablesOf(openings.en)}\n\nThis message has {count} points to see to, each with a part of its own below.`,
    closing: `If you have seen to one of these points in the last few days, please disregard that part. If you have any question, simply reply to this message.\n\n${variablesOf(signatures.en)}`,
  },
  fr: {
    subject: '{company} : {count} rappels',
    severalSubject: '{brand} : {count} rappels pour {companies} sociétés',
    opening: `${variablesOf(openings.fr)}\n\nCe message réunit {count} points à traiter, chacun dans une partie ci-dessous.`,
    closing: `Si vous avez traité l'un de ces points ces derniers jours, ne tenez pas compte de cette partie. Pour toute question, il vous suffit de répondre à ce message.\n\n${variablesOf(signatures.fr)}`,
  },
}

/**
 * Several reminders to one addressee as one email, a part each, in one language and of one brand (REM-11). It greets whom all of
 * them greet, otherwise nobody by name.
 */
export const joinedReminders = (
  parts: readonly JoinedPart[],
  {
    language,
    brand,
    wording = originalJoined[language],
  }: { language: Language; brand: string; wording?: JoinedWording },
): EmailTemplate => {
  const companies = new Set(parts.map(({ company }) => company))
  const values = {
    brand,
    company: oneOf(parts.map(({ company }) => company)) ?? brand,
    companies: String(companies.size),
    count: String(parts.length),
    firstname: oneOf(parts.map(({ firstname }) => firstname)),
  }
  const written = (body: string) =>
    wordedEmail(language, { subject: companies.size === 1 ? wording.subject : wording.severalSubject, body }, values)
  const filledOf = (paragraphs: readonly string[]) => paragraphs.map((text) => fillTemplateText(text, values))
  const opened = written(wording.opening)
  const subject = fillTemplateText(opened.subject, values)
  const before = filledOf(opened.paragraphs)
  const after = filledOf(written(wording.closing).paragraphs)
  const headed = parts.map((part, index) => ({ ...part, heading: `${index + 1}. ${part.subject}` }))

  const html = [
    paragraphsHtml(before),
    ...headed.map(({ heading, paragraphs }) => `${headingHtml(escapeHtml(heading))}\n${paragraphsHtml(paragraphs)}`),
    RULE_HTML,
    paragraphsHtml(after),
  ]

  return {
    subject,
    tag: 'reminders',
    textContent: `${[...before, ...headed.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]), ...after].join('\n\n')}\n`,
    htmlContent: emailHtml(language, subject, html.join('\n')),
  }
}
