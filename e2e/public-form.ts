import type { Page } from '@playwright/test'

/** The card of a person of the public form; the first is 1. */
export const person = (page: Page, place: number) =>
  page.getByRole('region', { name: `Personne ${place}`, exact: true })

export const fillPerson = async (page: Page, place: number, names: { firstName: string; lastName: string }) => {
  const card = person(page, place)
  await card.getByLabel('Prénom').fill(names.firstName)
  await card.getByRole('textbox', { name: 'Nom', exact: true }).fill(names.lastName)
  await card.getByLabel('Adresse e-mail').fill('client@example.fr')
  await card.getByLabel('Téléphone').fill('+33 6 12 34 56 78')
  await card.getByLabel('Date de naissance').fill('17/05/1988')
  await card.getByLabel('Date de naissance').press('Tab')
  await card.getByLabel('Nationalité').fill('Française')
  await card.getByLabel('Adresse (numéro et rue)').fill('4 rue des Lilas')
  await card.getByLabel('Code postal').fill('69003')
  await card.getByLabel('Ville').fill('Lyon')
  await card.getByLabel('Région').fill('Auvergne-Rhône-Alpes')
  await card.getByLabel('Pays').fill('France')
}

export const fillCompany = async (page: Page, name: string) => {
  await page.getByLabel('Premier choix de nom').fill(name)
  await page.getByLabel('Deuxième choix de nom').fill(`${name} Deux`)
  await page.getByLabel('Troisième choix de nom').fill(`${name} Trois`)
  await page.getByLabel('Description de l’activité').fill('Conseil en architecture')
}

export const check = (page: Page) => page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
