import { languageOfText } from '@registrar/domain/shared/text-language'

type Props = { text: string; names?: readonly (string | null | undefined)[] }

/** A text that was written to a client, marked for screen readers when it is French (UI-24). */
export const InItsLanguage = ({ text, names }: Props) => (
  <span lang={languageOfText(text, names) === 'fr' ? 'fr' : undefined}>{text}</span>
)
