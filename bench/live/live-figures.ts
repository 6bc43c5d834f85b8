import { setTimeout as sleep } from 'node:timers/promises'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { pathOf } from '@registrar/domain/shared/call'
import { cpuOf } from '../measure/cpu-time.ts'
import type { ServerProcess } from '../measure/server-process.ts'
import { openStream } from './event-client.ts'

const send = async (url: string, token: string, method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
  return answer.json()
}

/**
 * Two screens have one organization open, and one of them saves it. Milliseconds from the sending of the save until the
 * other one has read the record again, for each of `times` saves.
 */
export const measureChanges = async (url: string, token: string, times: number): Promise<number[]> => {
  const { createOrganization, findOrganization, updateOrganization } = organizationsCalls
  const created = await send(url, token, 'POST', createOrganization.path, { name: 'Watched Ltd' })
  const id = (created as { data: { _id: string } }).data._id
  const [own, other] = [await openStream(url, token), await openStream(url, token)]

  const figures: number[] = []
  for (let time = 0; time < times; time += 1) {
    const seen = other.waitFor(id)
    const started = performance.now()
    const saved = send(url, token, 'PUT', pathOf(updateOrganization.path, { id }), { comments: `change ${time}` })
    await seen
    await send(url, token, 'GET', pathOf(findOrganization.path, { id }))
    figures.push(performance.now() - started)
    await saved
  }

  own.close()
  other.close()
  return figures
}

/** The share of a core that the server needs while many streams are open and nothing changes; NaN without /proc. */
export const measureIdleStreams = async (
  { pid, url }: ServerProcess,
  token: string,
  { streams, seconds }: { streams: number; seconds: number },
): Promise<number> => {
  const open = await Promise.all(Array.from({ length: streams }, () => openStream(url, token)))
  // The opening is not counted.
  await sleep(2000)

  const [before, started] = [cpuOf(pid) ?? NaN, performance.now()]
  await sleep(seconds * 1000)
  const share = ((cpuOf(pid) ?? NaN) - before) / (performance.now() - started)

  for (const stream of open) stream.close()
  return share
}
