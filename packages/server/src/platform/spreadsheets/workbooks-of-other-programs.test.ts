import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { counts, isLong, seed } from '#testing/counts'
import { readSpreadsheet } from './read-spreadsheet.ts'

// Workbooks of other programs, read by us and by openpyxl. `npm run test:long` installs the programs on Debian.

const programs = path.join(import.meta.dirname, '../../testing/workbooks')
const PYTHON = '/usr/bin/python3'

const works = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
const hasReader = works(PYTHON, ['-c', 'import openpyxl'])

type Writer = { isThere: () => boolean; write: (specs: string, out: string) => void }

const run = (command: string, args: string[]) =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
const writeByOpenpyxl = (specs: string, out: string) =>
  run(PYTHON, [path.join(programs, 'write_openpyxl.py'), specs, out])

const poi = ['-cp', '/usr/share/java/*', path.join(programs, 'WritePoi.java')]

// Java and LibreOffice take seconds to start, which only a long run has.
const writers: Record<string, Writer> = {
  openpyxl: { isThere: () => true, write: writeByOpenpyxl },
  'Excel::Writer::XLSX': {
    isThere: () => works('perl', ['-MExcel::Writer::XLSX', '-e', '1']),
    write: (specs, out) => run('perl', [path.join(programs, 'write_excel_writer.pl'), specs, out]),
  },
  // The package of Debian 12 lacks the types of its schemas, and makes no workbook.
  POI: {
    isThere: () => isLong && works('java', poi),
    write: (specs, out) => run('java', [...poi, specs, out]),
  },
  LibreOffice: {
    isThere: () => isLong && works('soffice', ['--version']),
    write: (specs, out) => {
      const first = mkdtempSync(path.join(folder, 'first-'))
      writeByOpenpyxl(specs, first)
      const files = readdirSync(first).map((name) => path.join(first, name))
      const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`
      run('soffice', [profile, '--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', out, ...files])
    },
  },
}

let state = seed
const random = (below: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
const pad = (number: number, length = 2) => String(number).padStart(length, '0')
const day = () => `${1960 + random(90)}-${pad(1 + random(12))}-${pad(1 + random(28))}`
const time = () => `${pad(random(24))}:${pad(random(60))}:${pad(random(60))}`
const texts = [
  'Ó Briain & Søns <Ltd>',
  '王小明',
  '  Dublin',
  '0123',
  '=1+1',
  'TRUE',
  '03/04/2020',
  '"quoted"',
  'a; b',
  '12,5',
  '😀',
]

type Kind = 's' | 'i' | 'f' | 'd' | 't' | 'h' | 'b' | 'p' | 'z' | 'e'

const valueOf: Record<Kind, () => string> = {
  s: () => texts[random(texts.length)] ?? '',
  i: () => String(random(2_000_000) - 1_000_000),
  f: () => String((random(2_000_000) - 1_000_000) / 1000),
  d: day,
  t: () => `${day()}T${time()}`,
  h: time,
  b: () => (random(2) === 0 ? 'true' : 'false'),
  p: () => String(random(101) / 100),
  z: () => String(random(1_000_000)),
  e: () => String(random(1_000_000) / 100),
}
const kinds = Object.keys(valueOf) as Kind[]

const specOf = (): string => {
  const width = 1 + random(8)
  const columns = Array.from({ length: width }, () => kinds[random(kinds.length)] ?? 's')
  const rows = Array.from({ length: 1 + random(12) }, () =>
    columns.map((kind) => (random(6) === 0 ? '' : kind + valueOf[kind]())).join('\t'),
  )
  return [columns.map((_, index) => `sColumn ${index + 1}`).join('\t'), ...rows].join('\n')
}

/** What a person would call the value of a cell. */
const expectedText = (cell: string): string => {
  const [kind, text] = [cell.slice(0, 1), cell.slice(1)]
  if (kind === 't') return text.slice(0, 10)
  if (kind === 'p') return `${Math.round(Number(text) * 100)}%`
  return kind === 'z' ? pad(Number(text), 6) : text
}

const trimmed = (rows: readonly (readonly string[])[]): string[][] =>
  rows
    .map((row) => row.map((cell) => cell.trim()))
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1))
    .filter((row) => row.length > 0)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'registrar-workbooks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.runIf(hasReader).each(Object.keys(writers).filter((name) => writers[name]?.isThere()))(
  `each cell of workbooks made by %s is read as openpyxl reads it, and as it was written (IMP-10, seed ${seed})`,
  async (name) => {
    const [specs, out] = [path.join(folder, `${name}-specs`), path.join(folder, `${name}-out`)] as const
    for (const made of [specs, out]) mkdirSync(made)
    const names = Array.from({ length: counts.workbooks }, (_, index) => pad(index, 4))
    for (const file of names) writeFileSync(path.join(specs, `${file}.tsv`), specOf())
    writers[name]?.write(specs, out)

    const json = execFileSync(PYTHON, [path.join(programs, 'read_openpyxl.py'), out], { maxBuffer: 2 ** 28 })
    const others = JSON.parse(json.toString()) as Record<string, string[][]>
    for (const file of names) {
      const { rows } = await readSpreadsheet(readFileSync(path.join(out, `${file}.xlsx`)))
      const ours = trimmed(rows.map(({ cells }) => cells))
      const spec = readFileSync(path.join(specs, `${file}.tsv`), 'utf8')
      expect(ours, file).toEqual(trimmed(others[file] ?? []))
      expect(ours, file).toEqual(trimmed(spec.split('\n').map((line) => line.split('\t').map(expectedText))))
    }
  },
  300_000,
)
