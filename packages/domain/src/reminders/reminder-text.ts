import type { Language } from '../shared/language.ts'

/** Several wordings: the first one whose values are all known is used. */
type Wordings = readonly string[]

/** What is said until the day on which something falls due, and what after it. */
export type ByDay<Piece> = { until: Piece; after: Piece }

/** The text of a reminder. A line of a paragraph whose value is not known is left out. */
export type ReminderText = {
  subjects: Wordings | ByDay<Wordings>
  paragraphs: readonly (string | Wordings | ByDay<string | Wordings>)[]
}

/** A letter: what stands between its greeting and its closing, which an email of several reminders has alone (REM-11), and both of them. */
export type Letter = ReminderText & { opening: string; closing: string }

/** How every letter begins. */
export const openings: Record<Language, string> = {
  en: 'Hello {{params.firstname}},',
  fr: 'Bonjour {{params.firstname}},',
}

const doneAlready = {
  everything: { en: 'have sent everything', fr: 'avez tout envoyé' },
  document: { en: 'have sent it', fr: "l'avez envoyée" },
  payment: { en: 'have paid', fr: 'avez payé' },
}

const ifDone: Record<Language, (done: string) => string> = {
  en: (done) =>
    `If you ${done} in the last few days, please disregard this message. If you have any question, simply reply to it.`,
  fr: (done) =>
    `Si vous ${done} ces derniers jours, ne tenez pas compte de ce message. Pour toute question, il vous suffit d'y répondre.`,
}

/** How every letter ends. */
export const signatures: Record<Language, string> = {
  en: 'Kind regards,\nThe {{params.brand}} team',
  fr: "Bien cordialement,\nL'équipe {{params.brand}}",
}

/** A text in both languages, each between its greeting and its closing; `asked` is what the client may have sent already. */
export const letters = (
  asked: keyof typeof doneAlready,
  texts: Record<Language, ReminderText>,
): Record<Language, Letter> => {
  const whole = (language: Language): Letter => ({
    ...texts[language],
    opening: openings[language],
    closing: `${ifDone[language](doneAlready[asked][language])}\n\n${signatures[language]}`,
  })
  return { en: whole('en'), fr: whole('fr') }
}
