import { originalGeneralReminder, originalSignup } from '../emails/numbered-templates.ts'
import { originalConfirmation, originalNotification, originalSeveralForms } from '../forms/form-emails.ts'
import { reminderRuleLabels } from '../reminders/reminder-rule.ts'
import { originalJoined } from '../reminders/joined-reminders.ts'
import { originalReminder, type ReminderTextCode, reminderTextCodes } from '../reminders/reminder-template.ts'
import { type EditableText, type TextPart, variablesIn, type Wordings } from './editable-text.ts'
import { type EmailVariable, meaningsOf } from './text-variables.ts'

const SUBJECT_HINT = 'One wording a line: the first whose variables are all known is used.'
const BODY_HINT =
  'An empty line begins a paragraph. A line whose variable is not known is left out. [or] alone on a line parts wordings of a paragraph: the first that is known whole is used.'

const subject = (label = 'Subject', key = 'subject'): TextPart => ({ key, label, isLong: false, hint: SUBJECT_HINT })
const body = (label = 'Text', key = 'body'): TextPart => ({ key, label, isLong: true, hint: BODY_HINT })

const emailParts = [subject(), body()]

const reminderParts = [
  subject('Subject until the day'),
  body('Text until the day'),
  subject('Subject after the day', 'lateSubject'),
  body('Text after the day', 'lateBody'),
  body('Opening', 'opening'),
  body('Closing', 'closing'),
]

/** The key of the text of a rule, or of the first annual return. */
export const reminderTextKey = (code: ReminderTextCode): string => `reminder-${code.toLowerCase().replaceAll('_', '-')}`

const alwaysKnown: readonly EmailVariable[] = [
  'firstname',
  'company',
  'dueDate',
  'daysLate',
  'papersDate',
  'brand',
  'telephone',
  'uploadLink',
  'paymentDetails',
]

const namedIn = (wordings: Wordings): string[] =>
  Object.values(wordings).flatMap((wording) => Object.values(wording).flatMap(variablesIn))

const reminderText = (code: ReminderTextCode): EditableText => {
  const label = code === 'FIRST_RETURN' ? 'First annual return' : reminderRuleLabels[code]
  const originals = { en: originalReminder(code, 'en'), fr: originalReminder(code, 'fr') }
  return {
    kind: 'reminder',
    label,
    purpose: `The reminder of the rule '${code === 'FIRST_RETURN' ? reminderRuleLabels.ANNUAL_RETURN : label}'`,
    parts: reminderParts,
    variables: meaningsOf([...alwaysKnown, ...namedIn(originals)]),
    originals,
  }
}

/** The key of the words around several reminders in one email. */
export const joinedTextKey = 'reminder-several'

/** The text of each reminder, and of several in one email, by its key. */
export const reminderEntries: Readonly<Record<string, EditableText>> = {
  ...Object.fromEntries(reminderTextCodes.map((code) => [reminderTextKey(code), reminderText(code)])),
  [joinedTextKey]: {
    kind: 'reminder',
    label: 'Several reminders in one email',
    purpose: 'The words around the parts, when one addressee gets several reminders together',
    parts: [
      subject('Subject, of one company'),
      subject('Subject, of several companies', 'severalSubject'),
      body('Opening', 'opening'),
      body('Closing', 'closing'),
    ],
    variables: meaningsOf(['firstname', 'company', 'brand', 'count', 'companies']),
    originals: originalJoined,
  },
}

/** The keys of the emails that are no reminders of a rule. */
export const emailTextKeys = {
  reminder: 'email-reminder',
  signup: 'email-signup',
  confirmation: 'form-confirmation',
  notification: 'form-notification',
  severalForms: 'form-several',
} as const

/** The other emails, by their keys. */
export const emailEntries: Readonly<Record<string, EditableText>> = {
  [emailTextKeys.reminder]: {
    kind: 'email',
    label: 'General reminder',
    purpose: 'Sent from the page of a company, or to several companies at once',
    parts: emailParts,
    variables: meaningsOf(['firstname', 'brand', 'telephone', 'uploadLink', 'paymentDetails']),
    originals: originalGeneralReminder,
  },
  [emailTextKeys.signup]: {
    kind: 'email',
    label: 'Sign-up at the bookkeeping platform',
    purpose: 'Sent from the page of a company',
    parts: [
      ...emailParts,
      { key: 'button', label: 'Words on the button', isLong: false },
      { key: 'linkNote', label: 'Above the address, if the button does not open', isLong: false },
    ],
    variables: meaningsOf(['firstname', 'brand', 'telephone', 'uploadLink', 'signupLink']),
    originals: originalSignup,
    needs: { body: 'signupLink' },
  },
  [emailTextKeys.confirmation]: {
    kind: 'form',
    label: 'Confirmation to the client',
    purpose: 'Sent to the first person of a form. It shows nothing that the sender wrote',
    parts: emailParts,
    variables: meaningsOf(['reference', 'brand']),
    originals: { fr: originalConfirmation },
    needs: { body: 'reference' },
  },
  [emailTextKeys.notification]: {
    kind: 'form',
    label: 'New form',
    purpose: 'Sent to staff, to the address of the settings',
    parts: emailParts,
    variables: meaningsOf(['reference', 'company', 'firstPerson', 'peopleCount', 'formLink', 'brand']),
    originals: { en: originalNotification },
  },
  [emailTextKeys.severalForms]: {
    kind: 'form',
    label: 'Several new forms',
    purpose: 'Sent to staff when many forms come in',
    parts: emailParts,
    variables: meaningsOf(['formCount', 'forms', 'formLink', 'brand']),
    originals: { en: originalSeveralForms },
    needs: { body: 'forms' },
  },
}
