import { v7, validate } from 'uuid'

/** The id of a new record: a UUID of version 7 (API-3). Such ids grow with time, which keeps indexes compact. */
export const newId = (): string => v7()

/** Whether a text is a UUID. No record has any other id. */
export const isId = (text: string): boolean => validate(text)
