// @vitest-environment happy-dom
import { openPointPlaces } from '@registrar/domain/aml/open-point-places'
import { appendix3, appendix4, appendix6, enhancedSections } from '@registrar/domain/aml/aml-fields'
import { expect, it } from 'vitest'
import { findAsked, fieldElementId } from './use-asked-field.ts'

const frameOf = (html: string) => {
  const frame = document.createElement('div')
  frame.innerHTML = html
  return frame
}

it('what is open leads to a field that its appendix shows (AML-16)', () => {
  const shown = {
    'Appendix 2': [],
    'Appendix 3': appendix3,
    'Appendix 4': appendix4,
    'Appendix 6': appendix6,
    Enhanced: enhancedSections,
  }
  for (const { place } of Object.values(openPointPlaces)) {
    if (!('appendix' in place) || place.field === 'answers') continue
    const names = shown[place.appendix].flatMap(({ fields }) => fields.map(({ name }) => name))
    expect(names).toContain(place.field)
  }
})

it('a field is found by its name, and the first question without an answer as the answers (AML-16)', () => {
  const question = (name: string, checked: string) =>
    `<div id="${fieldElementId(name)}" role="radiogroup"><input type="radio" ${checked}><input type="radio"></div>`
  const frame = frameOf(question('one', 'checked') + question('two', '') + question('three', ''))
  expect(findAsked(frame, 'answers')?.id).toBe(fieldElementId('two'))
  expect(findAsked(frame, 'three')?.id).toBe(fieldElementId('three'))
  expect(findAsked(frame, 'nothing')).toBeNull()
})
