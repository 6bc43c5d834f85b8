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

const openings: Record<Language, string> = { en: 'Hello {{params.firstname}},', fr: 'Bonjour {{params.firstname}},' }

const doneAlready = {
  everything: { en: 'have sent everything', fr: 'avez tout envoyé' },
  document: { en: 'have sent it', fr: "l'avez envoyée" },
  payment: { en: 'have paid', fr: 'avez payé' },
}

const closings: Record<Language, (done: string) => string[]> = {
  en: (done) => [
    `If you ${done} in the last few days, please disregard this message. If you have any question, simply reply to it.`,
    'Kind regards,\nThe {{params.brand}} team',
  ],
  fr: (done) => [
    `Si vous ${done} ces derniers jours, ne tenez pas compte de ce message. Pour toute question, il vous suffit d'y répondre.`,
    "Bien cordialement,\nL'équipe {{params.brand}}",
  ],
}

/** A text in both languages, each between its greeting and its closing; `asked` is what the client may have sent already. */
export const letters = (
  asked: keyof typeof doneAlready,
  texts: Record<Language, ReminderText>,
): Record<Language, ReminderText> => {
  const whole = (language: Language): ReminderText => ({
    subjects: texts[language].subjects,
    paragraphs: [
      openings[language],
      ...texts[language].paragraphs,
      ...closings[language](doneAlready[asked][language]),
    ],
  })
  return { en: whole('en'), fr: whole('fr') }
}
