import { Button, Group, Text } from '@mantine/core'
import { documentsCalls, type PaperRow } from '@registrar/domain/documents/documents.calls'
import type { PaperName } from '@registrar/domain/documents/papers'
import { papersOfStep } from '@registrar/domain/documents/papers-of-steps'
import type { Language } from '@registrar/domain/shared/language'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InItsLanguage } from '#ui/in-its-language'
import { Permitted } from '#ui/permitted'
import { paperLanguageQuery, papersQuery } from './documents.api.ts'
import { PaperLanguage } from './paper-language.tsx'
import { PaperModal } from './paper-modal.tsx'

type Props = { organizationId: string; code: FollowUpCode; step: number }

const PaperButtons = ({ organizationId, names }: { organizationId: string; names: readonly PaperName[] }) => {
  const { data: ofClient, error } = useQuery(paperLanguageQuery(organizationId))
  const [chosen, setChosen] = useState<Language>()
  // English where the record of the company cannot be read.
  const language = chosen ?? ofClient ?? (error ? 'en' : undefined)
  const { data = [] } = useQuery({
    ...papersQuery(organizationId, language ?? 'en', null),
    enabled: language !== undefined,
  })
  const [open, setOpen] = useState<PaperRow>()
  const rows = names.flatMap((name) => data.find(({ document }) => document === name) ?? [])
  if (rows.length === 0 || language === undefined) return null

  return (
    <Group gap="xs" role="group" aria-label="Papers of this step">
      <Text size="sm">Papers of this step:</Text>
      <PaperLanguage label="Language of the papers" value={language} onChange={setChosen} />
      {rows.map((row) => (
        <Button key={row.document} size="compact-sm" variant="default" onClick={() => setOpen(row)}>
          <InItsLanguage text={row.title} language={language} />
        </Button>
      ))}
      {open && (
        <PaperModal
          key={`${open.document} ${language}`}
          organizationId={organizationId}
          row={open}
          language={language}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Group>
  )
}

/** The papers that a step of a follow-up needs, each to be filled in and filed (DOC-15). */
export const StepPapers = ({ organizationId, code, step }: Props) => {
  const names = papersOfStep(code, step)
  if (names.length === 0) return null
  return (
    <Permitted call={documentsCalls.fileDocument}>
      <PaperButtons organizationId={organizationId} names={names} />
    </Permitted>
  )
}
