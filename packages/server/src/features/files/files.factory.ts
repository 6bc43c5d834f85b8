import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { TestApp } from '#testing/test-app'

/** A file's bytes as a data URL. */
export const dataUrlOf = (content: Buffer, type = 'application/octet-stream'): string =>
  `data:${type};base64,${content.toString('base64')}`

/** The key in a file's URL. */
export const keyOf = (url: string): string =>
  new URL(url).pathname.split('/').slice(2).map(decodeURIComponent).join('/')

/** Uploads a file through the JSON call and returns its URL and key. */
export const makeFile = async (
  { app, staffToken }: TestApp,
  { name = 'letter.pdf', folder = 'people/1', content = Buffer.from('content') } = {},
): Promise<{ url: string; key: string }> => {
  const response = await app.inject({
    method: 'POST',
    url: '/file',
    headers: { authorization: `JWT ${staffToken}` },
    payload: { file: { rawData: dataUrlOf(content), name }, folder },
  })
  const { data: url } = response.json<{ data: string }>()
  return { url, key: keyOf(url) }
}

/** Every file in the store's folder, unfinished uploads included. */
export const filesOnDisk = async ({ config }: TestApp): Promise<string[]> => {
  const root = path.join(config.dataDir, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** Starts the app on a free port, for what only a socket shows, and returns its URL. */
export const listen = ({ app }: TestApp): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })
