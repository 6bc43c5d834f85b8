import { expect, it } from 'vitest'
import { usersCalls } from '../users/users.calls.ts'
import { tasksCalls } from '../tasks/tasks.calls.ts'
import { permissions } from './permissions.ts'
import { isPermitted, leastRoleFor } from './permitted-calls.ts'
import { hasRole, roles } from './roles.ts'

it('each role may do everything that the role below it may (USER-12)', () => {
  for (const [at, role] of roles.entries())
    expect(roles.filter((least) => hasRole(role, least))).toEqual(roles.slice(0, at + 1))
})

it('read-only users change and delete nothing but their own account and their saved views (USER-12)', () => {
  const open = Object.entries(permissions).flatMap(([name, least]) => (least === 'readOnly' ? [name] : []))
  expect(open.filter((name) => /^(PUT|DELETE) \/(?!user\/|view\/)/.test(name))).toEqual([])
})

it.each([
  ['readOnly', tasksCalls.searchTasks, true],
  ['readOnly', tasksCalls.createTask, false],
  ['staff', tasksCalls.createTask, true],
  ['amlOfficer', tasksCalls.removeTask, true],
  ['readOnly', usersCalls.signIn, true],
] as const)('%s: the call %o is permitted: %s (USER-12)', (role, call, isAllowed) => {
  expect(isPermitted(role, call)).toBe(isAllowed)
})

it('a call that is missing from the table is an error', () => {
  expect(() => leastRoleFor({ method: 'POST', path: '/unheard/of', access: 'session' })).toThrow('POST /unheard/of')
})
