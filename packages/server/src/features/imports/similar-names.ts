import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportKindName } from '@registrar/domain/imports/import-run'
import { nearLineWarning, type NameLikeness, similarNameWarning } from '@registrar/domain/imports/similar-names'
import { companyNameKey, nameKey, personNameKey } from '@registrar/domain/shared/name-key'
import { createNearNames, type TypedName } from '@registrar/domain/shared/near-names'
import { type RecordWarning, warningText } from '@registrar/domain/shared/record-warning'
import { misspeltCompanyKeys, misspeltPersonKeys } from '@registrar/domain/shared/typing-errors'
import type { Tx } from '#platform/database/database'
import { nameOf, type ReadLine, type ReportedLine, textOf } from './import-line.ts'
import { findKnownNames, type KnownName, type Named, readNameKeys } from './similar-names.queries.ts'

/** At most so many records are named for a line. */
const MAX_NAMED = 5

const nouns = { organizations: 'organization', people: 'person' } as const

const typedNames = {
  organizations: ({ name }: ReadLine['values']): TypedName => ({
    key: companyNameKey(textOf(name)),
    misspelt: () => misspeltCompanyKeys(textOf(name)),
  }),
  people: ({ firstName, lastName }: ReadLine['values']): TypedName => ({
    key: personNameKey(textOf(firstName), textOf(lastName)),
    misspelt: () => misspeltPersonKeys(textOf(firstName), textOf(lastName)),
  }),
}

const isNamed = (kind: ImportKindName): kind is Named => kind in typedNames

type Typed = TypedName & ReadLine

const lineName = ({ values }: ReadLine): string => textOf(values['name']) || nameOf(values)

/** The keys on record and in the file that differ from that of a line by a typing error, by the key of the line. */
const findNearKeys = async (tx: Tx, named: Named, typed: readonly Typed[]): Promise<Map<string, Set<string>>> => {
  const nearOf = new Map<string, Set<string>>()
  const findNear = createNearNames([...new Map(typed.map((name) => [name.key, name])).values()])
  const note = (key: string) => {
    for (const near of findNear(key)) nearOf.set(near, (nearOf.get(near) ?? new Set()).add(key))
  }

  for await (const keys of readNameKeys(tx, named)) {
    for (const key of keys) note(key)
    // So that nobody waits for a long list
    await nextTurn()
  }
  for (const { key } of typed) note(key)
  return nearOf
}

const isBornElse = (known: KnownName, { values }: ReadLine): boolean =>
  known.birth !== null && values['birth'] !== undefined && values['birth'] !== known.birth

const recordsOf = (named: Named, known: readonly KnownName[]): RecordWarning['records'] =>
  known.slice(0, MAX_NAMED).map(({ _id, name }) => ({
    _id,
    name,
    path: `/${named === 'people' ? 'people' : 'organization'}/${_id}`,
  }))

/**
 * The warnings of lines whose name a record has, had before or has with a letter that differs, or another line has so (ORG-33,
 * PERSON-11). To be asked before the lines are written.
 */
const findSimilarNames = async (
  tx: Tx,
  named: Named,
  lines: readonly ReadLine[],
): Promise<(line: ReadLine) => RecordWarning[]> => {
  const typed = lines
    .map((line) => ({ ...line, ...typedNames[named](line.values) }))
    .filter(({ key }) => nameKey(key) !== '')
  const nearOf = await findNearKeys(tx, named, typed)
  const keys = new Set([...typed.map(({ key }) => key), ...[...nearOf.values()].flatMap((near) => [...near])])
  const knownOf = Map.groupBy(await findKnownNames(tx, named, [...keys]), ({ key, likeness }) => `${likeness} ${key}`)
  const linesOf = Map.groupBy(typed, ({ key }) => key)
  const keyOf = new Map(typed.map(({ line, key }) => [line, key]))

  return (line) => {
    const key = keyOf.get(line.line)
    if (key === undefined) return []
    const near = [...(nearOf.get(key) ?? [])]
    const known: [NameLikeness, KnownName[]][] = [
      ['same', knownOf.get(`same ${key}`) ?? []],
      ['former', knownOf.get(`former ${key}`) ?? []],
      ['near', near.flatMap((other) => knownOf.get(`same ${other}`) ?? [])],
    ]
    const ofRecords = known.flatMap(([likeness, records]) => {
      const others = records.filter((record) => !isBornElse(record, line))
      return others.length > 0 ? [similarNameWarning(nouns[named], likeness, recordsOf(named, others))] : []
    })
    const earlier = near.flatMap((other) => linesOf.get(other) ?? []).find((other) => other.line < line.line)
    return earlier ? [...ofRecords, nearLineWarning(nouns[named], earlier.line, lineName(earlier))] : ofRecords
  }
}

/**
 * Adds to each line that makes a record whose name is like another what it is like (ORG-33, PERSON-11).
 * @returns the function that is given what the lines did, once they are written
 */
export const warnOfSimilarNames = async (
  tx: Tx,
  kind: ImportKindName,
  lines: readonly ReadLine[],
): Promise<(reported: readonly ReportedLine[]) => ReportedLine[]> => {
  if (!isNamed(kind)) return (reported) => [...reported]
  const warningsOf = await findSimilarNames(tx, kind, lines)
  const lineOf = new Map(lines.map((line) => [line.line, line]))

  return (reported) =>
    reported.map((done) => {
      const line = lineOf.get(done.line)
      const warnings = line && done.outcome === 'made' ? warningsOf(line) : []
      if (warnings.length === 0) return done
      const reason = [done.reason, ...warnings.map(warningText)].filter(Boolean).join(' ')
      return { ...done, reason, warnings: [...(done.warnings ?? []), ...warnings] }
    })
}
