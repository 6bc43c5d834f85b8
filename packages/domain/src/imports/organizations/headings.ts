import { comparableText } from '../../shared/fold-text.ts'
import { type ImportField, importFields } from './fields.ts'

const headings: Partial<Record<ImportField, string[]>> = {
  name: [
    'company',
    'company name',
    'organisation',
    'organization',
    'organisation name',
    'organization name',
    'entity name',
    'raison sociale',
    'denomination',
    'denomination sociale',
    'nom',
    'societe',
  ],
  cro: [
    'number',
    'cro number',
    'cro no',
    'company number',
    'company no',
    'registration',
    'registration number',
    'registered number',
    'company registration number',
    'numero',
    'siren',
  ],
  mail: ['email', 'e-mail', 'email address', 'e-mail address', 'email/mail', 'courriel', 'adresse e-mail'],
  incorporationDate: [
    'inc/reg date',
    'inc date',
    'reg date',
    'incorporation',
    'incorporated',
    'incorporated on',
    'date of incorporation',
    'registered',
    'registered on',
    'registration date',
    'date of registration',
    "date d'incorporation",
    'date de creation',
    "date d'immatriculation",
  ],
  creationStatus: ['status', 'company status', 'statut', 'etat'],
  status: ['first ar status', 'first ar done'],
  creationPackage: ['package', 'pack'],
  businessActivity: ['activity', 'business', 'nature of business', 'activite', 'objet social'],
  language: ['langue', 'lang'],
  address: ['registered office', 'registered address', 'company address', 'adresse', 'siege social'],
  country: ['pays'],
  comments: ['comment', 'commentaire', 'commentaires', 'remarks'],
  notes: ['note'],
  firstAr: ['first annual return'],
  nextArReminder: [
    'next ar',
    'next ard',
    'ard',
    'next annual return',
    'annual return date',
    'next annual return date',
    'next ar reminder',
  ],
  financialYearEnd: ['year end', 'fye'],
  coroporationTaxNumber: ['corporation tax number', 'tax number', 'tax reference'],
}

// Not `status`: a column of that name holds the company's status, not whether its first annual return is done.
const known = new Map(
  (Object.keys(importFields) as ImportField[])
    .flatMap((field) => [...(field === 'status' ? [] : [field]), ...(headings[field] ?? [])].map((h) => [h, field]))
    .map(([heading = '', field]) => [comparableText(heading), field as ImportField]),
)

/** The field that a column's heading most likely means, in English or French. Case, accents and punctuation do not matter. */
export const guessField = (heading: string): ImportField | undefined => known.get(comparableText(heading))
