// @vitest-environment happy-dom
import type { Person } from '@registrar/domain/people/person'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { withPepDecision } from './pep-mark.tsx'

const fields = z.object({
  pep: z.boolean(),
  pepLeftOfficeOn: z.string().nullable(),
  pepEndReason: z.string().nullable(),
})

it.each([
  ['taken away without a reason', true, { pep: false, pepEndReason: ' ' }, ['pepEndReason']],
  ['taken away with a reason', true, { pep: false, pepEndReason: 'Two years ago' }, []],
  ['that stays', true, { pep: true, pepEndReason: null }, []],
  ['that nobody had', false, { pep: false, pepEndReason: null }, []],
])('the form asks for the decision about a mark %s (AML-28)', (_, pep, values, asked) => {
  const schema = withPepDecision(fields, { pep } as Person)
  const { error } = schema.safeParse({ pepLeftOfficeOn: null, ...values })
  expect(error?.issues.flatMap(({ path }) => path) ?? []).toEqual(asked)
})
