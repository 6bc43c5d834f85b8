/** Options of codes as people read them: `IN_PROGRESS` is 'IN PROGRESS'. */
export const codeOptions = <C extends string>(codes: readonly C[] = []): { value: C; label: string }[] =>
  codes.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
