import { stdSerializers } from 'pino'

// What PostgreSQL adds to an error names values of the row, such as an email address.
const WITH_VALUES = ['detail', 'where', 'internalQuery', 'parameters', 'query', 'sql']
// The pool adds the whole connection to the error of one that it lost.
const LEFT_OUT = [...WITH_VALUES, 'client']

/** An error as the log shows it: type, message and stack, without the values of the row that it is about, or the connection. */
export const loggedError = (error: Error) => {
  const { type, message, stack, ...more } = stdSerializers.err(error)
  const others = Object.fromEntries(Object.entries(more).filter(([name]) => !LEFT_OUT.includes(name)))
  return { type, message, stack, ...others }
}
