import { v7, validate } from 'uuid'

/** A new record's id: a UUIDv7, so that ids grow with time and indexes stay compact. Source: decision W2. */
export const newId = (): string => v7()

/** Whether a text can be an id at all; anything else is simply not found. */
export const isId = (text: string): boolean => validate(text)
