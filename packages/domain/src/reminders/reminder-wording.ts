import { type EmailWording, OR, variablesOf } from '../shared/email-wording.ts'
import type { ByDay, ReminderText } from './reminder-text.ts'

/** The words of a reminder until the day on which something falls due, and after it, as staff read and edit them (TEXT-2). */
export type ReminderWording = EmailWording & { lateSubject: string; lateBody: string }

const forDay = <Piece extends string | readonly string[]>(piece: Piece | ByDay<Piece>, isLate: boolean): Piece =>
  typeof piece === 'object' && 'until' in piece ? piece[isLate ? 'after' : 'until'] : piece

const wordingFor = ({ subjects, paragraphs }: ReminderText, isLate: boolean): EmailWording => ({
  subject: variablesOf(forDay(subjects, isLate).join('\n')),
  body: variablesOf(
    paragraphs
      .map((paragraph) => forDay<string | readonly string[]>(paragraph, isLate))
      .map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.join(`\n${OR}\n`)))
      .filter(Boolean)
      .join('\n\n'),
  ),
})

/** A text of reminders in the words that staff read and edit. */
export const wordingOfReminder = (text: ReminderText): ReminderWording => {
  const late = wordingFor(text, true)
  return { ...wordingFor(text, false), lateSubject: late.subject, lateBody: late.body }
}
