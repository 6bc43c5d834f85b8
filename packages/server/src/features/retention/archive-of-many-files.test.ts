import { expect, it } from 'vitest'
import { readZip } from '#testing/read-zip'
import { useApp } from '#testing/test-app'
import { makeFile } from '../files/files.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

it('an archive of many files keeps none of them open, so Node warns of no leak (RET-9)', async () => {
  const id = await makePerson(app())
  for (let file = 0; file < 12; file += 1) await makeFile(app(), { folder: `people/${id}` })
  const warnings: string[] = []
  const keepName = ({ name }: Error) => void warnings.push(name)

  process.on('warning', keepName)
  const headers = { authorization: `JWT ${app().staffToken}` }
  const { rawPayload } = await app().app.inject({ url: `/people/${id}/archive.zip`, headers })
  process.off('warning', keepName)

  expect(Object.keys(readZip(rawPayload)).filter((name) => name.startsWith('files/'))).toHaveLength(12)
  expect(warnings).not.toContain('MaxListenersExceededWarning')
})
