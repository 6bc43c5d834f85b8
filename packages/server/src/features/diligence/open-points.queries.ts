import { setImmediate as nextTurn } from 'node:timers/promises'
import { hasRole, type Role } from '@registrar/domain/access/roles'
import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import type { DiligenceReason } from '@registrar/domain/aml/enhanced-diligence'
import {
  type ConcernedPeople,
  type FileFacts,
  findOpenPoints,
  firstConcerned,
  type OpenPoint,
} from '@registrar/domain/aml/file-gaps'
import { lastDayToFileOwners } from '@registrar/domain/filings/filing-days'
import { type AskedParty, findOwners } from '@registrar/domain/ownership/beneficial-owners'
import { isPerson } from '@registrar/domain/ownership/ownership-graph'
import { isBeneficialOwner, type OwnerThreshold } from '@registrar/domain/ownership/owner-threshold'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { diligenceReasons } from '#features/organizations'
import { type CompaniesGraph, controllersOf, legalPersonsAmong, readCompaniesGraph } from '#features/registers'
import { readUnclearedNames } from '#features/sanctions'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { directorIds } from './directors.ts'
import { readIdentified } from './identified-people.queries.ts'

/** The day on which files are judged, and what the firm sets about them. */
export type DiligenceDay = { today: IsoDate; proofMonths: number; ownerThresholds: readonly OwnerThreshold[] }

/** Today, with the settings of the firm. */
export const diligenceDay = ({ timeZone, proofOfAddressMonths, ownerThresholds }: Config): DiligenceDay => ({
  today: today(timeZone),
  proofMonths: proofOfAddressMonths,
  ownerThresholds,
})

type Client = {
  id: string
  name: string
  companyType: string | null
  incorporationDate: IsoDate | null
  relationshipBeganOn: IsoDate | null
  form: AmlChanges | null
  enhanced: DiligenceReason[]
  isSigned: boolean
  approverRole: Role | null
  isIntroducerAtRisk: boolean
}

const readClients = async (db: Db | Tx, ids: readonly string[]): Promise<Client[]> => {
  const { rows } = await sql<Client>`
    select o.id, o.name, d.company_type as "companyType", o.incorporation_date as "incorporationDate",
      d.relationship_began_on as "relationshipBeganOn", m.form, ${diligenceReasons()} as enhanced,
      exists (select from aml_versions v where v.organization_id = o.id) as "isSigned", u.role as "approverRole",
      exists (select from risk_countries r where country_keys(m.form ->> 'reliance_country') && r.keys
        and (r.from_on is null or r.from_on <= current_date) and (r.to_on is null or r.to_on >= current_date)) as "isIntroducerAtRisk"
    from organizations o
    left join organization_details d on d.organization_id = o.id
    left join organization_aml m on m.organization_id = o.id
    left join users u on u.id::text = m.form -> 'enhanced_approved_by' ->> 'user_id'
    where o.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

const isListLoaded = async (db: Db | Tx): Promise<boolean> => {
  const { rows } = await sql<{ isLoaded: boolean }>`
    select exists (select from sanctions_lists where kind = 'sanctions') as "isLoaded"`.execute(db)
  return rows[0]?.isLoaded ?? false
}

// A company limited by guarantee has members without shares: its directors are identified in place of owners.
const gapsOf = (
  { companyType }: Client,
  gaps: readonly { organizationId: string; total: number }[],
  nameOf: (id: string) => string,
): string[] =>
  companyType === 'CLG'
    ? []
    : gaps.map(({ organizationId, total }) =>
        total === 0
          ? `Nobody who owns ${nameOf(organizationId)} is known.`
          : `The known shares of ${nameOf(organizationId)} make ${Math.round(total * 100) / 100}%.`,
      )

// An owner is always a natural person: of a trust or a foundation it is asked who is behind it, unless somebody is declared to control the client.
const legalOwnersOf = (
  { asked, controllers }: { asked: readonly AskedParty[]; controllers: readonly string[] },
  isOwner: (percentage: number) => boolean,
  nameOf: (id: string) => string,
): string[] => {
  const legal = asked.flatMap((party) => ('personId' in party ? [party] : []))
  const held = legal.reduce((sum, { percentage }) => sum + percentage, 0)
  return controllers.length > 0 || !isOwner(held)
    ? []
    : legal.map(({ personId }) => `Nobody is known who is behind ${nameOf(personId)}, a legal person.`)
}

const factsOf = (
  client: Client,
  { graph, legalPersons }: { graph: CompaniesGraph; legalPersons: ReadonlySet<string> },
  { people, instructing }: Awaited<ReturnType<typeof readIdentified>>,
  { today: day, ownerThresholds }: DiligenceDay,
): Omit<FileFacts, 'hasSanctionsList' | 'uncleared'> => {
  const { holders, holdings } = graph.of(client.id)
  const controllers = controllersOf(holders, day)
  const isLegal = (personId: string) => legalPersons.has(personId)
  const known = {
    controllers,
    legalPersons: new Set(
      holdings.flatMap(({ holder }) => (isPerson(holder) && isLegal(holder.personId) ? [holder.personId] : [])),
    ),
  }
  const { owners, gaps, asked } = findOwners(holdings, client.id, day, ownerThresholds, known)
  const isOver = (percentage: number) => isBeneficialOwner(percentage, day, ownerThresholds)
  const directors = directorIds(holders, day)
  const ids = [
    ...directors,
    ...owners.flatMap(({ personId, isOwner }) => (isOwner ? [personId] : [])),
    ...instructing.flatMap(({ organizationId, personId }) => (organizationId === client.id ? [personId] : [])),
  ]
  const isOwed = client.incorporationDate !== null && client.companyType !== 'BRANCH'
  return {
    form: client.form ?? {},
    identified: [...new Set(ids)].flatMap((id) => people.get(id) ?? []),
    isEnhanced: client.enhanced.length > 0,
    approver: client.approverRole && { isSenior: hasRole(client.approverRole, 'amlOfficer') },
    relationshipBeganOn: client.relationshipBeganOn,
    isSigned: client.isSigned,
    directorsStandIn: directors.some((id) => !isLegal(id)) && !owners.some(({ isOwner }) => isOwner),
    isIntroducerAtRisk: client.isIntroducerAtRisk,
    incorporatedOn: isOwed ? client.incorporationDate : null,
    ownersEntryDueOn: isOwed && client.incorporationDate ? lastDayToFileOwners(client.incorporationDate) : null,
    ownerGaps: [
      ...gapsOf(client, gaps, (id) => (id === client.id ? client.name : graph.nameOf(id))),
      ...legalOwnersOf({ asked, controllers: controllers.filter((id) => !isLegal(id)) }, isOver, graph.nameOf),
    ],
  }
}

/** What a file lacks before it may be signed, and who is concerned by it first. */
export type FileGaps = { open: OpenPoint[]; concerned: ConcernedPeople }

/** What the files of organizations lack before they may be signed, each under its id, and whom it concerns (AML-16, AML-18). */
export const readFileGaps = async (
  db: Db | Tx,
  ids: readonly string[],
  day: DiligenceDay,
): Promise<ReadonlyMap<string, FileGaps>> => {
  if (ids.length === 0) return new Map()
  const clients = await readClients(db, ids)
  const graph = await readCompaniesGraph(db, ids, day.today)
  const legalPersons = legalPersonsAmong(graph.holders)
  const identified = await readIdentified(db, ids, graph.holders)
  const hasSanctionsList = await isListLoaded(db)
  const uncleared = await readUnclearedNames(db, ids)
  const screeningOf = (id: string) => {
    const names = uncleared.get(id)
    return { hasSanctionsList, ...(names && { uncleared: names }) }
  }

  const gaps = new Map<string, FileGaps>()
  for (const client of clients) {
    const facts = { ...factsOf(client, { graph, legalPersons }, identified, day), ...screeningOf(client.id) }
    gaps.set(client.id, { open: findOpenPoints(facts, day), concerned: firstConcerned(facts, day) })
    // Others have their turn between two files.
    await nextTurn()
  }
  return gaps
}

/** What the files of organizations lack before they may be signed, each under its id (AML-18). */
export const readOpenPoints = async (
  db: Db | Tx,
  ids: readonly string[],
  day: DiligenceDay,
): Promise<ReadonlyMap<string, OpenPoint[]>> =>
  new Map(Array.from(await readFileGaps(db, ids, day), ([id, { open }]) => [id, open]))
