import { comparableText } from '../../shared/fold-text.ts'
import type { UserOption } from '../../users/users.ts'

/** The colleagues whom a cell names, or what is wrong with it. */
type FoundColleagues = { users: UserOption[]; problem?: never } | { users?: never; problem: string }

const namesOf = ({ firstName, lastName, email }: UserOption): string[] =>
  [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email].map(comparableText)

/**
 * Finds the colleagues whom a cell names, by name in either order or by email address; several are separated by `;`, `/`, `&` or commas.
 * `colleagues`: those with an active account.
 */
export const findColleagues = (cell: string, colleagues: readonly UserOption[]): FoundColleagues => {
  const named = (text: string) => colleagues.filter((user) => namesOf(user).includes(comparableText(text)))
  const texts = named(cell).length > 0 ? [cell] : cell.split(/[;/&,]/).filter((text) => text.trim() !== '')
  const found = texts.map((text) => ({ text: text.trim(), users: named(text) }))

  const wrong = found.find(({ users }) => users.length !== 1)
  if (!wrong) return { users: [...new Set(found.flatMap(({ users }) => users))] }
  return {
    problem:
      wrong.users.length === 0
        ? `There is no colleague "${wrong.text}" with an active account.`
        : `Several colleagues are called "${wrong.text}". Write the email address.`,
  }
}
