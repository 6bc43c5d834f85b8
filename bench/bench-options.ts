import { parseArgs } from 'node:util'

export type BenchOptions = {
  scale: number
  seconds: number
  rounds: number
  clients: number[]
  only: RegExp
  json: string | undefined
  port: number
}

/** `npm run bench -- --only search --seconds 2 --scale 10 --json figures.json` */
export const readOptions = (): BenchOptions => {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      clients: { type: 'string', default: '1,4' },
      only: { type: 'string', default: '' },
      port: { type: 'string', default: '8484' },
      json: { type: 'string' },
    },
  })
  return {
    scale: Number(values.scale),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    clients: values.clients.split(',').map(Number),
    only: new RegExp(values.only, 'i'),
    json: values.json,
    port: Number(values.port),
  }
}
