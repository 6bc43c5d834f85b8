import { expect, it } from 'vitest'

const files = import.meta.glob<string>(['./*.ts', './*.tsx', '!./*.test.ts', '../../../../domain/src/forms/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = Object.values(files).join('\n')

// FORM-16
it.each([
  ['est bien reçue. Nous revenons', 'a bien été reçue. Nous vous répondrons'],
  ['Ce que vous saisissez est gardé', 'Votre saisie est conservée'],
  ['est faite pour chaque personne', 'a été effectuée pour chacune des personnes'],
  ['Numéro KBIS', 'Numéro d’immatriculation (extrait Kbis)'],
  ["'Rue'", 'Adresse (numéro et rue)'],
  ['Par la société secrétaire', 'Notre société assure ce rôle'],
  ["'Avant'", "'Précédent'"],
  ["'Après'", "'Suivant'"],
  ['Un pourcentage de 0 à 100.', 'Indiquez un pourcentage compris entre 0 et 100.'],
])('the public form no longer says %j, but %j', (before, now) => {
  expect(sources).not.toContain(before)
  expect(sources).toContain(now)
})
