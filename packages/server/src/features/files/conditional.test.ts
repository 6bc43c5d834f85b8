import { describe, expect, it } from 'vitest'
import { isUnchanged, rangeOf } from './conditional.ts'

const version = { etag: '"v1"', lastModified: 'Thu, 01 Jan 2026 10:00:00 GMT' }

describe('a conditional request', () => {
  it.each([
    [{}, false],
    [{ 'if-none-match': '"v1"' }, true],
    [{ 'if-none-match': 'W/"v1"' }, true],
    [{ 'if-none-match': '"v0", "v1"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"v0"' }, false],
    [{ 'if-modified-since': 'Thu, 01 Jan 2026 10:00:00 GMT' }, true],
    [{ 'if-modified-since': 'Thu, 01 Jan 2026 09:59:59 GMT' }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{ 'if-none-match': '"v1"', 'cache-control': 'no-cache' }, false],
    [{ 'if-none-match': '"v0"', 'if-modified-since': 'Fri, 02 Jan 2026 10:00:00 GMT' }, false],
  ])('with the headers %j answers whether the client has this version: %s', (headers, unchanged) =>
    expect(isUnchanged(headers, version)).toBe(unchanged),
  )
})

describe('a range request', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=3-3', { start: 3, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=0-99', { start: 0, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-12', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['BYTES=0-3', { start: 0, end: 3 }],
    ['bytes=0-1,4-5', undefined],
    ['lines=0-3', undefined],
  ])('with the range %s of a file of ten bytes gets %j (undefined: the whole file)', (range, part) =>
    expect(rangeOf({ range }, version, 10)).toEqual(part),
  )

  it('cannot be satisfied by an empty file', () =>
    expect(rangeOf({ range: 'bytes=0-' }, version, 0)).toBe('unsatisfiable'))

  it.each([
    ['"v1"', { start: 1, end: 2 }],
    [version.lastModified, { start: 1, end: 2 }],
    ['"v0"', undefined],
    ['W/"v1"', undefined],
  ])('with If-Range %s gets %j', (ifRange, part) =>
    expect(rangeOf({ range: 'bytes=1-2', 'if-range': ifRange }, version, 10)).toEqual(part),
  )
})
