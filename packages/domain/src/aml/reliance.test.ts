import { expect, it } from 'vitest'
import type { AmlChanges } from './aml-form.ts'
import { relianceGaps } from './reliance.ts'

const today = '2026-11-27'
const complete: AmlChanges = {
  reliance_applies: true,
  reliance_introducer: 'Cabinet Lebrun',
  reliance_kind: 'accountant or auditor',
  reliance_supervisor: 'Ordre des experts-comptables',
  reliance_country: 'France',
  reliance_agreed_on: '2026-01-05',
  reliance_arrangement: '/file/arrangement',
  reliance_documents: true,
}

it.each<[string, AmlChanges, RegExp[]]>([
  ['nothing', {}, []],
  ['the arrangement and all about the introducer', complete, []],
  ['no reliance, whatever else is entered', { ...complete, reliance_applies: false, reliance_introducer: null }, []],
  ['a permission alone', { appendix2_third_party_permission: true }, [/nobody says whether the firm relies/]],
  ['a permission without reliance', { appendix2_third_party_permission: true, reliance_applies: false }, []],
  ['reliance alone', { reliance_applies: true }, [/nobody says on whom/, /in which country/, /no arrangement/]],
  ['no kind', { ...complete, reliance_kind: null }, [/what kind of firm Cabinet Lebrun is/]],
  ['another kind', { ...complete, reliance_kind: 'other' }, [/none of those on whom the Act lets a firm rely/]],
  ['nobody who supervises it', { ...complete, reliance_supervisor: ' ' }, [/who supervises Cabinet Lebrun/]],
  ['no country', { ...complete, reliance_country: null }, [/in which country/]],
  ['no arrangement', { ...complete, reliance_agreed_on: null }, [/no arrangement with Cabinet Lebrun/]],
  ['an arrangement to come', { ...complete, reliance_agreed_on: '2026-11-28' }, [/28\/11\/2026, is to come/]],
  ['an arrangement that is not on file', { ...complete, reliance_arrangement: null }, [/is not on file/]],
  ['no documents on request', { ...complete, reliance_documents: false }, [/has not agreed to forward documents/]],
  ['nothing said about documents', { ...complete, reliance_documents: null }, [/has not agreed to forward documents/]],
])('with %s the file says what is missing of the reliance (AML-29)', (_, form, reasons) => {
  const gaps = relianceGaps(form, false, today)
  expect(gaps).toEqual(reasons.map((reason) => expect.stringMatching(reason)))
})

it('nobody in a high-risk third country is relied on, but a branch of a group of the Union that follows its policies (AML-29)', () => {
  const form = { ...complete, reliance_country: 'Kenya' }
  expect(relianceGaps(form, true, today)).toEqual([expect.stringMatching(/in Kenya, a high-risk third country/)])
  expect(relianceGaps({ ...form, reliance_union_group: false }, true, today)).toHaveLength(1)
  expect(relianceGaps({ ...form, reliance_union_group: true }, true, today)).toEqual([])
})
