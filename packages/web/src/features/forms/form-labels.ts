import { type FormRole, formRoleLabels, PERCENTAGE, type PersonType } from '@registrar/domain/forms/form-person'
import { FUTURE_BIRTH } from '@registrar/domain/forms/form-rules'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import type { FormValues, PersonValues } from './form-values.ts'
import type { BirthProblem } from './read-birth.ts'

/** The labels of the form's inputs: French for the public, English for staff. */
export type FormLabels = {
  language: 'fr' | 'en'
  form: Record<Exclude<keyof FormValues, 'peoples'>, string>
  person: Record<keyof PersonValues, string>
  /** the labels that are different for a legal person (FORM-19) */
  legalPerson?: Partial<Record<keyof PersonValues, string>>
  role: Record<FormRole, string>
  type: Record<PersonType, string>
  personNumber: (index: number) => string
  addPerson: string
  remove: (index: number) => string
  /** what is asked before a filled person is removed (UI-6); `name` may be empty */
  removal: {
    title: string
    message: (index: number, name: string) => string
    confirmLabel: string
    cancelLabel: string
  }
  /** missing where the form has no such button */
  sameAddress?: (index: number) => string
  date: { placeholder: string; previous: string; next: string; problems: Record<BirthProblem, string> }
  wrongPercentage: string
  yes: string
  no: string
}

export const frenchLabels: FormLabels = {
  language: 'fr',
  form: {
    organizationName1: 'Premier choix de nom',
    organizationName2: 'Deuxième choix de nom',
    organizationName3: 'Troisième choix de nom',
    description: 'Description de l’activité',
    IDPAL: 'Je certifie que la vérification d’identité IDPAL a été effectuée pour chacune des personnes',
    secretaryCompany: 'Société secrétaire',
    anonymeShareholder: 'Actionnaire anonyme',
  },
  person: {
    firstName: 'Prénom',
    lastName: 'Nom',
    mail: 'Adresse e-mail',
    phone: 'Téléphone',
    birth: 'Date de naissance',
    nationality: 'Nationalité',
    street: 'Adresse (numéro et rue)',
    city: 'Ville',
    state: 'Région, province ou canton',
    country: 'Pays',
    zip: 'Code postal',
    beneficiaryPercentage: 'Pourcentage des actions',
    secretaryCompany: 'Notre société assure ce rôle',
    anonymeShareholder: 'Un actionnaire prête-nom assure ce rôle',
    roles: 'Rôles',
    personType: 'Type de personne',
    KBIS: 'Numéro d’immatriculation (extrait Kbis)',
    authorizedPerson_name: 'Nom du représentant légal',
    authorizedPerson_address: 'Adresse du représentant légal',
  },
  legalPerson: {
    firstName: 'Dénomination sociale',
    lastName: 'Forme juridique (SAS, SARL…)',
    birth: 'Date d’immatriculation',
    nationality: 'Pays d’immatriculation',
    street: 'Siège social (numéro et rue)',
  },
  role: formRoleLabels,
  type: { naturalPerson: 'Personne physique', legalPerson: 'Personne morale' },
  personNumber: (index) => `Personne ${index + 1}`,
  addPerson: 'Ajouter une personne',
  remove: (index) => `Retirer la personne ${index + 1}`,
  removal: {
    title: frenchTypography('Êtes-vous sûr ?'),
    message: (index, name) =>
      `La personne ${index + 1}${name && ` (${name})`} sera retirée du formulaire, avec tout ce que vous avez saisi pour elle.`,
    confirmLabel: 'Retirer',
    cancelLabel: 'Annuler',
  },
  sameAddress: (index) => `Même adresse que la personne ${index}`,
  date: {
    placeholder: 'jj/mm/aaaa',
    previous: 'Précédent',
    next: 'Suivant',
    problems: {
      shortYear: 'Indiquez l’année sur quatre chiffres, par exemple 17/05/1988.',
      unreadable: frenchTypography('Écrivez la date ainsi : 17/05/1988.'),
      impossible: frenchTypography('Cette date n’existe pas. Écrivez-la ainsi : 17/05/1988.'),
      future: FUTURE_BIRTH,
    },
  },
  wrongPercentage: PERCENTAGE,
  yes: 'Oui',
  no: 'Non',
}

/** The names of the roles where nobody chooses one, without the '(obligatoire)' of the labels (FORM-3). */
export const frenchRoleNames: Readonly<Record<FormRole, string>> = {
  ...formRoleLabels,
  secretary: 'Secrétaire',
  shareholder: 'Actionnaire',
}

export const englishLabels: FormLabels = {
  language: 'en',
  form: {
    organizationName1: 'Organization Name 1',
    organizationName2: 'Organization Name 2',
    organizationName3: 'Organization Name 3',
    description: 'Description',
    IDPAL: 'Identity verification certified (IDPAL)',
    secretaryCompany: 'Secretary company',
    anonymeShareholder: 'Anonymous shareholder',
  },
  person: {
    firstName: 'First Name',
    lastName: 'Last Name',
    mail: 'Mail',
    phone: 'Phone',
    birth: 'Birth',
    nationality: 'Nationality',
    street: 'Street',
    city: 'City',
    state: 'State',
    country: 'Country',
    zip: 'Zip',
    beneficiaryPercentage: 'Percentage',
    secretaryCompany: 'By the secretary company',
    anonymeShareholder: 'By the anonymous shareholder',
    roles: 'Roles',
    personType: 'Person type',
    KBIS: 'KBIS (company number)',
    authorizedPerson_name: 'Authorised person’s name',
    authorizedPerson_address: 'Authorised person’s address',
  },
  role: {
    director: 'Director',
    secretary: 'Secretary',
    shareholder: 'Shareholder',
    nomineeDirector: 'Nominee Director',
    nonExecutiveDirector: 'Non-executive Director',
    other: 'Other',
  },
  type: { naturalPerson: 'Natural person', legalPerson: 'Legal person' },
  personNumber: (index) => `Person ${index + 1}`,
  addPerson: 'Add a person',
  remove: (index) => `Remove person ${index + 1}`,
  removal: {
    title: 'Are you sure?',
    message: (index, name) =>
      `This removes person ${index + 1}${name && ` (${name})`} from the form, with everything filled in for them.`,
    confirmLabel: 'Remove',
    cancelLabel: 'Cancel',
  },
  date: {
    placeholder: 'dd/mm/yyyy',
    previous: 'Earlier',
    next: 'Later',
    problems: {
      shortYear: 'Write the year with four digits, for example 17/05/1988.',
      unreadable: 'Write the date like 17/05/1988.',
      impossible: 'This date does not exist. Write it like 17/05/1988.',
      future: 'A date of birth cannot be in the future.',
    },
  },
  wrongPercentage: 'From 0 to 100.',
  yes: 'Yes',
  no: 'No',
}
