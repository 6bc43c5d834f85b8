import {
  emailHtml,
  type EmailTemplate,
  escapeHtml,
  fillTemplateText,
  headingHtml,
  paragraphsHtml,
  RULE_HTML,
} from '../shared/email-template.ts'
import { frenchTypography } from '../shared/french-typography.ts'
import type { Language } from '../shared/language.ts'
import { openings, signatures } from './reminder-text.ts'

/** What one reminder says in an email of several: its subject, which is its heading, and its paragraphs. */
export type ReminderPart = { subject: string; paragraphs: readonly string[] }

/** A part, the company that it is about, and whom it greets. */
export type JoinedPart = ReminderPart & { company: string | null; firstname: string | null }

const oneOf = (values: readonly (string | null)[]): string | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null

/** The subject of several reminders of one company, or of several companies. */
const subjects: Record<Language, { ofOne: string; ofSeveral: string }> = {
  en: {
    ofOne: '{{params.company}}: {{params.count}} reminders',
    ofSeveral: '{{params.brand}}: {{params.count}} reminders for {{params.companies}} companies',
  },
  fr: {
    ofOne: '{{params.company}} : {{params.count}} rappels',
    ofSeveral: '{{params.brand}} : {{params.count}} rappels pour {{params.companies}} sociétés',
  },
}

const introductions: Record<Language, string> = {
  en: 'This message has {{params.count}} points to see to, each with a part of its own below.',
  fr: 'Ce message réunit {{params.count}} points à traiter, chacun dans une partie ci-dessous.',
}

const closings: Record<Language, string> = {
  en: 'If you have seen to one of these points in the last few days, please disregard that part. If you have any question, simply reply to this message.',
  fr: "Si vous avez traité l'un de ces points ces derniers jours, ne tenez pas compte de cette partie. Pour toute question, il vous suffit de répondre à ce message.",
}

/**
 * Several reminders to one addressee as one email, a part each, in one language and of one brand (REM-11). It greets whom all of
 * them greet, otherwise nobody by name.
 */
export const joinedReminders = (
  parts: readonly JoinedPart[],
  { language, brand }: { language: Language; brand: string },
): EmailTemplate => {
  const companies = new Set(parts.map(({ company }) => company))
  const values = {
    brand,
    company: oneOf(parts.map(({ company }) => company)) ?? brand,
    companies: String(companies.size),
    count: String(parts.length),
    firstname: oneOf(parts.map(({ firstname }) => firstname)),
  }
  const written = (text: string) => fillTemplateText(language === 'fr' ? frenchTypography(text) : text, values)
  const { ofOne, ofSeveral } = subjects[language]
  const subject = written(companies.size === 1 ? ofOne : ofSeveral)
  const before = [openings[language], introductions[language]].map(written)
  const after = [closings[language], signatures[language]].map(written)
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
