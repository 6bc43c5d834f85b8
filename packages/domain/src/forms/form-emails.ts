import { type EmailContent, filledTemplate, type TemplateParams } from '../shared/email-template.ts'
import { type EmailWording, wordedEmail } from '../shared/email-wording.ts'
import type { Language } from '../shared/language.ts'
import { formPersonName } from './form-company.ts'
import type { NewForm } from './form.ts'

/** The confirmation to the first person of a form while nobody has edited it (FORM-17). */
export const originalConfirmation: EmailWording = {
  subject: 'Votre demande de création de société : référence {reference}',
  body: `Bonjour,

Votre demande de création de société en Irlande a bien été reçue. Nous vous répondrons dès que nous l’aurons étudiée.

Référence de votre demande : {reference}

Merci de rappeler cette référence dans vos échanges avec nous. Pour compléter ou corriger votre demande, il vous suffit de répondre à ce message.

Si vous n’êtes pas à l’origine de cette demande, signalez-le-nous en répondant à ce message.

Bien cordialement,
L’équipe {brand}`,
}

/** What staff are told about a new form while nobody has edited it (FORM-18). */
export const originalNotification: EmailWording = {
  subject: 'New form {reference}: {company}',
  body: `A client filled in the public form for {company}.

Reference: {reference}
First person: {firstPerson}
Number of people: {peopleCount}

Read it here: {formLink}

{brand}`,
}

/** What staff are told about several new forms while nobody has edited it (FORM-18). */
export const originalSeveralForms: EmailWording = {
  subject: 'New forms: {formCount}',
  body: `So many public forms came in that they are told of together.

{forms}

Read them here: {formLink}

{brand}`,
}

const contentOf = (language: Language, wording: EmailWording, values: TemplateParams): EmailContent => {
  const template = { ...wordedEmail(language, wording, values), tag: '' }
  const { subject, textContent: text, htmlContent: html } = filledTemplate(template, values)
  return { subject, text, html }
}

/**
 * The confirmation to the first person of a form, in French (FORM-17). It shows nothing that the sender wrote, because
 * anybody can send a form in the name of any address.
 */
export const formConfirmation = (
  wording: EmailWording,
  { reference, brand }: { reference: string; brand: string },
): EmailContent => contentOf('fr', wording, { reference, brand })

const MAX_LISTED = 50

type AnnouncedForm = { reference: string; name: string; isSuspicious: boolean }
type Signed = { url: string | undefined; brand: string }

/** What staff are told about several new forms at once (FORM-18). */
export const formsNotification = (
  wording: EmailWording,
  forms: readonly AnnouncedForm[],
  { url, brand }: Signed,
): EmailContent => {
  const listed = forms
    .slice(0, MAX_LISTED)
    .map(({ reference, name, isSuspicious }) => `${reference}: ${name}${isSuspicious ? ' (to review)' : ''}`)
  const more = forms.length - listed.length

  return contentOf('en', wording, {
    formCount: String(forms.length),
    forms: [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    formLink: url,
    brand,
  })
}

/** What staff are told about a new form: its reference, who sent it, and where to read it when that is known (FORM-18). */
export const formNotification = (
  wording: EmailWording,
  { organizationName1, peoples }: Pick<NewForm, 'organizationName1' | 'peoples'>,
  { reference, url, brand }: Signed & { reference: string },
): EmailContent => {
  const [first] = peoples
  return contentOf('en', wording, {
    reference,
    company: organizationName1,
    firstPerson: first ? `${formPersonName(first)} (${first.mail}, ${first.phone})` : 'nobody',
    peopleCount: String(peoples.length),
    formLink: url,
    brand,
  })
}
