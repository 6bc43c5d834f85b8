import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// `npm run release-check` is part of a release (docs/releasing.md): known vulnerabilities, licences, and a bill of materials. It writes
// into build/release.

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build/release')
mkdirSync(folder, { recursive: true })

/** The licences that a firm may use, change and pass on beside its own code. A library under another one is looked at first. */
const ACCEPTED = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
)

const npm = (...args: string[]) => spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

type Locked = { version?: string; license?: string; link?: boolean; dev?: boolean }
type Declared = { license?: string; licenses?: { type?: string }[] }

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }

// Old packages name their licence in another form, which the lock file leaves out.
const declaredIn = (place: string): string | undefined => {
  const file = join(root, place, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Declared
  return license ?? licenses?.map(({ type }) => type ?? '').join(' OR ') ?? readIn(place)
}

// A package that names no licence has the text of one.
const MIT_TEXT = /permission is hereby granted, free of charge, to any person obtaining a copy|## license mit\b/i
const readIn = (place: string): string | undefined => {
  const names = readdirSync(join(root, place)).filter((name) => /^(licen[cs]e|readme)/i.test(name))
  return names.some((name) => MIT_TEXT.test(readFileSync(join(root, place, name), 'utf8').replaceAll(/\s+/g, ' ')))
    ? 'MIT'
    : undefined
}

const libraries = Object.entries(lock.packages)
  .filter(([place, { link }]) => place.startsWith('node_modules/') && !link)
  .map(([place, { version = '', license, dev = false }]) => ({
    name: place.replace(/^.*node_modules\//, ''),
    version,
    licence: license ?? declaredIn(place) ?? 'unknown',
    isOnlyForTests: dev,
  }))

const isAccepted = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((one) => ACCEPTED.has(one))

const checkLicences = (): boolean => {
  const lines = libraries.map(({ name, version, licence, isOnlyForTests }) =>
    [name, version, licence, isOnlyForTests ? 'development' : 'product'].join('\t'),
  )
  writeFileSync(join(folder, 'licences.tsv'), `${['library\tversion\tlicence\tused in', ...lines].join('\n')}\n`)

  const refused = libraries.filter(({ licence }) => !isAccepted(licence))
  for (const { name, version, licence } of refused) console.error(`${name} ${version} has the licence ${licence}.`)
  console.log(`Licences: ${libraries.length} libraries, listed in build/release/licences.tsv.`)
  return refused.length === 0
}

const writeBill = (): boolean => {
  const { stdout, stderr, status } = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev')
  if (status !== 0) console.error(`The bill of materials could not be made: ${stderr.trim()}`)
  else writeFileSync(join(folder, 'sbom.json'), stdout)
  if (status === 0) console.log('Bill of materials: build/release/sbom.json (CycloneDX).')
  return status === 0
}

const audit = (): boolean => {
  const { stdout, stderr, status } = npm('audit', '--omit', 'dev', '--json')
  writeFileSync(join(folder, 'audit.json'), stdout)
  const report = JSON.parse(stdout || '{}') as { metadata?: { vulnerabilities?: Record<string, number> } }
  const counts = report.metadata?.vulnerabilities
  if (!counts) {
    console.error(
      `Vulnerabilities: not checked. The registry does not answer: ${stderr.trim().split('\n').at(0) ?? ''}`,
    )
    return false
  }
  console.log(`Vulnerabilities: ${counts['total'] ?? 0} known, in build/release/audit.json.`)
  return status === 0
}

const results = [checkLicences(), writeBill(), audit()]
if (results.includes(false)) process.exitCode = 1
