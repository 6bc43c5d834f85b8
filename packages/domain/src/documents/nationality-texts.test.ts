import { expect, it } from 'vitest'
import { nationalityIn } from './nationality-texts.ts'

it.each([
  ['French', 'Française', 'French'],
  ['french', 'française', 'french'],
  ['Français', 'Français', 'French'],
  ['française', 'française', 'French'],
  ['FRANCAISE', 'FRANCAISE', 'French'],
  ['Irish', 'Irlandaise', 'Irish'],
  ['irlandais', 'irlandais', 'Irish'],
  ['Suisse', 'Suisse', 'Swiss'],
  ['Nigerian', 'Nigériane', 'Nigerian'],
  ['Nigerien', 'Nigérienne', 'Nigerien'],
  ['nigérien', 'nigérien', 'Nigerien'],
  ['South African', 'Sud-africaine', 'South African'],
  ['Côte d’Ivoire', 'Côte d’Ivoire', 'Côte d’Ivoire'],
  ['French and Irish', 'Française et Irlandaise', 'French and Irish'],
  ['française, belge', 'française, belge', 'French, Belgian'],
  ['French / Martian', 'French / Martian', 'French / Martian'],
  ['Martian', 'Martian', 'Martian'],
  ['', '', ''],
])('%j is %j in French and %j in English (DOC-17)', (typed, french, english) => {
  expect([nationalityIn(typed, 'fr'), nationalityIn(typed, 'en')]).toEqual([french, english])
})
