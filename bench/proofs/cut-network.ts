import { setTimeout as sleep } from 'node:timers/promises'
import { countLost, secondsUntil, signUp, startWriting } from './clients.ts'
import { cuts, dropPackets } from './drop-packets.ts'
import { range } from './figures.ts'
import { startProofDatabase } from './proof-database.ts'

const READY = '/health/ready'
const WRITING_MS = 2000

/** Cuts the network between a server and its database again and again, under four writers: packets are dropped, and nobody is told. */
export const cutNetwork = async (count: number, port: number): Promise<string> => {
  const database = await startProofDatabase()
  let heal = () => {}
  try {
    const server = await database.startServer(port)
    const token = await signUp(server.url)
    const writing = startWriting([server.url], token, 4)
    const [calls, ready, again]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < count; round += 1) {
      await sleep(WRITING_MS)
      heal = dropPackets(database.proxy.port, cuts[round % cuts.length] ?? 'both ways')
      const [call, readiness] = await Promise.all([
        secondsUntil(503, server.url, token),
        secondsUntil(503, server.url, token, READY),
      ])
      calls.push(call)
      ready.push(readiness)
      heal()
      heal = () => {}
      again.push(await secondsUntil(200, server.url, token))
      await secondsUntil(200, server.url, token, READY)
    }
    await writing.stop()
    const lost = await countLost(database.pool, writing.acknowledged)
    await server.stop()
    return `packets between server and database dropped ${count} times (${cuts.join(', ')}, in turn) under 4 writers: calls are 503 after ${range(calls)}, readiness after ${range(ready)}; when they pass again calls work after ${range(again)}; ${lost} of ${writing.acknowledged.length} acknowledged writes lost`
  } finally {
    heal()
    await database.stop()
  }
}

/** Refuses every connection to the database again and again. */
export const databaseAway = async (count: number, port: number): Promise<string> => {
  const database = await startProofDatabase()
  try {
    const server = await database.startServer(port)
    const token = await signUp(server.url)
    const writing = startWriting([server.url], token, 4)
    const [calls, again]: [number[], number[]] = [[], []]
    for (let round = 0; round < count; round += 1) {
      await sleep(WRITING_MS)
      database.proxy.refuse()
      calls.push(await secondsUntil(503, server.url, token))
      await secondsUntil(503, server.url, token, READY)
      database.proxy.pass()
      again.push(await secondsUntil(200, server.url, token))
    }
    await writing.stop()
    const lost = await countLost(database.pool, writing.acknowledged)
    await server.stop()
    return `every connection to the database reset and refused ${count} times under 4 writers: calls are 503 after ${range(calls)}; when it is back they work after ${range(again)}; ${lost} of ${writing.acknowledged.length} acknowledged writes lost`
  } finally {
    await database.stop()
  }
}
