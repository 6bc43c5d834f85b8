import { expect, it } from 'vitest'

const files = import.meta.glob<string>('../features/{people,aml,forms}/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const textOf = (path: string) => files[`../features/${path}`]?.replaceAll(/\s+/g, ' ')

// PERSON-1, FORM-6
it.each([
  ['IPN', 'people/person-information-tab.tsx', 'Identified Person Number of the CRO'],
  ['VIF', 'people/person-information-tab.tsx', 'Verification of Identity form of the CRO'],
  ['the threshold of cash', 'aml/risk-panel.tsx', 'in law the threshold for cash is 10,000 euros'],
  ['the age of a director', 'forms/people-hints.tsx', 'La loi irlandaise exige un directeur d’au moins 18 ans'],
  ['the residence of a director', 'forms/people-hints.tsx', 'réside dans l’Espace économique européen'],
  ['the members of an LTD', 'forms/people-hints.tsx', 'La loi permet à une société LTD d’en avoir jusqu’à 149'],
])('what the law says of %s is shown beside the text of the form', (_subject, path, hint) => {
  expect(textOf(path)).toContain(hint)
})
