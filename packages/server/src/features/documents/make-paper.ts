import type { PaperBody } from '@registrar/domain/documents/documents.calls'
import { type PrintedParts, printedParts } from '@registrar/domain/documents/filed-paper'
import { fillPaper, paperTitle, type RegisterRows } from '@registrar/domain/documents/fill-paper'
import { companyLetterhead } from '@registrar/domain/documents/company-letterhead'
import type { Paper } from '@registrar/domain/documents/paper'
import { paperAbout } from '@registrar/domain/documents/paper-about'
import { subjectOf } from '@registrar/domain/documents/paper-people'
import { signersOf } from '@registrar/domain/documents/paper-signers'
import { idOfHolder } from '@registrar/domain/documents/paper-subject'
import { minuteDay } from '@registrar/domain/documents/minute'
import type { PaperRecord } from '@registrar/domain/documents/paper-record'
import { isPpsPrinted, paperValues } from '@registrar/domain/documents/paper-values'
import type { FieldValues } from '@registrar/domain/documents/paper-fields'
import type { MissingFacts } from '@registrar/domain/registers/missing-facts'
import { type RegisterName, registerNames } from '@registrar/domain/registers/registers'
import { areStandIns } from '@registrar/domain/registers/register-table'
import { dayInWords } from '@registrar/domain/shared/day-in-words'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { Language } from '@registrar/domain/shared/language'
import type { Party } from '@registrar/domain/shared/party'
import { cutToBytes, MAX_NAME_BYTES } from '#features/files'
import { findRegisterCompany, readOwnerSteps, searchOwnerGaps, searchRegister } from '#features/registers'
import { today } from '#platform/clock'
import { MASK } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { MinuteContent } from './minute-book.row.ts'
import { readPaperWording } from './papers-in-force.queries.ts'
import { readPaperRecords, readTransferees } from './paper-record.queries.ts'
import { readTables } from './paper-tables.queries.ts'
import { printPaper } from './print-paper.ts'

/** A printed paper with its name, its folder among the files of the company, and what it was made from. */
export type MadePaper = {
  fileName: string
  folder: string
  pdf: Buffer
  language: Language
  /** the person or company that it is about, if any */
  subject: Party | undefined
  /** the person whose PPS number it prints, if any */
  ppsPersonId: string | undefined
  registers: RegisterName[]
  asAt: IsoDate
  parts: PrintedParts
  /** what the minute book keeps of it */
  content: MinuteContent
  minuteDay: IsoDate
}

const findTransferee = async (db: Db, organizationId: string, id: string | null | undefined) => {
  if (!id) return undefined
  const transferee = (await readTransferees(db, organizationId, [id])).get(id)
  if (transferee) return transferee
  throw new Problem('UNKNOWN_PERSON', 'There is no such person or company.', {
    fields: { 'values.transfereeId': 'Choose a person or a company on record.' },
  })
}

type Chosen = { personId?: string | null | undefined; transfereeId?: string | null | undefined }

/**
 * Reads the record that the papers of a company are made from. `personId` is whom they are to be about, `transfereeId` who takes the shares
 * of a transfer.
 * @throws Problem NOT_FOUND, UNKNOWN_PERSON
 */
export const readForPapers = async (
  db: Db,
  config: Config,
  organizationId: string,
  { personId, transfereeId }: Chosen = {},
) => {
  const day = today(config.timeZone)
  const firmName = config.letterhead[0] ?? null
  const settings = { timeZone: config.timeZone, today: day, firmName }
  const { current: record } = await readPaperRecords(db, organizationId, settings)

  const isKnown = (id: string) => record.holders.some((holder) => idOfHolder(holder) === id)
  if (personId && !isKnown(personId))
    throw new Problem('UNKNOWN_PERSON', 'That person or company is not linked to the organization.', {
      fields: { 'values.personId': 'Choose somebody who is linked to the organization.' },
    })

  return { record: { ...record, transferee: await findTransferee(db, organizationId, transfereeId) }, day }
}

/** What the sections of the registers ask for that a paper is an extract of, and the record does not have (OWN-14). */
export const readNotOnRecord = async (
  db: Db,
  config: Config,
  { blocks }: Paper,
  { organizationId, asAt }: { organizationId: string; asAt: IsoDate },
): Promise<MissingFacts[]> => {
  const extract = blocks.find((block) => block.kind === 'extract')
  if (!extract) return []
  const { timeZone } = config
  const search = { organizationId, register: extract.register, asAt, today: today(timeZone), timeZone }
  return (await searchRegister(db, search, config.ownerThresholds)).missing
}

/** Reads the registers that a paper prints, as at a day. */
export const readRegisters = async (
  db: Db,
  config: Config,
  { blocks }: Paper,
  organizationId: string,
  asAt: IsoDate,
): Promise<RegisterRows> => {
  const { hasShares } = await findRegisterCompany(db, organizationId)
  const registers: RegisterRows = { asAt, isWithoutShares: !hasShares }
  for (const block of blocks)
    if (block.kind === 'register') {
      const { timeZone } = config
      const search = { organizationId, register: block.register, asAt, today: today(timeZone), timeZone }
      const { rows, missing } = await searchRegister(db, search, config.ownerThresholds)
      registers[block.register] = rows
      registers.missing = missing
      if (block.register === 'owners') registers.ownerGaps = await searchOwnerGaps(db, organizationId, asAt)
      if (block.hasOwnerSteps && areStandIns(rows)) registers.ownerSteps = await readOwnerSteps(db, organizationId)
    }

  return registers
}

const letterheadOf = ({ letterhead }: Paper, config: Config, ofCompany: readonly string[]): readonly string[] => {
  if (letterhead === 'firm') return config.letterhead
  return letterhead === 'company' ? ofCompany : []
}

/** The bytes of a person's name in a file name. */
const MAX_PERSON_BYTES = 60

// A long name of a company is cut, so that the name of the file keeps the day: files of two days have two names. A slash would
// end the name of a folder.
const fileNameOf = (title: string, record: PaperRecord, personName: FieldValues['personName'], day: IsoDate) => {
  const before = title.replace(/\s*:\s*/g, ' - ')
  const after = [cutToBytes(String(personName ?? ''), MAX_PERSON_BYTES).trim(), day].filter(Boolean).join(' ')
  const bytesLeft = MAX_NAME_BYTES - Buffer.byteLength(`${before}  ${after}.pdf`)
  return `${before} ${cutToBytes(record.organization.name, bytesLeft).trim()} ${after}`.replaceAll(/[/\\]/g, '-')
}

// The minute book keeps no number of a person.
const withoutNumber = (values: FieldValues): FieldValues =>
  values.personNumber ? { ...values, personNumber: MASK } : values

// Everything that a paper is printed from.
const composePaper = async (db: Db, config: Config, body: PaperBody) => {
  const { personId, transfereeId, ...values } = body.values
  const { record, day } = await readForPapers(db, config, body.organizationId, { personId, transfereeId })
  const language = body.language ?? record.organization.language ?? 'en'
  const options = { language, today: day, values, personId }
  const paper = paperAbout(await readPaperWording(db, body.document), record, options)

  const filled = paperValues(paper, record, options)
  const asAt = typeof filled.asAt === 'string' ? filled.asAt : day
  const registers = {
    ...(await readRegisters(db, config, paper, body.organizationId, asAt)),
    tables: await readTables(db, paper, record, {
      organizationId: body.organizationId,
      values: filled,
      language,
      today: day,
      timeZone: config.timeZone,
    }),
  }
  const title = paperTitle(paper, language)
  const subject = subjectOf(paper, record, options)

  const law = typeof paper.law === 'function' ? paper.law(asAt) : paper.law
  const blocksWith = (printed: FieldValues) =>
    fillPaper(paper, printed, registers, language, signersOf(paper, record, options))
  const content: MinuteContent = { title, law: law ?? null, blocks: blocksWith(withoutNumber(filled)) }
  return {
    record,
    day,
    language,
    paper,
    filled,
    asAt,
    registers,
    title,
    law,
    subject,
    content,
    blocks: blocksWith(filled),
  }
}

/**
 * What a paper will say, as the record of the company is now, without the number of a person (DOC-15).
 * @throws Problem NOT_FOUND, UNKNOWN_PERSON
 */
export const readPaper = async (db: Db, config: Config, body: PaperBody): Promise<MinuteContent> =>
  (await composePaper(db, config, body)).content

/**
 * Makes a paper from the record of a company as it is now (DOC-1).
 * @throws Problem NOT_FOUND, UNKNOWN_PERSON
 */
export const makePaper = async (db: Db, config: Config, body: PaperBody): Promise<MadePaper> => {
  const composed = await composePaper(db, config, body)
  const { record, day, language, paper, filled, asAt, registers, title, law, subject, content } = composed
  const pdf = await printPaper({
    title,
    law,
    logo: paper.letterhead === 'firm' ? config.logo : undefined,
    letterhead: letterheadOf(paper, config, companyLetterhead(filled, record, language)),
    foot: {
      name: String(filled.name ?? record.organization.name),
      note: language === 'fr' ? dayInWords(day, language) : displayDate(day),
    },
    language,
    isLandscape: paper.isLandscape ?? false,
    blocks: composed.blocks,
  })

  const subjectId = subject && idOfHolder(subject.holder)
  const isPpsShown = isPpsPrinted(filled, record.particulars.get(subjectId ?? ''))

  return {
    pdf,
    folder: paper.folder,
    fileName: fileNameOf(title, record, filled.personName, day),
    language,
    subject: subject && subject.holder.party,
    ppsPersonId: isPpsShown ? subjectId : undefined,
    registers: registerNames.filter((name) => name in registers),
    asAt,
    parts: printedParts(paper, filled, registers, language),
    content,
    minuteDay: minuteDay(filled, day),
  }
}
