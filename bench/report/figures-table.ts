import type { CaseResult } from './bench-report.ts'
import { figure, textTable } from './text-table.ts'

const head = [
  'case',
  'clients',
  'actions/s',
  'bare',
  'ratio',
  'p50 ms',
  'bare',
  'p95 ms',
  'bare',
  'server CPU ms',
  'bare',
  'PostgreSQL CPU ms',
  'bare',
  'CPU ratio',
]

const row = ({ name, clients, figures: { product, bare, rate, cpu } }: CaseResult): string[] => [
  name,
  String(clients),
  figure(product.perSecond, 1),
  figure(bare.perSecond, 1),
  figure(rate),
  figure(product.p50),
  figure(bare.p50),
  figure(product.p95),
  figure(bare.p95),
  figure(product.serverCpu, 3),
  figure(bare.serverCpu, 3),
  figure(product.databaseCpu, 3),
  figure(bare.databaseCpu, 3),
  figure(cpu),
]

/** The figures of the product and of the bare server, side by side, for every case. */
export const figuresTable = (results: CaseResult[]): string => textTable(head, results.map(row))
