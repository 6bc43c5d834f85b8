import { codeText } from '@registrar/domain/shared/field'

/** Options of codes as people read them: `IN_PROGRESS` is 'IN PROGRESS'. */
export const codeOptions = <C extends string>(codes: readonly C[] = []): { value: C; label: string }[] =>
  codes.map((value) => ({ value, label: codeText(value) }))
