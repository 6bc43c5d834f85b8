import { type EmailContent, htmlOfText } from '../shared/email-template.ts'
import { frenchTypography } from '../shared/french-typography.ts'
import type { NewForm } from './form.ts'

const contentOf = (language: 'fr' | 'en', subject: string, paragraphs: readonly string[]): EmailContent => {
  const text = `${paragraphs.join('\n\n')}\n`

  return { subject, text, html: htmlOfText(language, { subject, text }) }
}

/**
 * The confirmation to the first person of a form, in French (FORM-17). It shows nothing that the sender wrote, because
 * anybody can send a form in the name of any address.
 */
export const formConfirmation = ({ reference, brand }: { reference: string; brand: string }): EmailContent =>
  contentOf(
    'fr',
    frenchTypography(`Votre demande de création de société : référence ${reference}`),
    [
      'Bonjour,',
      'Votre demande de création de société en Irlande a bien été reçue. Nous vous répondrons dès que nous l’aurons étudiée.',
      `Référence de votre demande : ${reference}`,
      'Merci de rappeler cette référence dans vos échanges avec nous. Pour compléter ou corriger votre demande, il vous suffit de répondre à ce message.',
      'Si vous n’êtes pas à l’origine de cette demande, signalez-le-nous en répondant à ce message.',
      `Bien cordialement,\nL’équipe ${brand}`,
    ].map(frenchTypography),
  )

const MAX_LISTED = 50

type AnnouncedForm = { reference: string; name: string; isSuspicious: boolean }

/** What staff are told about several new forms at once (FORM-18). */
export const formsNotification = (
  forms: readonly AnnouncedForm[],
  { url, brand }: { url: string | undefined; brand: string },
): EmailContent => {
  const listed = forms
    .slice(0, MAX_LISTED)
    .map(({ reference, name, isSuspicious }) => `${reference}: ${name}${isSuspicious ? ' (to review)' : ''}`)
  const more = forms.length - listed.length

  return contentOf('en', `New forms: ${forms.length}`, [
    'So many public forms came in that they are told of together.',
    [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    ...(url ? [`Read them here: ${url}`] : []),
    brand,
  ])
}

/** What staff are told about a new form: its reference, who sent it, and where to read it when that is known (FORM-18). */
export const formNotification = (
  { organizationName1, peoples }: Pick<NewForm, 'organizationName1' | 'peoples'>,
  { reference, url, brand }: { reference: string; url: string | undefined; brand: string },
): EmailContent => {
  const [first] = peoples
  const sender = first ? `${first.firstName} ${first.lastName} (${first.mail}, ${first.phone})` : 'nobody'

  return contentOf('en', `New form ${reference}: ${organizationName1}`, [
    `A client filled in the public form for ${organizationName1}.`,
    `Reference: ${reference}\nFirst person: ${sender}\nNumber of people: ${peoples.length}`,
    ...(url ? [`Read it here: ${url}`] : []),
    brand,
  ])
}
