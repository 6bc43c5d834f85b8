import type { Language } from '../shared/language.ts'

/** A text in each language that papers are printed in. */
export type Texts = Record<Language, string>

/** What a field of a paper holds. `money` is in euro; `lines` has one item a line; `choice` chooses between texts. */
export type PaperFieldKind = 'text' | 'lines' | 'day' | 'number' | 'money' | 'choice'
export type PaperField = { kind: PaperFieldKind; label: Texts }

const field = <const K extends PaperFieldKind>(kind: K, en: string, fr: string) => ({ kind, label: { en, fr } })

/**
 * Every field that a paper can print (DOC-2). A field with the same name as a field of the organization holds the value of
 * the record.
 */
export const paperFields = {
  // The company
  name: field('text', 'Company name', 'Dénomination'),
  cro: field('text', 'Registered number', "Numéro d'immatriculation"),
  companyType: field('text', 'Company type', 'Forme sociale'),
  address: field('text', 'Registered office', 'Siège social'),
  incorporationDate: field('day', 'Incorporated on', 'Date de constitution'),
  businessActivity: field('text', 'Activity', 'Activité'),
  directors: field('text', 'Directors', 'Administrateurs'),
  secretaries: field('text', 'Secretary', 'Secrétaire'),
  members: field('text', 'Members', 'Actionnaires'),
  representedBy: field('text', 'Representative of the company that signs', 'Représentant de la société qui signe'),

  // The officer or holder that the paper is about
  personName: field('text', 'Name of the officer or holder', 'Nom du dirigeant ou du titulaire'),
  personRole: field('text', 'Office', 'Fonction'),
  personBirth: field('day', 'Date of birth', 'Date de naissance'),
  personNationality: field('text', 'Nationality', 'Nationalité'),
  personCro: field('text', 'Registered number of the company', "Numéro d'immatriculation de la société"),
  personAddress: field('text', 'Usual address', 'Adresse personnelle'),
  personNumber: field('text', 'PPS, IPN or RBO number', 'Numéro PPS, IPN ou RBO'),
  personOccupation: field('text', 'Occupation', 'Profession'),
  personFormerNames: field('text', 'Former names', 'Anciens noms'),
  personOtherDirectorships: field('text', 'Other directorships', 'Autres mandats'),
  personRegisterName: field('text', 'Register in which it is entered', 'Registre où elle est inscrite'),
  change: field('text', 'Change', 'Modification'),
  changedOn: field('day', 'Date of the change', 'Date de la modification'),
  changedParticular: field('text', 'Particular that changed', 'Renseignement modifié'),
  oldParticular: field('text', 'Old value', 'Ancienne valeur'),
  newParticular: field('text', 'New value', 'Nouvelle valeur'),
  consentedOn: field('day', 'Consent to act dated', "Date de l'acceptation des fonctions"),

  // Shares
  shareClass: field('text', 'Class of shares', "Catégorie d'actions"),
  shareNumber: field('number', 'Number of shares', "Nombre d'actions"),
  shareNominal: field('money', 'Nominal value of a share', "Valeur nominale d'une action"),
  shareAcquired: field('day', 'Acquired on', "Date d'acquisition"),
  amountPaid: field('money', 'Paid per share', 'Libéré par action'),
  premium: field('money', 'Premium', "Prime d'émission"),
  inCash: field('text', 'Cash', 'En numéraire'),
  certificateNumber: field('number', 'Certificate number', 'Certificat numéro'),
  shareNumbers: field('text', 'Numbers of the shares', 'Numéros des actions'),
  replacesCertificate: field('text', 'Replaces certificate', 'Remplace le certificat'),

  oldShares: field('number', 'Shares before', 'Actions avant'),
  newShares: field('number', 'Shares after', 'Actions après'),
  oldNominal: field('money', 'Nominal value before', 'Valeur nominale avant'),
  newNominal: field('money', 'Nominal value after', 'Valeur nominale après'),
  transferee: field('text', 'Transferee', 'Cessionnaire'),
  transfereeAddress: field('text', 'Address of the transferee', 'Adresse du cessionnaire'),
  consideration: field('money', 'Consideration', 'Prix de cession'),
  executedOn: field('day', 'Executed on', "Date de signature de l'acte"),

  // The return and the statements
  yearEnd: field('day', 'Financial year ended', 'Exercice clos le'),
  newArd: field('day', 'New annual return date', 'Nouvelle date (ARD)'),
  latestAgmOn: field('day', 'Latest day of the annual general meeting', "Date limite de l'assemblée annuelle"),
  distributableProfits: field('money', 'Profits available for distribution', 'Bénéfices distribuables'),
  dividendPerShare: field('money', 'Dividend per share', 'Dividende par action'),
  payableOn: field('day', 'Payable on', 'Date de paiement'),

  // What is decided, and where
  meetingOf: field('choice', 'Meeting', 'Réunion'),
  agenda: field('lines', 'Agenda, an item a line', 'Ordre du jour, un point par ligne'),
  resolutionText: field('lines', 'What was resolved, an item a line', 'Décisions, une par ligne'),
  passedOn: field('day', 'Passed on', "Date d'adoption"),
  decidedOn: field('day', 'Decided on', 'Date de la décision'),
  place: field('text', 'Place', 'Lieu'),
  chairperson: field('text', 'Chairperson', 'Président de séance'),
  noticeGivenOn: field('day', 'Notice given on', 'Date de la convocation'),
  noticeWaivedBy: field('text', 'Who agreed to shorter notice', 'Ceux qui ont accepté un délai plus court'),
  quorum: field('text', 'Quorum', 'Quorum'),
  effectiveOn: field('day', 'In effect from', "Date d'effet"),
  oldAddress: field('text', 'Former registered office', 'Ancien siège social'),
  newAddress: field('text', 'New registered office', 'Nouveau siège social'),
  oldName: field('text', 'Former name', 'Ancienne dénomination'),
  newName: field('text', 'New name', 'Nouvelle dénomination'),
  oldYearEnd: field('day', 'Former year end', 'Ancienne date de clôture'),
  newYearEnd: field('day', 'New year end', 'Nouvelle date de clôture'),
  strikeOffGround: field('choice', 'Ground of the strike-off', 'Motif de la radiation'),
  ceasedTradingOn: field('day', 'Ceased trading on', "Fin de l'activité"),
  revenueLetterOn: field('day', 'Letter of no objection of Revenue', 'Lettre de non-opposition de Revenue'),
  newspaper: field('text', 'Daily newspaper', 'Quotidien'),
  advertisedOn: field('day', 'Advertised on', "Date de l'annonce"),
  formerNameOrOffice: field(
    'text',
    'Former name or office of the last twelve months',
    'Ancienne dénomination ou ancien siège des douze derniers mois',
  ),
  capitalChange: field('text', 'Change of capital', 'Modification du capital'),

  // The formation
  naceCode: field('text', 'NACE code', 'Code NACE'),
  placeOfActivity: field('text', 'Place of the activity in Ireland', "Lieu d'exercice de l'activité en Irlande"),
  bondUntil: field(
    'day',
    'Bond in place of an EEA director until',
    "Cautionnement à défaut d'administrateur EEE jusqu'au",
  ),

  // The paper itself
  asAt: field('day', 'As at', 'Situation au'),
  issuedOn: field('day', 'Issued on', 'Date'),
  firmName: field('text', 'Our firm', 'Notre cabinet'),
  services: field('text', 'Services', 'Prestations'),
  fee: field('money', 'Fee', 'Honoraires'),
  liabilityCap: field('money', 'Limit of liability', 'Plafond de responsabilité'),
  complaintsTo: field('text', 'Who answers complaints', 'Responsable des réclamations'),
  bankName: field('text', 'Bank', 'Banque'),
} as const satisfies Record<string, PaperField>

export type FieldName = keyof typeof paperFields
export const fieldNames = Object.keys(paperFields) as [FieldName, ...FieldName[]]

/** What the fields of a paper hold: days as `yyyy-MM-dd`, money in euro, null where nothing is known. */
export type FieldValues = Partial<Record<FieldName, string | number | null>>

/** The values of fields that staff enter for one paper. */
export type GivenValues = { [Name in FieldName]?: string | number | null | undefined }
