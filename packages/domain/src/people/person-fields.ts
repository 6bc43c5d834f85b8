import * as z from 'zod'
import { fileAddress } from '../files/file-address.ts'
import { dayField, type Field, fieldOf, linesField, textField, yesOrNoField } from '../shared/field.ts'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { otherMailsField } from '../shared/other-mails-field.ts'
import { optionalId, optionalText, requiredText, text } from '../shared/text.ts'

/**
 * A paper that proves who somebody is, or where somebody lives (PERSON-9, AML-18). `type` is free: passport, identity card, driving licence,
 * proof of address.
 */
export const identityDocument = z.object({
  type: optionalText(100).default(null),
  number: optionalText(100).default(null),
  expiresOn: optionalIsoDate.default(null),
  url: fileAddress.nullable().default(null),
  /** whether it has no expiry: a paper without a day of expiry is asked about */
  noExpiry: z.boolean().nullish(),
  issuedOn: optionalIsoDate.optional(),
  /** who has seen the original, and when */
  certifiedBy: optionalText(200).optional(),
  certifiedOn: optionalIsoDate.optional(),
})
export type IdentityDocument = z.output<typeof identityDocument>

/** Another company of which somebody is or was a director, with the days that are known (PERSON-12). */
const otherDirectorship = z.object({
  name: requiredText(300),
  appointed: optionalIsoDate.default(null),
  ceased: optionalIsoDate.default(null),
})

/** The fields of a person (PERSON-1), under the API's names; `attachedFiles` are rows of `people_files`. */
export const personFieldTable = {
  firstName: fieldOf('text', text(200))('First Name', 'people.first_name', {
    headings:
      'given name, given names, forename, forenames, first names, christian name, prenom, prenoms, vorname, vornamen, nombre, nombres, ' +
      'nombre de pila, nome, ainm, cead ainm, ainm baiste',
  }),
  lastName: fieldOf('text', text(200))('Last Name', 'people.last_name', {
    headings:
      'surname, surnames, family name, nom, nom de famille, nom de naissance, nachname, familienname, zuname, ' +
      'apellido, apellidos, cognome, sloinne',
  }),
  /** has a first name only; the last name is then '' (PERSON-2) */
  hasOneName: yesOrNoField('Has one name only', 'people.has_one_name'),
  phone: textField(50)('Phone', 'people.phone', {
    headings:
      'telephone, phone number, phone no, tel, tel no, telephone number, telephone no, contact number, contact no, contact phone, telefon, ' +
      'telefonnummer, telefono, numero de telefono, numero di telefono, fon, guthan, uimhir theileafoin, uimhir ghuthain',
    parts:
      'mobile, mobile number, mobile no, mobile phone, mobile phone number, mobile phone no, cell, cell phone, gsm, iphone, phone - mobile, ' +
      'tel. mobile, telephone mobile, portable, tel. portable, telephone portable, handy, handynummer, mobil, mobiltelefon, movil, telefono movil, ' +
      'cellulare, telefono cellulare, fon poca, phone 1 - value, primary phone, home phone, phone - home, phone - work, phone - other, ' +
      'work phone, business phone, phone 2 - value, tel. (domicile), telephone (domicile), tel. (bureau), telephone (bureau), ' +
      'company main phone',
    combined: 'first',
  }),
  mail: fieldOf('text', text(254).nullable())('Mail', 'people.mail', {
    listLabel: 'Email',
    headings:
      'email address, courriel, adresse e-mail, adresse mail, adresse electronique, contact email, e-mail-adresse, correo, ' +
      'correo electronico, indirizzo email, posta elettronica, riomhphost, seoladh riomhphoist',
    parts:
      'e-mail 1 - value, primary email, email - work, work email, email - home, home email, personal email, email - other, adresse de messagerie, ' +
      'e-mail 2 - value, secondary email, adresse de messagerie 2, ' +
      'e-mail 2 address, e-mail 3 address',
    combined: 'first',
  }),
  otherMails: otherMailsField('people.other_mails'),
  birth: dayField('Birth', 'people.birth', {
    isPast: true,
    headings:
      'date of birth, birth date, dob, birthday, anniversaire, date de naissance, date naissance, naissance, ne(e) le, ' +
      'ne le, nee le, geburtsdatum, geburtstag, geboren am, fecha de nacimiento, data di nascita, data breithe',
  }),
  nationality: textField(100)('Nationality', 'people.nationality', {
    headings:
      'nationalite, citizenship, citoyennete, nationalitat, staatsangehorigkeit, nacionalidad, nazionalita, cittadinanza, naisiuntacht',
  }),
  occupation: textField(200)('Occupation', 'people.occupation', {
    headings: 'profession, business occupation, metier, beruf, profesion, ocupacion, professione, slibheatha',
  }),
  /** null: nobody asked; '': there are none (PERSON-12) */
  formerNames: fieldOf('textOrNone', text(500).nullable())('Former names', 'people.former_names', {
    headings: 'former name, previous name, previous names, ancien nom, anciens noms',
  }),
  /** null: nobody asked; empty: there are none (PERSON-12) */
  otherDirectorships: fieldOf('directorships', z.array(otherDirectorship).max(500).nullable())(
    'Other directorships',
    'people.other_directorships',
  ),
  /** Identified Person Number of the CRO */
  ipn: textField(100)('IPN', 'people.identity_proof_number'),
  /** personal public service number: masked wherever it need not be read (PERSON-7) */
  pps: textField(50)('PPS', 'people.pps', { headings: 'pps number, pps no, ppsn', isMasked: true }),
  /** the number that the register of beneficial owners gave this person */
  rboNumber: textField(50)('RBO number', 'people.rbo_number', { isImported: false }),
  identityDocuments: fieldOf('identityDocuments', z.array(identityDocument).max(100))(
    'Identity documents',
    'people.identity_documents',
  ),
  /** the organization that this person is, when it is a legal person (PERSON-10) */
  sameAsOrganization: fieldOf('organization', optionalId)('Same as the organization', 'people.same_as_organization_id'),
  addressStreet1: textField(500)('Street', 'people.street', {
    headings:
      'address, full address, postal address, residential address, usual residential address, adresse, adresse complete, adresse postale, ' +
      'adresse personnelle, domicile, strasse, anschrift, calle, direccion, domicilio, indirizzo, sraid, seoladh',
    parts:
      'street 2, street 3, rue, rue 2, rue 3, address line 1, address line 2, address 1, address 2, address 3, street address',
    combined: 'joined',
  }),
  addressZip1: textField(50)('Zip', 'people.zip', {
    headings:
      'postcode, post code, postal code, zip code, eircode, code postal, plz, postleitzahl, codigo postal, cap, eirchod, cod poist',
  }),
  addressCity1: textField(200)('City', 'people.city', {
    headings:
      'town, ville, city/town, commune, localite, ort, stadt, wohnort, ciudad, localidad, poblacion, citta, comune, baile',
  }),
  addressState1: textField(200)('State', 'people.state', {
    headings: 'county, region, province, departement, bundesland, provincia, regione, contae',
  }),
  addressCountry1: textField(100)('Country', 'people.country', {
    headings: 'pays, country/region, pays/region, country of residence, pays de residence, land, pais, paese, tir',
  }),
  comments: linesField(20_000)('Comments', 'people.comments', {
    headings:
      'comment, commentaire, commentaires, notes, note, remarks, remarque, remarques, bemerkung, bemerkungen, kommentar, notizen, comentarios, ' +
      'observaciones, notas, commenti, osservazioni, notai',
  }),
  vif: yesOrNoField('VIF', 'people.has_vif'),
  idPal: yesOrNoField('IDPal', 'people.has_id_pal'),
  /** politically exposed person */
  pep: yesOrNoField('PEP', 'people.is_politically_exposed'),
  /** when a politically exposed person left the office: the mark stays for a year at least (AML-28) */
  pepLeftOfficeOn: dayField('PEP: left office on', 'people.pep_left_office_on', { isImported: false }),
  /** the decision that ended the mark, null while it stands */
  pepEndReason: linesField(2000)('PEP: why the mark ended', 'people.pep_end_reason', { isImported: false }),
  companyForm: textField(200)('Company form', 'people.company_form'),
  /** day of the AML certification */
  dateAml: dayField('AML date', 'people.aml_certified_on', { isPast: true }),
  attachedFiles: { kind: 'files', schema: z.array(fileAddress).max(5000), label: 'Files' },
  notDuplicateOf: { kind: 'records', label: 'Not a duplicate of' },
  sanctions: { kind: 'text', label: 'Sanctions hit', isImported: false },
} as const satisfies Record<string, Field>
