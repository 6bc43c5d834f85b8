import type { PaperRow } from '@registrar/domain/documents/documents.calls'
import type { Language } from '@registrar/domain/shared/language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChosenPeople, paperAboutQuery } from './documents.api.ts'
import { PaperForm, type Values } from './paper-form.tsx'

type Props = { organizationId: string; row: PaperRow; language: Language; onClose: () => void }

const NOBODY: ChosenPeople = { personId: null, transfereeId: null }

/** Fills in what a paper prints, shows it and files it (DOC-2, DOC-4). Whom it is about is chosen, not typed (DOC-15). */
export const PaperModal = ({ organizationId, row, language, onClose }: Props) => {
  const [chosen, setChosen] = useState(NOBODY)
  const isChosen = chosen.personId !== null || chosen.transfereeId !== null
  const about = { organizationId, document: row.document, language, ...chosen }
  const { data } = useQuery({ ...paperAboutQuery(about), enabled: isChosen })
  const isReady = !isChosen || data !== undefined
  const shown = (isChosen && data) || row
  const values: Values = shown.values
  const [kept, setKept] = useState<{ typed: Values; over: Values }>({ typed: {}, over: {} })
  // What the record of the person has in its place gives way; what it says nothing of stays.
  const typed = Object.fromEntries(Object.entries(kept.typed).filter(([name]) => values[name] === kept.over[name]))

  return (
    <PaperForm
      // What was filled in from the record of somebody else goes.
      key={isReady ? `${chosen.personId} ${chosen.transfereeId}` : 'nobody'}
      organizationId={organizationId}
      row={shown}
      typed={typed}
      language={language}
      chosen={chosen}
      onChoose={(part, changed) => {
        setKept({ typed: changed, over: values })
        setChosen({ ...chosen, ...part })
      }}
      onClose={onClose}
    />
  )
}
