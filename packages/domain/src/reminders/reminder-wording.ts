import { type EmailWording, OR, variablesOf } from '../shared/email-wording.ts'
import type { ByDay, Letter, ReminderText } from './reminder-text.ts'

/**
 * The words of a reminder as staff read and edit them (TEXT-2): until the day on which something falls due, after it, and around both. An
 * email of several reminders has one opening and one closing of its own.
 */
export type ReminderWording = EmailWording & { lateSubject: string; lateBody: string; opening: string; closing: string }

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

/** A letter in the words that staff read and edit. */
export const wordingOfReminder = (letter: Letter): ReminderWording => {
  const late = wordingFor(letter, true)
  return {
    ...wordingFor(letter, false),
    lateSubject: late.subject,
    lateBody: late.body,
    opening: variablesOf(letter.opening),
    closing: variablesOf(letter.closing),
  }
}
