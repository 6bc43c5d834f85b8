import { randomBytes } from 'node:crypto'
import { filesCalls } from '@registrar/domain/files/files.calls'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SESSION_COOKIE } from '#platform/sessions/session-cookie'
import { useApp } from '#testing/test-app'
import { dataUrlOf, filesOnDisk, keyOf, listen } from './files.factory.ts'

const app = useApp()
let address = ''
beforeAll(async () => {
  address = await listen(app())
})

type Sent = { content: Buffer; name: string; folder: string }
type Answer = { status: number; ok: boolean; data: string; code?: string; fields?: Record<string, string> }

const staff = () => ({ authorization: `JWT ${app().staffToken}` })

const post = async (body: string | FormData, headers: Record<string, string> = staff()): Promise<Answer> => {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined
  const response = await fetch(`${address}/file`, { method: 'POST', headers: { ...type, ...headers }, body })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

const form = (...entries: [string, string | Blob, string?][]): FormData => {
  const data = new FormData()
  for (const [field, value, name] of entries) {
    if (typeof value === 'string') data.append(field, value)
    else data.append(field, value, name)
  }
  return data
}

const blob = (content: Buffer) => new Blob([new Uint8Array(content)])

const ways = {
  'JSON, file first': ({ content, name, folder }: Sent) =>
    post(JSON.stringify({ file: { rawData: dataUrlOf(content), name }, folder })),
  'JSON, folder first': ({ content, name, folder }: Sent) =>
    post(JSON.stringify({ folder, file: { name, rawData: dataUrlOf(content) } }, undefined, 2)),
  'JSON, escaped as PHP does': ({ content, name, folder }: Sent) =>
    post(JSON.stringify({ file: { rawData: dataUrlOf(content), name }, folder }).replaceAll('/', '\\/')),
  'JSON, with other members': ({ content, name, folder }: Sent) =>
    post(JSON.stringify({ size: 1, file: { type: { a: ['x'] }, raw: dataUrlOf(content), name }, folder, x: null })),
  'JSON, named data': ({ content, name, folder }: Sent) =>
    post(JSON.stringify({ file: { data: dataUrlOf(content), name }, folder })),
  'multipart, folder first': ({ content, name, folder }: Sent) =>
    post(form(['folder', folder], ['file', blob(content), name])),
  'multipart, file first': ({ content, name, folder }: Sent) =>
    post(form(['file', blob(content), name], ['x', 'y'], ['folder', folder])),
}

const download = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url, { headers: staff() })).arrayBuffer())

describe('an upload (FILE-2)', () => {
  it('answers 401 without a session', async () => {
    const { status, problem } = await app().anybody(filesCalls.uploadFile)
    expect([status, problem.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(await post(form(['folder', 'a'], ['file', blob(Buffer.from('x')), 'x.txt']), {})).toMatchObject({
      status: 401,
      ok: false,
    })
  })

  it('accepts the cookie from our own pages only', async () => {
    const cookie = `${SESSION_COOKIE}=${app().staffToken}`
    const file = () => form(['folder', 'a'], ['file', blob(Buffer.from('x')), 'x.txt'])
    expect(await post(file(), { cookie, origin: address })).toMatchObject({ status: 200, ok: true })
    expect(await post(file(), { cookie, origin: 'http://elsewhere.example' })).toMatchObject({ status: 403 })
    expect(await post(file(), { cookie })).toMatchObject({ status: 403, code: 'FORBIDDEN_ORIGIN' })
  })

  describe.each(Object.entries(ways))('%s', (_, send) => {
    it.each([0, 1, 2, 3, 65_537, 1_234_567])('stores %i bytes unchanged', async (size) => {
      const content = randomBytes(size)
      const { status, ok, data } = await send({ content, name: 'Annual return.pdf', folder: 'people/7' })
      expect([status, ok]).toEqual([200, true])
      expect(data).toMatch(new RegExp(`^${address}/file/people/7/[-0-9a-f]{36}/Annual%20return.pdf$`))
      expect((await download(data)).equals(content)).toBe(true)
    })

    it.each([
      ['Déclaration – Łódź 東京 😀.pdf', 'Déclaration – Łódź 東京 😀.pdf'],
      [`say "hi" & 'bye' 100% #1?.txt`, `say "hi" & 'bye' 100% #1?.txt`],
      ['a+b %41 %2f.txt', 'a+b %41 %2f.txt'],
      ['../../etc/passwd', 'passwd'],
      ['C:\\Users\\me\\cv.docx', 'cv.docx'],
      ['.htaccess', 'htaccess'],
      ['...', 'file'],
      ['', 'file'],
      ['tab\there\u202egnp.exe', 'tabheregnp.exe'],
      [`${'é'.repeat(300)}.docx`, `${'é'.repeat(97)}.docx`],
      [`${'😀'.repeat(150)}.pdf`, `${'😀'.repeat(49)}.pdf`],
    ])('stores the name %j as %j', async (name, kept) => {
      const content = randomBytes(11)
      const { data } = await send({ content, name, folder: 'organization/9/Annual returns' })
      const key = keyOf(data)
      expect(key.split('/').slice(-1)).toEqual([kept])
      expect(key).toMatch(/^organization\/9\/Annual returns\/[-0-9a-f]{36}\//)
      expect((await download(data)).equals(content)).toBe(true)
    })
  })

  it('cleans the path of the folder', async () => {
    const send = (folder: string) => ways['JSON, file first']({ content: Buffer.from('x'), name: 'a.txt', folder })
    const kept = async (folder: string) =>
      keyOf((await send(folder)).data)
        .split('/')
        .slice(0, -2)
        .join('/')
    expect(await kept('/people//../../ 5 /')).toBe('people/5')
    expect(await kept('.incoming\\a\u0007b')).toBe('incoming/ab')
    expect(await kept(`x/${'é'.repeat(150)}`)).toBe(`x/${'é'.repeat(100)}`)
  })

  it('accepts a data URL that is not base64', async () => {
    const rawData = 'data:text/plain;charset=utf-8,caf%C3%A9%20%25'
    const { data } = await post(JSON.stringify({ file: { rawData, name: 'a.txt' }, folder: 'x' }))
    expect((await download(data)).toString()).toBe('café %')
  })

  it('writes a line of the change log with its row (API-9)', async () => {
    const { data } = await ways['JSON, file first']({ content: Buffer.from('abc'), name: 'a.txt', folder: 'x' })
    const key = keyOf(data)
    const id = key.split('/').at(-2) ?? ''
    const change = await app().db.selectFrom('changes').selectAll().where('record_id', '=', id).executeTakeFirst()
    const row = await app().db.selectFrom('files').selectAll().where('key', '=', key).executeTakeFirst()
    expect(row).toMatchObject({ name: 'a.txt', folder: 'x', size: 3, created_by: app().staffId })
    expect(change).toMatchObject({ action: 'created', record_type: 'file', user_id: app().staffId })
    expect(change?.fields).toMatchObject({ key: [null, key] })
  })
})

describe('a refused upload leaves nothing behind', () => {
  const expectNothingStored = async (sent: () => Promise<Answer>) => {
    const rows = () => app().db.selectFrom('files').select('key').execute()
    const [disk, table] = [await filesOnDisk(app()), await rows()]
    const answer = await sent()
    expect([await filesOnDisk(app()), await rows()]).toEqual([disk, table])
    return answer
  }
  const url = dataUrlOf(randomBytes(200_000))
  const file = { rawData: url, name: 'a.txt' }
  const folder = 'x'

  it.each([
    ['no file', { folder }, ['file']],
    ['a null file', { file: null, folder }, ['file']],
    ['a file that is a text', { file: url, folder }, ['file']],
    ['a body that is a text', url, ['body']],
    ['no name', { file: { rawData: url }, folder }, ['file.name']],
    ['a number for a name', { file: { rawData: url, name: 1 }, folder }, ['file.name']],
    ['no bytes', { file: { name: 'a.txt' }, folder }, ['file.rawData']],
    ['a number for bytes', { file: { name: 'a.txt', rawData: 1 }, folder }, ['file.rawData']],
    ['no folder', { file }, ['folder']],
    ['a folder without a name', { file, folder: ' /../.' }, ['folder']],
    ['a folder that is too long', { file, folder: 'x'.repeat(301) }, ['folder']],
    ['two files', { file: { ...file, raw: url }, folder }, ['file']],
    ['no data URL', { file: { ...file, rawData: 'https://elsewhere.example/a.txt' }, folder }, ['file.rawData']],
    ['damaged base64', { file: { ...file, rawData: `${url}!` }, folder }, ['file.rawData']],
    ['base64 that ends too soon', { file: { ...file, rawData: 'data:;base64,AAAAA' }, folder }, ['file.rawData']],
  ])('as JSON with %s', async (_, body, fields) => {
    const answer = await expectNothingStored(() => post(JSON.stringify(body)))
    expect(answer).toMatchObject({ status: 400, ok: false, code: 'VALIDATION_FAILED' })
    expect(Object.keys(answer.fields ?? {})).toEqual(fields)
  })

  it.each(['', '{', `{"file":{"rawData":"${url}`, `{"file":{"rawData":"${url}\\x","name":"a"},"folder":"x"}`, '[1,]'])(
    'as text that is not JSON',
    async (body) => {
      const answer = await expectNothingStored(() => post(body))
      expect(answer).toMatchObject({ status: 400, code: 'MALFORMED_JSON' })
    },
  )

  it('as JSON with too much text around the file', async () => {
    const answer = await expectNothingStored(() => post(JSON.stringify({ file, folder, x: 'x'.repeat(3_000_000) })))
    expect(answer).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  })

  const content = blob(randomBytes(200_000))
  it.each([
    ['no file', form(['folder', 'x']), ['file']],
    ['a text for a file', form(['file', 'x'], ['folder', 'x']), ['file']],
    ['no folder', form(['file', content, 'a.txt']), ['folder']],
    ['a folder that is a file', form(['file', content, 'a.txt'], ['folder', content, 'b']), ['folder']],
    ['two files', form(['folder', 'x'], ['file', content, 'a.txt'], ['file', content, 'b.txt']), ['file']],
    ['nothing', form(), ['file', 'folder']],
  ])('as multipart with %s', async (_, body, fields) => {
    const answer = await expectNothingStored(() => post(body))
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
    expect(Object.keys(answer.fields ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual(fields)
  })

  it.each([
    ['without a boundary', 'multipart/form-data'],
    ['that breaks off', 'multipart/form-data; boundary=x'],
  ])('as multipart %s', async (_, type) => {
    const body = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'a'.repeat(100_000)}`
    const answer = await expectNothingStored(() => post(body, { ...staff(), 'content-type': type }))
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'when it is sent as %s',
    async (type) => {
      const answer = await expectNothingStored(() => post('x', { ...staff(), 'content-type': type }))
      expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
    },
  )

  it('when the row of the file cannot be written', async () => {
    const { files } = app()
    const receive = files.receive.bind(files)
    // The database refuses a row whose size is not a whole number.
    vi.spyOn(files, 'receive').mockImplementationOnce(async (bytes) => ({ ...(await receive(bytes)), size: 1.5 }))
    const answer = await expectNothingStored(() => post(JSON.stringify({ file, folder })))
    expect(answer).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
  })
})
