import { type PaperName, paperNames } from '@registrar/domain/documents/papers'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { linkCompany, linkPerson, textOfPaper } from './papers.factory.ts'

const app = useApp({ LETTERHEAD: 'Ó Briain & Cie' })

/** Of each paper: the section that it names, and a sentence by which it satisfies it, in English and in French (docs/rules/documents.md). */
const checklist: Record<PaperName, [law: string, english: string, french: string]> = {
  officersRegister: ['s. 149', 'Not on record:', 'Ne figure pas au registre :'],
  membersRegister: ['s. 169', 'The register shows on', 'Le registre indique au'],
  interestsRegister: ['s. 267', 'The register shows on', 'Le registre indique au'],
  ownersRegister: ['S.I. 110/2019', 'The register shows on', 'Le registre indique au'],
  appointmentMinutes: ['s. 149', 'whose consent to act is dated', "dont l'acceptation est datée du"],
  appointmentResolution: [
    's. 161',
    'I, the sole director of the company (Zoë Byrne), resolve',
    'Je soussigné(e) Zoë Byrne, administrateur unique, décide',
  ],
  resignationMinutes: ['s. 149', 'be accepted with effect from 15/03/2024', 'est acceptée à compter du 15 mars 2024'],
  resignationResolution: ['s. 161', 'Form B10 be filed', 'le formulaire B10 est déposé'],
  addressChangeMinutes: ['s. 50', 'Form B2 be filed', 'Le formulaire B2 est déposé'],
  addressChangeResolution: ['s. 161', 'passed when the last of us has signed it', 'à la date de la dernière signature'],
  nameChangeMinutes: ['s. 30, 191, 198', 'resolved as a special resolution', 'par résolution spéciale'],
  nameChangeResolution: [
    's. 193(4)',
    'in Form G1Q, together with the amended constitution',
    'le formulaire G1Q, avec les statuts modifiés',
  ],
  yearEndChangeMinutes: ['s. 288', 'Form B83 be filed', 'Le formulaire B83 est déposé'],
  yearEndChangeResolution: ['s. 288', 'be changed from 31/12/2026 to', 'passe du 31 décembre 2026 au'],
  firstBoardMinutes: ['s. 43', 'be adopted as the common seal of the company', 'est adopté comme sceau de la société'],
  meetingMinutes: [
    's. 166, 199',
    'a meeting of the board of directors held at 1 Quay',
    "réunion du conseil d'administration, tenue le",
  ],
  writtenAgm: [
    's. 175(3)',
    'No change is proposed in the appointment of the person, if any, who stands appointed as statutory auditor',
    "Aucun changement n'est proposé",
  ],
  statementsApproval: ['s. 324', 'give a true and fair view', 'donnent une image fidèle'],
  dividendResolution: ['s. 117', 'profits available for distribution of ____', 'bénéfices distribuables de ____'],
  transferApproval: [
    's. 94, 95, 99',
    'That the certificate of the transferor be cancelled',
    'Le certificat du cédant est annulé',
  ],
  b10: ['s. 149', 'Former names ____', 'Anciens noms ____'],
  b2: ['s. 50', 'New registered office ____', 'Nouveau siège social ____'],
  b5: ['s. 70', 'Paid per share ____', 'Libéré par action ____'],
  a1: ['s. 21, 22', 'a bond of €25,000 (s. 137)', 'un cautionnement de 25 000 € (s. 137)'],
  b1: ['s. 343', 'Made up to 31/01/2027', 'Établie au 31 janvier 2027'],
  b7: ['s. 92', 'Shares before ____', 'Actions avant ____'],
  b83: ['s. 288', 'Former year end 31/12/2026', 'Ancienne date de clôture 31 décembre 2026'],
  g1: ['s. 198', 'within 15 days of its passing', 'dans les 15 jours de son adoption'],
  g2: ['s. 198', 'Form G2, ordinary resolution', 'formulaire G2, résolution ordinaire'],
  h15: [
    's. 731',
    'will not carry on any business or incur any liabilities',
    "n'exercera aucune activité et ne contractera aucune dette",
  ],
  b1b73: ['s. 346', 'New annual return date ____', 'Nouvelle date (ARD) ____'],
  rbo: ['S.I. 110/2019', 'An owner is always a natural person', 'Un bénéficiaire est toujours une personne physique'],
  resignationLetter: [
    's. 148(2), 149',
    'resign as director of Alpha Limited with effect from 15 March 2024',
    "démissionne de mes fonctions d'administrateur d'Alpha Limited à compter du 15 mars 2024",
  ],
  eeaNotice: [
    's. 139',
    'I am not aware that any other director',
    "Je n'ai pas connaissance qu'un autre administrateur",
  ],
  rboPowerOfAttorney: [
    'S.I. 110/2019',
    'Directors: Zoë Byrne (French), Paul Roux',
    'Administrateurs : Zoë Byrne (française), Paul Roux',
  ],
  stockTransferForm: ['s. 94', 'within 44 days', 'dans les 44 jours'],
  consentToAct: [
    's. 149, 223(3), 226(5)',
    'I acknowledge that, as a director, I have legal duties',
    'I acknowledge that, as a director, I have legal duties',
  ],
  shareCertificate: ['s. 99, 43(2)', 'Given under the common seal of the company', 'sous le sceau de la société'],
  engagementLetter: ['Criminal Justice', '8. Termination', '8. Résiliation'],
  bankLetter: ['Ó Briain & Cie', 'whose records we keep', 'dont nous tenons les registres'],
  strikeOffResolution: [
    's. 731(1)(b)',
    'pending the determination (or, should it sooner occur',
    "jusqu'à la décision sur sa demande",
  ],
}

const makeCompany = async () => {
  const address = '1 Quay'
  const days = { incorporationDate: '2020-01-31', financialYearEnd: '2026-12-31', nextArReminder: '2027-01-31' }
  const body = { name: 'Alpha Limited', cro: '654321', address, companyType: 'LTD', nextArReason: 'Register', ...days }
  const id = await makeOrganization(app(), body)
  const shares = [{ class: 'Ordinary', number: 100, nominal: 1, acquired: '2020-01-31' }]
  const director = (appointed: string, ceased: string | null = null) => [
    { role: 'director' as const, appointed, ceased },
  ]
  const zoe = {
    firstName: 'Zoë',
    lastName: 'Byrne',
    nationality: 'French',
    birth: '1980-05-31',
    addressCity1: 'Galway',
  }
  await linkPerson(app(), id, zoe, { terms: director('2020-01-31'), holdings: shares })
  await linkPerson(app(), id, { firstName: 'Paul', lastName: 'Roux' }, { terms: director('2024-03-16') })
  await linkPerson(app(), id, { firstName: 'Anna', lastName: 'Left' }, { terms: director('2021-01-01', '2024-03-15') })
  const terms = [{ role: 'secretary' as const, appointed: '2021-01-01' }]
  await linkCompany(app(), id, { name: 'Emerald Limited', cro: '700700', address: '9 Dame Street' }, { terms })
  return id
}

it('each paper names its section, and has the sentence that satisfies it, in both languages (DOC-1)', async () => {
  const id = await makeCompany()
  const absent: string[] = []
  for (const document of paperNames) {
    const [law, english, french] = checklist[document]
    const texts = {
      en: await textOfPaper(app(), id, document),
      fr: await textOfPaper(app(), id, document, { language: 'fr' }),
    }
    const expected = { en: [law, english], fr: [law, french] } as const
    for (const language of ['en', 'fr'] as const)
      absent.push(
        ...expected[language]
          .filter((part) => !texts[language].includes(part))
          .map((part) => `${document} ${language}: ${part} in ${texts[language]}`),
      )
  }
  expect(absent).toEqual([])
})

it('a letter of engagement has all its parts on three to four pages (DOC-13)', async () => {
  const id = await makeCompany()
  for (const language of ['en', 'fr'] as const) {
    const text = await textOfPaper(app(), id, 'engagementLetter', { language })
    expect(text).toMatch(language === 'en' ? /Page 1 of [34]\b/ : /Page 1 sur [34]\b/)
    for (let part = 1; part <= 14; part++) expect(text).toContain(` ${part}. `)
  }
})

it('minutes of any meeting have its agenda, and those of an annual general meeting need notice of 21 days (DOC-7)', async () => {
  const id = await makeCompany()
  const agenda = 'Apologies\nThe new lease'
  const text = await textOfPaper(app(), id, 'meetingMinutes', {
    agenda,
    meetingOf: 'annual',
    resolutionText: 'The lease is signed.',
  })
  for (const part of [
    'Minutes of the annual general meeting of the members',
    '1. Apologies 2. The new lease',
    '1. The lease is signed.',
  ])
    expect(text).toContain(part)
})
