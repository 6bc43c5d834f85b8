import type { Language } from '@registrar/domain/shared/language'
import { languageOfText } from '@registrar/domain/shared/text-language'

type Props = {
  text: string
  /** by default as the text reads */
  language?: Language
}

/** A text that was written to a client, marked for screen readers when it is French (UI-24). */
export const InItsLanguage = ({ text, language = languageOfText(text) }: Props) => (
  <span lang={language === 'fr' ? 'fr' : undefined}>{text}</span>
)
