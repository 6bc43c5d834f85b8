import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { check, fillCompany, fillPerson, person } from './public-form.ts'
import { expect, test } from './support.ts'

// FORM-1, FORM-2, FORM-4, FORM-5, FORM-6, FORM-7, FORM-9
test('client is told what is missing, fills the public form, reviews it and sends it', async ({ page, call }) => {
  const name = `Quai ${process.pid}`
  await page.goto('/publicForm')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const roles = page.getByRole('status', { name: 'Rôles obligatoires' })
  await expect(roles.getByText('missing')).toHaveCount(3)
  await expect(page.getByText(/La loi irlandaise exige un directeur d’au moins 18\sans/)).toBeVisible()

  await test.step('is told what is missing, in French', async () => {
    await check(page)
    await expect(page.getByText('Veuillez ajouter un directeur...')).toBeVisible()
    await expect(page.getByText('Ce champ est obligatoire.').first()).toBeVisible()
    await expect(page.getByLabel('Premier choix de nom')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('fills in the company and the first person, who cannot be removed', async () => {
    await fillCompany(page, name)
    await fillPerson(page, 1, { firstName: 'Élodie', lastName: 'Marchand' })
    await expect(page.getByText('Ce champ est obligatoire.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Retirer la personne 1' })).toHaveCount(0)
  })

  await test.step('is told that a role or the certification is missing', async () => {
    const first = person(page, 1)
    await first.getByLabel('Directeur', { exact: true }).check()
    await expect(roles.getByText('OK')).toHaveCount(1)
    await check(page)
    await expect(page.getByText('Veuillez ajouter une secrétaire...')).toBeVisible()
    await first.getByLabel('Secrétaire (obligatoire)').check()
    await check(page)
    await expect(page.getByText('Veuillez ajouter un actionnaire...')).toBeVisible()
    // Sooner than a toast goes by itself (UI-3).
    await expect(page.getByText('Veuillez ajouter une secrétaire...')).toBeHidden({ timeout: 1000 })
    await expect(first.getByLabel('Pourcentage des actions')).toHaveCount(0)
    await first.getByLabel('Actionnaire (obligatoire)').check()
    const percentage = first.getByLabel('Pourcentage des actions')
    await percentage.fill('120')
    await percentage.press('Tab')
    await expect(first.getByText('Indiquez un pourcentage compris entre 0 et 100.')).toBeVisible()
    await percentage.fill('59,5')
    await percentage.press('Tab')
    await expect(percentage).toHaveValue('59,5\u00A0%')
    await check(page)
    await expect(page.getByText('Veuillez complétez la certification IDPAL...')).toBeVisible()
    await expect(roles.getByText('OK')).toHaveCount(3)
  })

  await test.step('asks for a service by a click on a person, and takes it back', async () => {
    const ofPerson = person(page, 1).getByLabel('Notre société assure ce rôle')
    const ofCompany = page.getByRole('checkbox', { name: 'Société secrétaire', exact: true })
    await ofPerson.check()
    await expect(ofCompany).toBeChecked()
    await ofPerson.uncheck()
    await expect(ofCompany).not.toBeChecked()
  })

  await test.step('adds a company as a shareholder, and a person by mistake', async () => {
    await page.getByRole('button', { name: 'Ajouter une personne' }).click()
    await page.getByRole('button', { name: 'Ajouter une personne' }).click()
    await page.getByRole('button', { name: 'Retirer la personne 3' }).click()
    await fillPerson(page, 2, { firstName: 'Holding', lastName: 'Marchand' })
    const second = person(page, 2)
    await expect(second.getByLabel('Numéro d’immatriculation (extrait Kbis)')).toHaveCount(0)
    await second.getByLabel('Personne morale').check()
    await second.getByLabel('Numéro d’immatriculation (extrait Kbis)').fill('812 345 678')
    await second.getByLabel('Nom du représentant légal').fill('Paul Marchand')
    await second.getByLabel('Actionnaire (obligatoire)').check()
    await second.getByLabel('Pourcentage des actions').fill('40')
    await expect(person(page, 1).getByLabel('Numéro d’immatriculation (extrait Kbis)')).toHaveCount(0)
    await page.getByLabel(/vérification d’identité IDPAL/).check()
    await page.getByRole('checkbox', { name: 'Société secrétaire', exact: true }).check()
  })

  await test.step('is asked before a filled person is removed, and finds a new person in sight (UI-6, FORM-1)', async () => {
    await page.getByRole('button', { name: 'Ajouter une personne' }).click()
    await expect(page.getByRole('heading', { name: 'Personne 3' })).toBeInViewport()
    await expect(person(page, 3).getByRole('radio', { name: 'Personne physique' })).toBeFocused()
    await person(page, 3).getByLabel('Prénom').fill('Luc')

    const question = page.getByRole('dialog', { name: 'Êtes-vous sûr' })
    await page.getByRole('button', { name: 'Retirer la personne 3' }).click()
    await expect(question).toContainText('La personne 3 (Luc) sera retirée du formulaire')
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(person(page, 3).getByLabel('Prénom')).toHaveValue('Luc')

    await page.getByRole('button', { name: 'Retirer la personne 3' }).click()
    await question.getByRole('button', { name: 'Retirer' }).click()
    await expect(person(page, 3)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Ajouter une personne' })).toBeFocused()
  })

  await test.step('reloads, and nothing is lost', async () => {
    await page.reload()
    await expect(page.getByLabel('Premier choix de nom')).toHaveValue(name)
    await expect(person(page, 1).getByLabel('Date de naissance')).toHaveValue('17/05/1988')
    await expect(person(page, 2).getByLabel('Numéro d’immatriculation (extrait Kbis)')).toHaveValue('812 345 678')
    await expect(roles.getByText('OK')).toHaveCount(3)
  })

  await test.step('reviews, edits, and sends', async () => {
    await check(page)
    const review = page.getByRole('dialog')
    await expect(review).toContainText('Holding Marchand')
    // FORM-3: the reminder that a role is required belongs to the fields.
    await expect(review).toContainText('Secrétaire')
    await expect(review).not.toContainText('(obligatoire)')
    await review.getByRole('button', { name: 'Edit' }).click()
    await expect(review).toBeHidden()

    await check(page)
    await expect(review).toBeVisible()
    await page.goBack()
    await expect(review).toBeHidden()
    await page.goForward()
    await expect(review).toBeVisible()
    await page.goBack()
    await page.getByLabel('Description de l’activité').fill('Conseil en paysage')
    await page.goForward()
    await expect(page.getByLabel('Description de l’activité')).toHaveValue('Conseil en paysage')
    await expect(review).toBeHidden()
    await check(page)
    await expect(review).toContainText('Conseil en paysage')
    await review.getByRole('button', { name: 'Confirm & Submit' }).click()
    await expect(page.getByText('Form submitted successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Merci !' })).toBeVisible()
    await expect(page).toHaveURL(/\/publicform\/validate$/)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: 'Holding Marchand' })).toBeVisible()
    await expect(page.getByText('Conseil en paysage')).toBeVisible()
    await expect(page.getByText('59,5\u00A0%')).toBeVisible()
  })

  await test.step('staff find the form, and the draft is gone', async () => {
    const reference = await page.getByText(/^[2-9C-Y]{4}-[2-9C-Y]{4}$/).textContent()
    const found = await call(formsCalls.searchForms, { body: { search: reference } })
    expect(found.data).toMatchObject([{ memberCount: 2 }])
    const form = await call(formsCalls.findForm, { params: { id: found.data[0]?._id ?? '' } })
    expect(form).toMatchObject({ secretaryCompany: true, IDPAL: true, description: 'Conseil en paysage' })
    expect(form.peoples).toMatchObject([
      { birth: '1988-05-17T00:00:00.000Z', beneficiaryPercentage: 59.5, personType: 'naturalPerson' },
      { personType: 'legalPerson', KBIS: '812 345 678', beneficiaryPercentage: 40, roles: ['shareholder'] },
    ])

    await page.goto('/publicform')
    await expect(page.getByLabel('Premier choix de nom')).toHaveValue('')
  })
})

for (const [screen, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`client fills and sends the public form with the keyboard alone, on ${screen}`, async ({ page, call }) => {
    await page.setViewportSize(viewport)
    const name = `Clavier ${screen} ${process.pid}`
    const type = async (text: string) => {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    const tick = async (...ticked: boolean[]) => {
      for (const isTicked of ticked) {
        if (isTicked) await page.keyboard.press('Space')
        await page.keyboard.press('Tab')
      }
    }

    await page.goto('/publicform')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tick(false, false, false, false, false)
    await page.keyboard.press('Tab')
    for (const text of [name, `${name} B`, `${name} C`, 'Édition de jeux']) await type(text)
    await page.keyboard.press('Tab')
    for (const text of ['Anne', 'Clavier', 'anne@example.fr', '0612345678', '01/02/1990', 'Française']) await type(text)
    for (const text of ['1 rue du Port', '13001', 'Marseille', 'PACA', 'France']) await type(text)
    await tick(true, true, true, false, false, false)
    await tick(false)
    await page.keyboard.press('ControlOrMeta+A')
    await type('100')
    await tick(false)
    await expect(page.getByRole('button', { name: 'Ajouter une personne' })).toBeFocused()
    await tick(false, false, false, true, false)
    await expect(page.getByRole('button', { name: 'Vérifier et envoyer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Confirm & Submit' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Vérifier et envoyer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Confirm & Submit' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Merci !' })).toBeVisible()
    const found = await call(formsCalls.searchForms, { body: { search: name } })
    expect(found.data).toMatchObject([{ directors: ['Anne Clavier'] }])
  })

// FORM-15
test('client whose answer was lost sends again, also after a reload, and the form is kept once', async ({
  page,
  call,
}) => {
  const name = `Deux fois ${process.pid}`
  await page.goto('/publicform')
  await fillCompany(page, name)
  await fillPerson(page, 1, { firstName: 'Jeanne', lastName: 'Double' })
  for (const role of ['Directeur', 'Secrétaire (obligatoire)', 'Actionnaire (obligatoire)'])
    await page.getByRole('checkbox', { name: role, exact: true }).check()
  await page.getByLabel(/vérification d’identité IDPAL/).check()

  let sent = 0
  await page.route('**/form', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    if (sent > 2) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  for (const time of [1, 2]) {
    await check(page)
    await page.getByRole('button', { name: 'Confirm & Submit' }).click()
    await expect(page.getByText(/Le serveur ne répond pas/).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(sent).toBe(time)
  }
  await page.reload()
  await check(page)
  await page.getByRole('button', { name: 'Confirm & Submit' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Merci !' })).toBeVisible()
  expect(sent).toBe(3)
  const found = await call(formsCalls.searchForms, { body: { search: name } })
  expect(found.totalItems).toBe(1)
})

test('client is led to the form, sees why a date or the form is refused, and loses nothing (FORM-1, FORM-7)', async ({
  page,
}) => {
  // FORM-7
  await test.step('client who sent nothing is led from the thank-you page to the form', async () => {
    await page.goto('/publicform/validate')
    await expect(page.getByRole('heading', { name: 'Erreur' })).toBeVisible()
    await page.getByRole('link', { name: 'Retour au formulaire' }).click()
    await expect(page.getByLabel('Premier choix de nom')).toBeVisible()
  })

  // FORM-1
  await test.step('client sees why a date of birth is impossible, and the typed text stays', async () => {
    const birth = person(page, 1).getByLabel('Date de naissance')
    for (const [typed, message] of [
      ['31/02/1988', /Cette date n’existe pas/],
      ['17/05/88', /année sur quatre chiffres/],
      ['17 mai 1988', /Écrivez la date ainsi/],
      ['01/01/2135', 'La date de naissance ne peut pas être dans le futur.'],
    ] as const) {
      await birth.fill(typed)
      await birth.press('Tab')
      await expect(person(page, 1).getByText(message)).toBeVisible()
      await expect(birth).toHaveValue(typed)
    }

    await page.reload()
    await expect(birth).toHaveValue('01/01/2135')
  })

  await test.step('client sees why the form was refused, and loses nothing', async () => {
    await fillCompany(page, 'Refus')
    await fillPerson(page, 1, { firstName: 'Rémi', lastName: 'Refus' })
    for (const role of ['Directeur', 'Secrétaire (obligatoire)', 'Actionnaire (obligatoire)'])
      await page.getByRole('checkbox', { name: role, exact: true }).check()
    await page.getByLabel(/vérification d’identité IDPAL/).check()
    const answers = [
      [
        { status: 422, json: { ok: false, code: 'DIRECTOR_REQUIRED', message: 'Le serveur refuse.' } },
        'Le serveur refuse.',
      ],
      [{ status: 429, json: { ok: false, code: 'TOO_MANY_REQUESTS', message: 'Slow down.' } }, /Trop d’envois/],
    ] as const
    for (const [answer, message] of answers) {
      await page.route('**/form', (route) =>
        route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback(),
      )
      await check(page)
      await page.getByRole('button', { name: 'Confirm & Submit' }).click()
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.unroute('**/form')
    }
    await expect(page.getByLabel('Premier choix de nom')).toHaveValue('Refus')
  })
})
