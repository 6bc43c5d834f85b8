import type { Measured } from './measured.ts'
import { figure, textTable } from './text-table.ts'

const head = [
  'case',
  'clients',
  'deeds/s',
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

const row = ({ name, clients, figures: { product, bare, rate, cpu } }: Measured): string[] => [
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

/** Every case with the product's figures beside the bare server's. */
export const figuresTable = (measured: Measured[]): string => textTable(head, measured.map(row))
