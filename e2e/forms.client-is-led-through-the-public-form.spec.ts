import { check, fillCompany, fillPerson, person } from './public-form.ts'
import { expect, test } from './support.ts'

for (const [screen, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  // FORM-20
  test(`client sees the state of each step, and goes to it, on ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/publicform')
    const steps = page.getByRole('group', { name: 'Étapes du formulaire' })
    const step = (name: RegExp) => steps.getByRole('button', { name })
    const summary = steps.getByText(/^Étapes obligatoires terminées/)
    await expect(steps.getByRole('button')).toHaveCount(5)
    await expect(step(/Nom \(à remplir\)/)).toHaveAttribute('aria-current', 'step')
    await expect(summary).toHaveText(/0 sur 4/)
    await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')

    await test.step('fills the first two, and leaves the third for later', async () => {
      await fillCompany(page, 'Par étapes')
      await expect(step(/Nom \(terminée\)/)).toBeVisible()
      await expect(step(/Activité \(terminée\)/)).toHaveAttribute('aria-current', 'step')
      await expect(step(/Personnes \(à remplir\)/)).toBeVisible()
      await expect(step(/Services \(facultative\)/)).toBeVisible()
      await expect(summary).toHaveText(/2 sur 4/)
    })

    await test.step('goes to the last with the keyboard, and completes it', async () => {
      await step(/Identité/).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Vérification d’identité' })).toBeFocused()
      await expect(step(/Identité/)).toHaveAttribute('aria-current', 'step')
      await expect(step(/Identité/)).toBeInViewport()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(step(/Identité \(terminée\)/)).toBeVisible()
    })

    await test.step('sees which step has an error, and goes to the field', async () => {
      const birth = person(page, 1).getByLabel('Date de naissance')
      await birth.fill('31/02/1988')
      await expect(step(/Personnes \(à remplir\)/)).toBeVisible()
      await birth.press('Tab')
      await step(/Personnes \(à corriger\)/).click()
      await expect(birth).toBeFocused()
    })

    await test.step('reloads, and the steps are as they were', async () => {
      await page.reload()
      await expect(summary).toHaveText(/3 sur 4/)
      await expect(step(/Personnes \(à corriger\)/)).toBeVisible()
    })

    await test.step('sends too early, and every step that is not filled is marked', async () => {
      await page.getByLabel('Troisième choix de nom').fill('')
      await check(page)
      // UI-3: the message does not cover the progress.
      const message = page.getByText('Veuillez ajouter un directeur...')
      await expect(message).toBeVisible()
      const progress = await steps.boundingBox()
      // The message slides in from above.
      await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThan(progress?.height ?? Infinity)
      await expect(step(/Nom \(à corriger\)/)).toBeVisible()
      await expect(page.getByLabel('Troisième choix de nom')).toBeFocused()
      await expect(person(page, 1).getByText(/Attribuez chaque rôle obligatoire/)).toBeVisible()
      for (const role of ['Directeur', 'Secrétaire (obligatoire)', 'Actionnaire (obligatoire)'])
        await person(page, 1).getByRole('checkbox', { name: role, exact: true }).check()
      await expect(person(page, 1).getByText(/Attribuez chaque rôle obligatoire/)).toHaveCount(0)
    })
  })

// FORM-19, FORM-2, FORM-4
test('client sees the total of the shares, a list of countries, and the address of the person before', async ({
  page,
}) => {
  await page.route('**/app-config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), formPrivacyNote: 'Vos données restent chez nous.' } })
  })

  await page.goto('/publicform')
  await expect(page.getByText('Vos données restent chez nous.')).toBeVisible()
  await expect(page.getByText(/^IDPAL est le service en ligne/)).toBeVisible()
  const first = person(page, 1)
  const second = person(page, 2)
  const total = page.getByRole('status', { name: 'Total des actions' })

  await test.step('sees the total of the shares as it changes', async () => {
    await fillPerson(page, 1, { firstName: 'Élodie', lastName: 'Marchand' })
    await first.getByRole('checkbox', { name: 'Actionnaire (obligatoire)' }).check()
    // The nought of the field does not stay before what is typed.
    await expect(first.getByLabel('Pourcentage des actions')).toHaveValue('0\u00A0%')
    await first.getByLabel('Pourcentage des actions').click()
    await page.keyboard.type('12,5')
    await expect(total).toHaveText(/12,5\s%, au lieu de 100\s%/)
  })

  await test.step('chooses a country of the list', async () => {
    // The browser fills in what it knows of who fills the form in (WCAG 2.2, 1.3.5).
    for (const [label, token] of [
      ['Prénom', 'given-name'],
      ['Adresse e-mail', 'email'],
      ['Téléphone', 'tel'],
      ['Date de naissance', 'bday'],
      ['Code postal', 'postal-code'],
    ] as const)
      await expect(first.getByLabel(label)).toHaveAttribute('autocomplete', token)
    await expect(first.getByLabel('Pays')).toHaveAttribute('list')
    const list = await first.getByLabel('Pays').getAttribute('list')
    await expect(page.locator(`datalist#${list} option`, { hasText: 'Irlande' })).toHaveCount(1)
  })

  await test.step('gives a company the address of the person before, under the labels of a company', async () => {
    await page.getByRole('button', { name: 'Ajouter une personne' }).click()
    await second.getByLabel('Personne morale').check()
    for (const label of ['Dénomination sociale', /^Forme juridique/, 'Pays d’immatriculation', /^Siège social/])
      await expect(second.getByLabel(label)).toBeVisible()
    await expect(second.getByLabel('Prénom')).toHaveCount(0)
    await second.getByRole('button', { name: 'Même adresse que la personne 1' }).click()
    await expect(second.getByLabel(/^Siège social/)).toHaveValue('4 rue des Lilas')
    await expect(second.getByRole('combobox', { name: 'Pays', exact: true })).toHaveValue('France')
    await second.getByRole('checkbox', { name: 'Actionnaire (obligatoire)' }).check()
    await second.getByLabel('Pourcentage des actions').fill('87.5')
    await expect(total).toHaveText(/^Total des actions\s: 100\s%$/)
  })

  await test.step('reads beside the fields that roles and the certification are missing', async () => {
    await check(page)
    await expect(first.getByText(/^Attribuez chaque rôle obligatoire/)).toBeVisible()
    await expect(page.getByText('Cochez cette case pour envoyer le formulaire.')).toBeVisible()
    await page.getByLabel(/vérification d’identité IDPAL/).check()
    await expect(page.getByText('Cochez cette case pour envoyer le formulaire.')).toHaveCount(0)
  })
})

// FORM-3, FORM-21, FORM-22
test('client lets the firm be the secretary, is told what cannot be, and sends all the same', async ({ page }) => {
  await page.goto('/publicform')
  await fillCompany(page, `Remarques ${process.pid}`)
  await fillPerson(page, 1, { firstName: 'Anne', lastName: 'Clavier' })
  await person(page, 1).getByLabel('Directeur', { exact: true }).check()
  await person(page, 1).getByLabel('Actionnaire (obligatoire)').check()
  await page.getByRole('checkbox', { name: 'Société secrétaire', exact: true }).check()
  await page.getByRole('button', { name: 'Ajouter la société secrétaire comme secrétaire' }).click()
  await expect(page.getByRole('checkbox', { name: 'Société secrétaire', exact: true })).toBeFocused()
  await expect(person(page, 1).getByLabel('Notre société assure ce rôle')).toBeChecked()
  await expect(page.getByRole('status', { name: 'Rôles obligatoires' }).getByText('OK')).toHaveCount(3)
  await expect(page.getByText(/Pas encore fait/)).toContainText('cochez la case')
  await check(page)
  await expect(page.getByText('1 champ à compléter ou à corriger')).toBeVisible()
  await page.getByLabel(/vérification d’identité IDPAL/).check()
  await check(page)

  const remarks = page.getByRole('dialog').getByRole('region', { name: 'À vérifier' })
  await expect(remarks.getByRole('listitem')).toHaveText([/seul actionnaire, avec 0\s%/])
  await page.getByRole('button', { name: 'Confirm & Submit' }).click()
  const asked = page.getByRole('region', { name: 'Vérification d’identité IDPAL' })
  await expect(asked.getByRole('listitem')).toHaveText([/^Anne Clavier\s: passeport ou carte d’identité/])
})

test('a messenger that accepts anything is shown what the form is (FORM-23)', async ({ request }) => {
  for (const accept of ['*/*', 'application/json', 'text/html']) {
    const answer = await request.get('/publicForm', { headers: { accept } })
    expect(answer.headers()['content-type']).toContain('text/html')
    expect(await answer.text()).toContain('<title>Création de votre société en Irlande</title>')
  }
})
