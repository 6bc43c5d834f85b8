import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Everything that `/metrics` shows: the figures of one server. */
export type Metrics = Registry

/** A new set of figures, with those of the process: processor, memory, event loop, garbage collection. */
export const createMetrics = (): Metrics => {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return metrics
}

/** Values under a label: `{ reminders: 12, backup: 3 }`. */
type Labelled = Record<string, number>

type FigureBase = { name: string; help: string }

/** A figure that is read whenever `/metrics` is. Null: there is none at the moment, and no line shows it. */
export type Figure =
  | (FigureBase & { label?: undefined; read: () => number | null | Promise<number | null> })
  | (FigureBase & { label: string; read: () => Promise<Labelled> })

const READ_MS = 5000

// A database that does not answer must not keep the other figures from being shown.
const withinTime = async <T>(reading: T | Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), READ_MS)
  })
  try {
    return await Promise.race([reading, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

const valuesOf = (label: string, values: Labelled | null): [Record<string, string>, number][] =>
  Object.entries(values ?? {}).map(([key, value]) => [{ [label]: key }, value])

const readFigure = async (figure: Figure): Promise<[Record<string, string>, number][]> => {
  if (figure.label !== undefined) return valuesOf(figure.label, await withinTime(figure.read()))

  const value = await withinTime(figure.read())
  return value === null ? [] : [[{}, value]]
}

/** Shows a figure. When it cannot be read within five seconds, its line is left out. */
export const addFigure = (metrics: Metrics, figure: Figure): void => {
  const gauge = new Gauge({
    name: figure.name,
    help: figure.help,
    labelNames: figure.label === undefined ? [] : [figure.label],
    registers: [metrics],
    collect: async () => {
      const values = await readFigure(figure)
      gauge.reset()
      // A gauge without labels shows 0 once it was reset.
      if (figure.label === undefined) gauge.remove()
      for (const [labels, value] of values) gauge.set(labels, value)
    },
  })
}
