import {
  emailHtml,
  type EmailTemplate,
  escapeHtml,
  paragraphsHtml,
  type TemplateParams,
} from '../shared/email-template.ts'
import { type EmailWording, wordedEmail } from '../shared/email-wording.ts'
import type { Language } from '../shared/language.ts'
import { templateIds } from './template-choice.ts'

/** `button` and `linkNote`: what stands on the button, and above the address for whom the button does not open. */
type SignupWording = EmailWording & { button: string; linkNote: string }

/** The general reminder while nobody has edited it (MAIL-1). */
export const originalGeneralReminder: Record<Language, EmailWording> = {
  en: {
    subject: 'Reminder: something is due for your Irish company',
    body: `Hello {firstname},

A date for your Irish company is coming up or has just passed, and we have not received your payment yet.

Please settle it as soon as you can, so that our services go on without a break and your filings are made in time.

If you have paid in the last few days, please disregard this message. If you have any question, simply reply to it.

Kind regards,
The {brand} team`,
  },
  fr: {
    subject: 'Rappel : une échéance de votre société irlandaise',
    body: `Bonjour {firstname},

Une échéance de votre société irlandaise approche ou est dépassée, et nous n’avons pas encore reçu votre règlement.

Merci de l’effectuer dès que possible : nous pourrons ainsi poursuivre nos services sans interruption et accomplir vos démarches en temps utile.

Si vous l’avez fait ces derniers jours, ne tenez pas compte de ce message. Pour toute question, il vous suffit d’y répondre.

Bien cordialement,
L’équipe {brand}`,
  },
}

/** The sign-up email at the bookkeeping platform while nobody has edited it (MAIL-1). */
export const originalSignup: Record<Language, SignupWording> = {
  en: {
    subject: "Create your Finotor account for your company's bookkeeping",
    body: `Hello {firstname},

The books of your Irish company are kept on Finotor: you add your invoices and bank statements there, and we look after the accounts with you.

Create your account at this address:
{signupLink}

Signing up takes a few minutes. Have the exact name of your company at hand, and use the e-mail address at which you received this message.

If you have any question, simply reply to this message.

Kind regards,
The {brand} team`,
    button: 'Create my Finotor account',
    linkNote: 'If the button does not open, copy this address into your browser:',
  },
  fr: {
    subject: 'Créez votre compte Finotor pour la comptabilité de votre société',
    body: `Bonjour {firstname},

La comptabilité de votre société irlandaise est tenue sur Finotor : vous y déposez vos factures et vos relevés bancaires, et nous y suivons vos comptes avec vous.

Créez votre compte à cette adresse :
{signupLink}

L’inscription ne prend que quelques minutes. Munissez-vous du nom exact de votre société et de l’adresse e-mail à laquelle vous recevez ce message.

Pour toute question, il vous suffit de répondre à ce message.

Bien cordialement,
L’équipe {brand}`,
    button: 'Créer mon compte Finotor',
    linkNote: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
}

const LINK = '{{params.signupLink}}'
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;background:#1b766c;color:#ffffff;border-radius:4px;text-decoration:none'

// The paragraph that ends with the link alone is a button in HTML.
const signupHtml =
  (language: Language, { button, linkNote }: SignupWording) =>
  (subject: string, paragraphs: readonly string[]): string => {
    const buttonHtml = [
      `<p style="margin:24px 0"><a class="button" href="${LINK}" style="${BUTTON_STYLE}">${escapeHtml(button)}</a></p>`,
      paragraphsHtml([`${linkNote}\n${LINK}`]),
    ].join('\n')
    const isButton = (paragraph: string) => paragraph.split('\n').at(-1)?.trim() === LINK
    const body = paragraphs.map((one) => (isButton(one) ? buttonHtml : paragraphsHtml([one])))
    return emailHtml(language, subject, body.join('\n'))
  }

/** The general reminder as a template. */
export const generalReminderTemplate = (
  language: Language,
  wording: EmailWording,
  values?: TemplateParams,
): EmailTemplate => ({ ...wordedEmail(language, wording, values), tag: 'reminder' })

/** The sign-up email as a template. */
export const signupTemplate = (language: Language, wording: SignupWording, values?: TemplateParams): EmailTemplate => ({
  ...wordedEmail(language, wording, values, signupHtml(language, wording)),
  tag: 'finotor-signup',
})

/** What the template of a number is for, and its language; undefined for another number (MAIL-1). */
export const numberedTemplate = (id: number): { purpose: keyof typeof templateIds; language: Language } | undefined => {
  for (const purpose of ['reminder', 'signup'] as const)
    for (const language of ['en', 'fr'] as const)
      if (templateIds[purpose][language] === id) return { purpose, language }
  return undefined
}
