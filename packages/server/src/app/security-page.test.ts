import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../..')
const testsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules') && /\.(test|spec)\.ts$/.test(file))
    .map((file) => path.basename(file))

const pageOf = (name: string) => readFileSync(path.join(root, 'docs', name), 'utf8')
const tests = new Set(['e2e', 'packages/domain/src', 'packages/server/src', 'packages/web/src'].flatMap(testsIn))
const namedIn = (text: string) => [...text.matchAll(/`([\w.-]+\.(?:test|spec)\.ts)`/g)].map(([, name = '']) => name)

it('docs/security.md names tests that exist, and answers each chapter of the ASVS', () => {
  const page = pageOf('security.md')
  expect(namedIn(page).filter((name) => !tests.has(name))).toEqual([])
  expect([...page.matchAll(/^## V(\d+) /gm)].map(([, chapter]) => Number(chapter))).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  )
})

const ANSWERS = ['holds', 'in part', 'does not hold', 'does not apply', 'not checked']
/** How many requirements of levels 1 and 2 the chapters have, without those that do not apply as a whole. */
const REQUIREMENTS = 217
const SHOWN_BY_TESTS = (
  '2.4.1 3.3.4 5.2.2 6.2.11 6.2.12 6.5.2 6.5.5 7.1.2 7.2.4 7.5.1 7.5.2 11.5.1 14.2.1 14.3.3 15.2.2 16.2.5 16.3.1 16.3.2 ' +
  '16.3.3'
).split(' ')

it('docs/asvs.md answers each requirement once, counts its answers, and names tests that exist', () => {
  const page = pageOf('asvs.md')
  const lines = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| .*? \| ([a-z ]+?) +\| (.*?) +\|$/gm)]
  const answers = new Map(lines.map(([, id = '', answer = '', shown = '']) => [id, { answer, shown }]))

  expect([lines.length, answers.size]).toEqual([REQUIREMENTS, REQUIREMENTS])
  expect([...answers.values()].filter(({ answer }) => !ANSWERS.includes(answer))).toEqual([])
  expect(namedIn(page).filter((name) => !tests.has(name))).toEqual([])
  const unshown = SHOWN_BY_TESTS.filter((id) => !/\.(test|spec)\.ts/.test(answers.get(id)?.shown ?? ''))
  expect(unshown.filter((id) => !answers.get(id)?.shown.includes('`session.test.ts` of the web'))).toEqual([])

  const count = (answer: string) => lines.filter(([, , given]) => given === answer).length
  const [holds, inPart, fails, off, unchecked] = ANSWERS.map(count)
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${REQUIREMENTS} requirements ${holds} hold, ${inPart} in part, ${fails} does not, ${off} do not apply and ${unchecked} are not checked`,
  )
})
