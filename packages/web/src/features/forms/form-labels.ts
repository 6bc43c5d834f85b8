import { type FormRole, formRoleLabels, type PersonType } from '@registrar/domain/forms/form-person'
import type { FormValues, PersonValues } from './form-values.ts'

/** The labels of the form's inputs: French for the public, English for staff. */
export type FormLabels = {
  form: Record<Exclude<keyof FormValues, 'peoples'>, string>
  person: Record<keyof PersonValues, string>
  role: Record<FormRole, string>
  type: Record<PersonType, string>
  personNumber: (index: number) => string
  addPerson: string
  remove: (index: number) => string
  date: { placeholder: string; previous: string; next: string }
  yes: string
  no: string
}

export const frenchLabels: FormLabels = {
  form: {
    organizationName1: 'Premier choix de nom',
    organizationName2: 'Deuxième choix de nom',
    organizationName3: 'Troisième choix de nom',
    description: 'Description de l’activité',
    IDPAL: 'Je certifie que la vérification d’identité IDPAL est faite pour chaque personne',
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
    street: 'Rue',
    city: 'Ville',
    state: 'Région',
    country: 'Pays',
    zip: 'Code postal',
    beneficiaryPercentage: 'Pourcentage des parts',
    secretaryCompany: 'Par la société secrétaire',
    anonymeShareholder: 'Par l’actionnaire anonyme',
    roles: 'Rôles',
    personType: 'Type de personne',
    KBIS: 'Numéro KBIS',
    authorizedPerson_name: 'Nom de la personne autorisée',
    authorizedPerson_address: 'Adresse de la personne autorisée',
  },
  role: formRoleLabels,
  type: { naturalPerson: 'Personne physique', legalPerson: 'Personne morale' },
  personNumber: (index) => `Personne ${index + 1}`,
  addPerson: 'Ajouter une personne',
  remove: (index) => `Retirer la personne ${index + 1}`,
  date: {
    placeholder: 'jj/mm/aaaa',
    previous: 'Avant',
    next: 'Après',
  },
  yes: 'Oui',
  no: 'Non',
}

export const englishLabels: FormLabels = {
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
  date: { placeholder: 'dd/mm/yyyy', previous: 'Earlier', next: 'Later' },
  yes: 'Yes',
  no: 'No',
}
