import { ALREADY_THERE } from '@registrar/domain/imports/import-run'
import { hasLeftOffice } from '@registrar/domain/imports/standing'
import { type Link, newLink, type NewLink, percentageFor } from '@registrar/domain/links/link'
import { dayInWords } from '@registrar/domain/shared/day-in-words'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type LinkRole, roleLabels } from '@registrar/domain/shared/link-roles'
import { plainMessage } from '@registrar/domain/shared/plain-message'
import { createLinks, listLinksOfPairs, updateLink } from '#features/links'
import { Problem } from '#platform/problem'
import {
  differingFields,
  inBatches,
  type LineContext,
  type LineOutcome,
  type LinesWriter,
  problemsOf,
  type ReadLine,
  refused,
  type ReportedLine,
  textOf,
  updatedOrSkipped,
} from './import-line.ts'
import { createEndsFinder, type Ends, type LineWithEnds, personOf } from './link-ends.ts'

/** What the lines of a file say of a link; a blank cell says nothing (IMP-3). */
type GivenFields = { roles?: LinkRole[] | undefined; addedRoles: LinkRole[]; percentage?: number | undefined }

/** All lines of a file about one link, the first one first. */
type LinkOfLines = { ends: Ends; lines: readonly ReadLine[] }

/** What the first of the lines of a link does; the others find it done. */
type Done = Pick<LineOutcome, 'outcome' | 'reason'> & { problem?: Problem }

/** All roles that several lines give to one link, and the last percentage (IMP-4). */
const unite = (lines: readonly ReadLine[]): GivenFields => {
  const rolesIn = (field: string) => lines.flatMap(({ values }) => (values[field] as LinkRole[] | undefined) ?? [])
  const roles = rolesIn('roles')
  const percentage = lines.findLast(({ values }) => values['beneficiaryPercentage'] !== undefined)?.values
  return {
    ...(roles.length > 0 && { roles: [...new Set(roles)] }),
    addedRoles: rolesIn('addedRoles'),
    percentage: percentage?.['beneficiaryPercentage'] as number | undefined,
  }
}

const endedRoles = (before: readonly LinkRole[], after: readonly LinkRole[]): string[] => {
  const ended = before.filter((role) => !after.includes(role)).map((role) => roleLabels[role])
  return ended.length === 0 ? [] : [`Roles that end, because the file does not name them: ${ended.join(', ')}.`]
}

const refusedFor = (problem: Problem): Done => ({ outcome: 'refused', reason: problem.message, problem })

const update = async (link: Link, sent: { roles: LinkRole[] }, { tx, session, today }: LineContext): Promise<Done> => {
  const { roles } = sent
  const changed = differingFields({ ...link, roles: link.roles.toSorted() }, { ...sent, roles: roles.toSorted() })
  if (changed.length > 0) await updateLink(tx, 'link', link._id, sent, session, today)
  const { outcome, reason } = updatedOrSkipped('links', '', changed)
  return { outcome, reason: [reason, ...endedRoles(link.roles, roles)].join(' ') }
}

type New = { key: string; body: NewLink }

const writeLink = async (
  { ends, lines }: LinkOfLines,
  link: Link | undefined,
  { context, create }: { context: LineContext; create: (body: NewLink) => void },
): Promise<Done> => {
  const given = unite(lines)
  const roles = given.roles ?? [...new Set([...(link?.roles ?? []), ...given.addedRoles])]
  // What is not sent stays as it is stored: a blank cell empties nothing, also not the percentage of a past shareholder.
  const sent = {
    roles,
    ...(given.percentage !== undefined && { beneficiaryPercentage: percentageFor(roles, given.percentage) }),
  }
  const checked = newLink.safeParse({ ...ends, ...sent }, { error: plainMessage })
  if (!checked.success) return { outcome: 'refused', reason: problemsOf('links', checked.error) }
  if (link) return update(link, sent, context)

  create(checked.data)
  return { outcome: 'made', reason: '' }
}

const keyOf = ({ organizationId, peopleId }: Ends): string => `${organizationId} ${peopleId}`

const outcomesOf = ({ lines }: LinkOfLines, { problem, ...done }: Done): ReportedLine[] =>
  lines.map(({ line, firstCell, values }, place) => {
    const name = problem ? firstCell : `${personOf(values)}, ${textOf(values['company'] ?? values['cro'])}`
    const isRepeated = place > 0 && done.outcome !== 'refused'
    return { line, name, ...(isRepeated ? { outcome: 'skipped', reason: ALREADY_THERE } : done) }
  })

const writeBatch = async (batch: readonly LinkOfLines[], context: LineContext): Promise<ReportedLine[]> => {
  const { tx, session, today } = context
  const pairs = batch.map(({ ends }) => ends)
  const known = new Map((await listLinksOfPairs(tx, pairs, today)).map((link) => [keyOf(link), link]))
  const done = new Map<string, Done>()
  const created: New[] = []

  for (const link of batch) {
    const key = keyOf(link.ends)
    const create = (body: NewLink) => void created.push({ key, body })
    const written = writeLink(link, known.get(key), { context, create })
    done.set(
      key,
      await written.catch((error: unknown) => {
        if (error instanceof Problem) return refusedFor(error)
        throw error
      }),
    )
  }
  const bodies = created.map(({ body }) => body)
  for (const [place, problem] of await createLinks(tx, bodies, session, today))
    done.set(created[place]?.key ?? '', refusedFor(problem))

  return batch.flatMap((link) => {
    const outcome = done.get(keyOf(link.ends))
    return outcome ? outcomesOf(link, outcome) : []
  })
}

const isFound = (line: LineWithEnds): line is ReadLine & { ends: Ends } => !('problem' in line.ends)

const refusedLine = ({ line, values, ends }: LineWithEnds): ReportedLine[] => {
  const name = `${personOf(values)}, ${textOf(values['company'] ?? values['cro'])}`
  return 'problem' in ends ? [{ line, ...refused(name, ends.problem) }] : []
}

// A link stands for who is in office: one that ended would be written as if it had not. A day that is to come ends nothing yet.
const hasLeft = ({ values }: ReadLine, today: IsoDate): boolean =>
  values['ceased'] === undefined ? hasLeftOffice(values['officeStatus']) : textOf(values['ceased']) <= today

const leftLine = ({ line, values }: ReadLine): ReportedLine => {
  const name = `${personOf(values)}, ${textOf(values['company'] ?? values['cro'])}`
  const ceased = textOf(values['ceased'])
  const why =
    ceased === '' ? `Its status is "${textOf(values['officeStatus'])}".` : `It ended on ${dayInWords(ceased, 'en')}.`
  return { line, ...refused(name, `${why} An import links who is in office.`) }
}

/**
 * Writes the lines of a file of links. The lines about one link are united first, so that none of them ends a role that
 * another one gives (IMP-4).
 */
export const writeLinks: LinesWriter = async (lines, context) => {
  const { progress, today } = context
  const { left = [], present = [] } = Object.groupBy(lines, (line) => (hasLeft(line, today) ? 'left' : 'present'))
  const findEnds = createEndsFinder(context)
  const found = await inBatches({ name: 'Comparing', lines: present, progress }, findEnds)

  const linesOfLinks = Map.groupBy(found.filter(isFound), ({ ends }) => keyOf(ends))
  const links = [...linesOfLinks.values()].flatMap((ofLink) =>
    ofLink[0] ? [{ ends: ofLink[0].ends, lines: ofLink }] : [],
  )
  const written = await inBatches({ name: 'Writing', lines: links, progress }, (batch) => writeBatch(batch, context))

  return [...left.map(leftLine), ...found.flatMap(refusedLine), ...written].toSorted((a, b) => a.line - b.line)
}
