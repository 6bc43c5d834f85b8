import { SegmentedControl } from '@mantine/core'
import { type Language, languages } from '@registrar/domain/shared/language'

const languageLabels: Record<Language, string> = { en: 'English', fr: 'French' }

type Props = { label: string; value: Language; onChange: (language: Language) => void }

/** The language in which papers are made: that of the client of the company, until another is chosen. */
export const PaperLanguage = ({ label, value, onChange }: Props) => (
  <SegmentedControl
    aria-label={label}
    data={languages.map((one) => ({ value: one, label: languageLabels[one] }))}
    value={value}
    onChange={onChange}
  />
)
