import { frenchTypography } from '../shared/french-typography.ts'

/** The title of the public form. */
export const FORM_TITLE = 'Création de votre société en Irlande'

/** The first words of the public form, which the page shows before its code has come (FORM-23). */
export const FORM_INTRODUCTION = frenchTypography(
  'Remplissez ce formulaire ; nous nous occupons de la suite. Votre saisie est conservée sur cet appareil jusqu’à l’envoi. Les champs marqués d’un astérisque sont obligatoires.',
)

/** What search engines and messengers show of the public form. */
export const FORM_DESCRIPTION = frenchTypography(
  'Demandez en ligne la création de votre société irlandaise : trois noms au choix, l’activité, les directeurs, le secrétaire et les actionnaires.',
)
