import { describe, expect, it } from 'vitest'
import { readDatabaseAddresses, withDatabaseName } from './database-address.ts'

describe('the address of a database', () => {
  it.each([
    ['postgres://a:b@one/db', ['postgres://a:b@one/db'], false],
    [
      'postgresql://a:b%40@one:5433/db?sslmode=verify-full',
      ['postgresql://a:b%40@one:5433/db?sslmode=verify-full'],
      false,
    ],
    ['postgres:///db?host=%2Frun%2Fpostgresql', ['postgres:///db?host=%2Frun%2Fpostgresql'], false],
    [
      'postgresql://a:b@one:5432,[::1]:5433,three/db?target_session_attrs=read-write&sslmode=require',
      [
        'postgresql://a:b@one:5432/db?sslmode=require',
        'postgresql://a:b@[::1]:5433/db?sslmode=require',
        'postgresql://a:b@three/db?sslmode=require',
      ],
      true,
    ],
    ['postgres://a@one,two/db', ['postgres://a@one/db', 'postgres://a@two/db'], true],
    ['postgres://a@one,two/db?target_session_attrs=any', ['postgres://a@one/db', 'postgres://a@two/db'], false],
    ['postgres://a@/db?host=one,two&port=1,2', ['postgres://a@one:1/db', 'postgres://a@two:2/db'], true],
    ['postgres://a@one/db?target_session_attrs=primary', ['postgres://a@one/db'], true],
  ])('%s names its hosts, each with an address of its own', (text, urls, mustTakeWrites) => {
    expect(readDatabaseAddresses(text)).toEqual({ urls, mustTakeWrites })
  })

  it.each(['mysql://one/db', 'one/db', 'postgres://one:port/db', 'postgres://one/db?target_session_attrs=standby'])(
    '%s is none',
    (text) => {
      expect(readDatabaseAddresses(text)).toBeUndefined()
    },
  )

  it.each([
    ['postgres://a:b@one,two/db?sslmode=require', 'postgres://a:b@one,two/other?sslmode=require'],
    ['postgresql://a@localhost:5432/db?host=%2Frun', 'postgresql://a@localhost:5432/other?host=%2Frun'],
    ['postgres://one', 'postgres://one/other'],
  ])('%s leads to another database of the same hosts', (text, other) => {
    expect(withDatabaseName(text, 'other')).toBe(other)
  })
})
