import { findColleagues } from '@registrar/domain/imports/organizations/find-colleagues'
import { type UserReference, userName } from '@registrar/domain/users/users'
import { listActiveUsers, resolveAssignedUsers } from '#features/users'
import type { Tx } from '#platform/database/database'

type Line = { values: Record<string, unknown> }

/** A line whose person in charge became the users of the organization, or what is wrong with that. */
type LineWithUsers<L> = L & { problem?: string }

const cellOf = ({ values }: Line): string => {
  const cell = values['personInCharge']
  return typeof cell === 'string' ? cell : ''
}

/** Finds the colleagues whom the lines name as in charge, and keeps them from being deactivated until the transaction ends. */
export const resolvePeopleInCharge = async <L extends Line>(
  tx: Tx,
  lines: readonly L[],
): Promise<LineWithUsers<L>[]> => {
  if (!lines.some((line) => cellOf(line) !== '')) return lines.map((line) => ({ ...line }))

  const colleagues = await listActiveUsers(tx)
  const byCell = new Map([...new Set(lines.map(cellOf))].map((cell) => [cell, findColleagues(cell, colleagues)]))
  const found = [...byCell.values()].flatMap(({ users = [] }) => users.map(({ _id }) => ({ userId: _id })))
  await resolveAssignedUsers(tx, found, [])

  return lines.map((line) => {
    const { personInCharge: _, ...values } = line.values
    const { users, problem } = byCell.get(cellOf(line)) ?? {}
    if (problem !== undefined && cellOf(line) !== '') return { ...line, problem }
    if (!users?.length) return { ...line, values }

    const references: UserReference[] = users.map((user) => ({ userId: user._id, userName: userName(user) }))
    return { ...line, values: { ...values, users: references } }
  })
}
