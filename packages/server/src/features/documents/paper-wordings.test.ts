import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { linkCompany, linkPerson, rowOfPaper, textOfPaper } from './papers.factory.ts'

const LETTERHEAD = 'Ó Briain & Cie'
const app = useApp({ LETTERHEAD })

const shares = (number: number, acquired = '2024-03-15') => [{ class: 'Ordinary', number, nominal: 1, acquired }]
const director = (appointed: string, ceased: string | null = null) => [{ role: 'director' as const, appointed, ceased }]

const makeCompany = () =>
  makeOrganization(app(), { name: 'Alpha Limited', cro: '654321', address: '1 Quay', incorporationDate: '2020-01-01' })

/** Zoë is the only director and shareholder. */
const makeSmall = async () => {
  const id = await makeCompany()
  const zoe = { firstName: 'Zoë', lastName: 'Byrne', addressStreet1: '5 Abbey Lane' }
  const link = { terms: director('2024-03-15'), holdings: shares(100) }
  return { id, zoe: await linkPerson(app(), id, zoe, link) }
}

const absentFrom = (text: string, ...parts: string[]) => parts.filter((part) => !text.includes(part))

it('the letterhead of the firm heads its letters alone', async () => {
  const { id } = await makeSmall()
  for (const document of ['bankLetter', 'engagementLetter'] as const)
    expect(await textOfPaper(app(), id, document)).toContain(LETTERHEAD)
  for (const document of ['b10', 'strikeOffResolution', 'shareCertificate', 'membersRegister'] as const)
    expect(await textOfPaper(app(), id, document)).not.toContain(LETTERHEAD)
})

describe('the resolution of a strike-off (DOC-11)', () => {
  it('has both limbs in the words of the section', async () => {
    const { id } = await makeSmall()
    const english = await textOfPaper(app(), id, 'strikeOffResolution')
    expect(
      absentFrom(
        english,
        'Alpha Limited Registered number 654321 Registered office: 1 Quay',
        's. 731(1)(b)',
        'ceased to carry on business on ____',
        'pending the determination (or, should it sooner occur, the cancellation, at its request, of this process) of its application to be struck off, the company will not carry on any business or incur any liabilities',
        'passed when it is signed (Companies Act 2014, s. 193(4))',
        'Zoë Byrne, Member Date:',
      ),
    ).toEqual([])
    expect(english).not.toContain('never carried on business')
    expect((await rowOfPaper(app(), id, 'strikeOffResolution')).missing).toEqual(['ceasedTradingOn'])
  })

  it('says of a company that never traded that it never did, by choice or by its follow-up', async () => {
    const { id } = await makeSmall()
    const chosen = await textOfPaper(app(), id, 'strikeOffResolution', { strikeOffGround: 'neverTraded' })
    expect(chosen).toContain('That the company has never carried on business, and that, pending the determination')
    expect(chosen).not.toContain('ceased to carry on')

    const body = { organization_id: id, name: 'STRIKE_OFF_NO_TRADING' as const }
    await app().staff(followUpsCalls.startFollowUp, { body })
    expect(
      absentFrom(
        await textOfPaper(app(), id, 'strikeOffResolution', { language: 'fr' }),
        "La société n'a jamais exercé d'activité",
        "n'exercera aucune activité et ne contractera aucune dette",
        'Je soussigné(e) Zoë Byrne, actionnaire unique, décide',
      ),
    ).toEqual([])
    expect((await rowOfPaper(app(), id, 'strikeOffResolution')).missing).toEqual([])
  })
})

const OF_DIRECTOR =
  'I acknowledge that, as a director, I have legal duties and obligations imposed by the Companies Act, other statutes and at common law. ____'

describe('a consent to act (DOC-10)', () => {
  it('has the statutory sentence of a director immediately above the signature, in English in French too', async () => {
    const { id } = await makeSmall()
    expect(absentFrom(await textOfPaper(app(), id, 'consentToAct'), OF_DIRECTOR, 'Zoë Byrne Date:')).toEqual([])
    expect(
      absentFrom(
        await textOfPaper(app(), id, 'consentToAct', { language: 'fr' }),
        OF_DIRECTOR,
        'à compter du 15 mars 2024',
      ),
    ).toEqual([])
  })

  it('of a secretary company is in the plural and is signed by its representative', async () => {
    const id = await makeCompany()
    const terms = [{ role: 'secretary' as const, appointed: '2025-01-01' }]
    await linkCompany(app(), id, { name: 'Emerald Limited', cro: '700700', address: '9 Dame Street' }, { terms })
    expect(
      absentFrom(
        await textOfPaper(app(), id, 'consentToAct', { representedBy: 'Aoife Daly' }),
        'We acknowledge that, as a secretary, we have legal duties and obligations imposed by the Companies Act, other statutes and at common law. ____',
        'For and on behalf of Emerald Limited represented by Aoife Daly Date:',
      ),
    ).toEqual([])
    expect(await textOfPaper(app(), id, 'consentToAct', { language: 'fr' })).toContain('représenté(e) par ____')
    expect((await rowOfPaper(app(), id, 'consentToAct')).missing).toEqual(['representedBy'])
  })
})

describe('a decision about an officer (DOC-8)', () => {
  it('is taken on the day of the change, and a later one ratifies and confirms it with a warning', async () => {
    const { id } = await makeSmall()
    await linkPerson(app(), id, { firstName: 'Paul', lastName: 'Roux' }, { terms: director('2026-02-01') })
    const row = await rowOfPaper(app(), id, 'appointmentMinutes')
    expect(row).toMatchObject({ warnings: [], values: { decidedOn: '2026-02-01', directors: 'Zoë Byrne' } })

    const late = { decidedOn: '2026-03-01' }
    const { warnings } = await rowOfPaper(app(), id, 'appointmentMinutes', late)
    expect(warnings).toEqual([{ field: 'decidedOn', message: expect.stringContaining('01/02/2026') as string }])
    expect(
      absentFrom(
        await textOfPaper(app(), id, 'appointmentResolution', late),
        'ratified',
        'confirmed',
        'I, Zoë Byrne, the only',
      ),
    ).toEqual([])
    expect(
      absentFrom(
        await textOfPaper(app(), id, 'appointmentResolution', { ...late, language: 'fr' }),
        'ratifie',
        'confirme',
      ),
    ).toEqual([])
    expect(await textOfPaper(app(), id, 'appointmentResolution', late)).not.toContain('sole director')
  })

  it('says nothing of notice, quorum and consent that nobody has entered', async () => {
    const { id } = await makeSmall()
    await linkPerson(app(), id, { firstName: 'Paul', lastName: 'Roux' }, { terms: director('2026-02-01') })
    const { missing } = await rowOfPaper(app(), id, 'appointmentMinutes')
    expect(missing).toEqual(['consentedOn', 'noticeGivenOn', 'quorum'])
    const text = await textOfPaper(app(), id, 'appointmentMinutes')
    expect(
      absentFrom(text, 'Notice of the meeting was given on ____', 'Quorum: ____', 'consent to act is dated ____'),
    ).toEqual([])
    expect(text).not.toMatch(/duly|having consented/)
  })
})

describe('the notice of a meeting (DOC-7)', () => {
  const warningsOf = async (document: 'nameChangeMinutes' | 'addressChangeMinutes', values: object) => {
    const { id } = await makeSmall()
    return (await rowOfPaper(app(), id, document, values)).warnings.map(({ field }) => field)
  }

  it.each([
    ['nameChangeMinutes', '2026-05-01', '2026-05-22', ['noticeGivenOn']],
    ['nameChangeMinutes', '2026-05-01', '2026-05-23', []],
    ['addressChangeMinutes', '2026-05-01', '2026-05-08', ['noticeGivenOn']],
    ['addressChangeMinutes', '2026-05-01', '2026-05-09', []],
  ] as const)('%s, given on %s for %s', async (document, noticeGivenOn, decidedOn, expected) => {
    expect(await warningsOf(document, { noticeGivenOn, decidedOn, effectiveOn: decidedOn })).toEqual(expected)
  })

  it('is waived by name', async () => {
    const { id } = await makeSmall()
    const values = { noticeGivenOn: '2026-05-20', decidedOn: '2026-05-22', noticeWaivedBy: 'Zoë Byrne' }
    expect((await rowOfPaper(app(), id, 'nameChangeMinutes', values)).warnings).toEqual([])
    expect(await textOfPaper(app(), id, 'nameChangeMinutes', values)).toContain(
      '(Companies Act 2014, s. 191(4)): Zoë Byrne.',
    )
  })
})

it('a change of name names Form G1Q and the amended constitution, and a company is present by its representative', async () => {
  const { id } = await makeSmall()
  await linkCompany(app(), id, { name: 'Emerald Limited' }, { holdings: shares(10) })
  const english = await textOfPaper(app(), id, 'nameChangeMinutes', { representedBy: 'Aoife Daly' })
  expect(
    absentFrom(
      english,
      'Form G1Q, together with the amended constitution',
      'Emerald Limited, represented by Aoife Daly',
    ),
  ).toEqual([])
  const french = await textOfPaper(app(), id, 'nameChangeMinutes', { language: 'fr', chairperson: 'Emerald Limited' })
  expect(
    absentFrom(french, 'statuts modifiés', 'Emerald Limited, représenté(e) par ____', 'préside la séance'),
  ).toEqual([])
})

describe('a new year end (DOC-12)', () => {
  const warningsOf = async (financialYearEnd: string, values: object, changed?: string) => {
    const { id } = await makeSmall()
    const change = (body: object) => app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
    await change({ financialYearEnd })
    if (changed) await change({ financialYearEnd: changed })
    return (await rowOfPaper(app(), id, 'yearEndChangeMinutes', values)).warnings
      .map(({ message }) => message)
      .join(' ')
  }

  it.each([
    ['2099-12-31', { newYearEnd: '2100-06-30' }, undefined, /^$/],
    ['2099-12-31', { newYearEnd: '2100-07-31' }, undefined, /longer than 18 months/],
    ['2099-12-31', { newYearEnd: '2100-06-30' }, '2099-09-30', /once in 5 years/],
    ['2099-12-31', {}, '2099-09-30', /^$/],
    ['2021-12-31', { newYearEnd: '2022-03-31' }, undefined, /ended on 25\/11\/2022/],
  ])('%s, %o, after %s', async (yearEnd, values, changed, expected) => {
    expect(await warningsOf(yearEnd, values, changed)).toMatch(expected)
  })
})

describe('a share certificate (DOC-9)', () => {
  it('names the seal and its signatures, and says nothing of payment that nobody has entered', async () => {
    const { id } = await makeSmall()
    const text = await textOfPaper(app(), id, 'shareCertificate')
    expect(
      absentFrom(
        text,
        // The number of a certificate that comes from a holding is not confirmed.
        'Certificate number ____',
        'common seal',
        'Numbers of the shares 1 to 100',
        'Director Secretary or second director Date: ______________ Date:',
        'Paid per share ____',
      ),
    ).toEqual([])
    expect(text).not.toMatch(/fully paid|Replaces/)
    expect((await rowOfPaper(app(), id, 'shareCertificate')).missing).toEqual(['amountPaid', 'certificateNumber'])
  })

  it.each([
    [1, 'en', 'The shares are fully paid.'],
    [100, 'en', 'The shares are fully paid.'],
    [0.25, 'en', 'Paid per share €0.25'],
    [25, 'en', 'Paid per share €0.25'],
    [1, 'fr', 'Les actions sont entièrement libérées.'],
  ] as const)('with %d paid, in %s: %s', async (amountPaid, language, expected) => {
    const { id } = await makeSmall()
    const given = { amountPaid, language, shareNumbers: '1 to 100', replacesCertificate: '7' }
    const text = await textOfPaper(app(), id, 'shareCertificate', given)
    expect(
      absentFrom(text, expected, '1 to 100', language === 'en' ? 'Replaces certificate 7' : 'Remplace le certificat 7'),
    ).toEqual([])
  })
})

describe('the sheet of Form B10', () => {
  it('has the old and the new value of a change of particulars', async () => {
    const { id, zoe } = await makeSmall()
    const body = { addressStreet1: '9 New Lane', addressCity1: 'Cork' }
    await app().staff(peopleCalls.updatePerson, { params: { id: zoe }, body })
    const text = await textOfPaper(app(), id, 'b10', { change: 'particulars' })
    expect(
      absentFrom(
        text,
        'Change of particulars',
        'Usual address',
        'Old value 5 Abbey Lane',
        'New value 9 New Lane, Cork',
      ),
    ).toEqual([])
    expect(await textOfPaper(app(), id, 'b10', { change: 'Elected' })).toContain('Change Elected')
  })

  it('lacks the values of a change that nobody has entered', async () => {
    const { id } = await makeSmall()
    const { missing } = await rowOfPaper(app(), id, 'b10', { change: 'particulars' })
    expect(missing).toEqual(
      expect.arrayContaining(['changedOn', 'changedParticular', 'oldParticular', 'newParticular']),
    )
  })
})

it('the sheet of Form B5 has every allottee of the day', async () => {
  const { id } = await makeSmall()
  await linkPerson(app(), id, { firstName: 'Paul', lastName: 'Roux', addressCity1: 'Lyon' }, { holdings: shares(50) })
  await linkPerson(app(), id, { firstName: 'Anna', lastName: 'Later' }, { holdings: shares(1, '2020-05-01') })
  const text = await textOfPaper(app(), id, 'b5')
  expect(
    absentFrom(text, 'Paid per share', 'Premium', 'Cash', 'Zoë Byrne 5 Abbey Lane', 'Paul Roux Lyon Ordinary 50 €1.00'),
  ).toEqual([])
  expect(text).not.toContain('Anna')
})
