import type { NewImport } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'

const app = useApp()

const send = (kind: NewImport['kind'], file: string, columns: Record<string, string>) =>
  app().staff(importsCalls.runImport, {
    body: { kind, fileName: 'file.csv', content: Buffer.from(file).toString('base64'), columns },
  })

it.each([
  ['people', 'First Name,Last Name,E-mail,Mail', 'Mail', 'mail'],
  ['organizations', 'Name,E-mail,Mail', 'Mail', 'mail'],
] as const)(
  'one column of %s fills a field, and two that are given it are refused (IMP-3)',
  async (kind, head, second, field) => {
    const file = `${head}\n${head.replace('E-mail,Mail', 'first@example.ie,second@example.ie')}\n`
    const columnsOf = async (columns: Record<string, string>) =>
      (await send(kind, file, columns)).answer.data.columns.slice(-2)

    expect(await columnsOf({})).toEqual([
      { heading: 'E-mail', field },
      { heading: second, field: null },
    ])
    expect(await columnsOf({ [second]: field })).toEqual([
      { heading: 'E-mail', field: null },
      { heading: second, field },
    ])

    const { status, problem } = await send(kind, file, { 'E-mail': field, [second]: field })
    expect([status, problem.fields]).toEqual([
      400,
      {
        'columns.E-mail': 'Two columns fill this field. Choose one of them.',
        'columns.Mail': 'Two columns fill this field. Choose one of them.',
      },
    ])
  },
)
