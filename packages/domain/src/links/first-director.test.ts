import { expect, it } from 'vitest'
import { findFirstDirector } from './first-director.ts'
import type { Link } from './link.ts'
import type { LinkRole } from '../shared/link-roles.ts'

const link = (firstName: string, ...roles: LinkRole[]) => ({ roles, people: { firstName } }) as unknown as Link

it('the first person linked as director is greeted, whoever is linked before (ORG-26)', () => {
  const links = [link('Aoife', 'secretary'), link('Brian', 'shareholder', 'director'), link('Ciara', 'director')]
  expect(findFirstDirector(links)).toEqual({ firstName: 'Brian' })
})

it('a nominee director is not the director (ORG-26)', () => {
  expect(findFirstDirector([link('Nora', 'nomineeDirector')])).toBeUndefined()
})

it('no director is found before the links are read (ORG-26)', () =>
  expect(findFirstDirector(undefined)).toBeUndefined())
