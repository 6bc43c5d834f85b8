import type { PaperRow } from '@registrar/domain/documents/documents.calls'
import type { Language } from '@registrar/domain/shared/language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paperAboutQuery } from './documents.api.ts'
import { PaperForm } from './paper-form.tsx'

type Props = { organizationId: string; row: PaperRow; language: Language; onClose: () => void }

/** Fills in what a paper prints, shows it and files it (DOC-2, DOC-4). Whom it is about is chosen, not typed (DOC-15). */
export const PaperModal = ({ organizationId, row, language, onClose }: Props) => {
  const [personId, setPersonId] = useState<string | null>(null)
  const about = { organizationId, document: row.document, language, personId: personId ?? '' }
  const { data } = useQuery({ ...paperAboutQuery(about), enabled: personId !== null })
  const isReady = personId === null || data !== undefined

  return (
    <PaperForm
      // What was filled in from the record of somebody else goes.
      key={isReady ? (personId ?? 'nobody') : 'nobody'}
      organizationId={organizationId}
      row={(personId !== null && data) || row}
      language={language}
      personId={personId}
      onPerson={setPersonId}
      onClose={onClose}
    />
  )
}
