import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'

const app = useApp()

const send = async (payload: string | Buffer, headers: Record<string, string> = {}, url = '/organization') => {
  const response = await app().app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', authorization: `JWT ${app().staffToken}`, ...headers },
    payload,
  })
  return { status: response.statusCode, body: response.json() as { ok: boolean; code: string; message: string } }
}

describe('bad input (API-2, API-5)', () => {
  it.each([
    ['half an object', '{"name":', 400, 'MALFORMED_JSON'],
    ['text that is not JSON', 'name=x', 400, 'MALFORMED_JSON'],
    ['a poisoned prototype', '{"__proto__":{"a":1},"name":"x"}', 400, 'MALFORMED_JSON'],
    ['an array', '[]', 400, 'VALIDATION_FAILED'],
    ['a number', '7', 400, 'VALIDATION_FAILED'],
    ['the body null', 'null', 400, 'VALIDATION_FAILED'],
    ['an empty body', '', 400, 'VALIDATION_FAILED'],
    ['a wrong type', '{"name":{"a":1}}', 400, 'VALIDATION_FAILED'],
    ['a NUL byte', '{"name":"a\\u0000b"}', 400, 'VALIDATION_FAILED'],
    ['half of a character', '{"name":"\\ud800"}', 400, 'VALIDATION_FAILED'],
    ['a blank name', '{"name":"   "}', 400, 'VALIDATION_FAILED'],
    ['ten megabytes', JSON.stringify({ name: 'x'.repeat(10_000_000) }), 413, 'BODY_TOO_LARGE'],
  ])('%s is refused with the body of API-2', async (_what, payload, status, code) => {
    const answer = await send(payload)
    expect([answer.status, answer.body.code, answer.body.ok]).toEqual([status, code, false])
    expect(answer.body.message).not.toBe('')
  })

  it.each([
    ['null', 'null', 'VALIDATION_FAILED'],
    ['a list', '[]', 'VALIDATION_FAILED'],
    ['a poisoned prototype', '{"name":"Other","__proto__":{"a":1}}', 'MALFORMED_JSON'],
    ['a poisoned prototype further down', '{"name":"Other","aml":{"__proto__":{"a":1}}}', 'MALFORMED_JSON'],
  ])('a record is not saved with the body %s (API-5)', async (_what, payload, code) => {
    const { answer } = await app().staff(organizationsCalls.createOrganization, { body: { name: 'Kept Ltd' } })
    const url = `/organization/${answer.data._id}`
    const headers = { 'content-type': 'application/json', authorization: `JWT ${app().staffToken}` }

    const saved = await app().app.inject({ method: 'PUT', url, headers, payload })
    expect([saved.statusCode, saved.json()]).toMatchObject([400, { ok: false, code }])
    expect((await app().app.inject({ url, headers })).json()).toMatchObject({ name: 'Kept Ltd' })
  })

  it('a body of another media type is refused', async () => {
    const answer = await send('<a/>', { 'content-type': 'text/xml' })
    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  it.each(['O\'Brien & Sons "Ltd"', '%_\\', '😀 emoji Ltd', 'Société Générale'])(
    'the unusual name %j is stored unchanged',
    async (name) => {
      const { answer } = await app().staff(organizationsCalls.createOrganization, { body: { name } })
      const found = await app().staff(organizationsCalls.findOrganization, { params: { id: answer.data._id } })
      expect(found.answer.name).toBe(name)
    },
  )

  it('a path that does not exist answers 404 with the body of API-2', async () => {
    const answer = await send('{}', {}, '/nowhere')
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  })
})
