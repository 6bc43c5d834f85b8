/** The key of the text of a rule, or of the first annual return. */
export const reminderTextKey = (code: string): string => `reminder-${code.toLowerCase().replaceAll('_', '-')}`
