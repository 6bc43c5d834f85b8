import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { ownershipCalls } from '@registrar/domain/ownership/ownership.calls'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { type BenchCase, step } from './bench-case.ts'
import { targets } from './targets.ts'

const registers = ['officers', 'members', 'interests', 'owners'] as const

export const statutoryFileCases: BenchCase[] = [
  {
    name: 'registers: of a company on a day',
    variants: ({ organizations }) =>
      organizations.flatMap((organizationId) =>
        registers.map((register) => [
          step(registersCalls.searchRegister, { body: { organizationId, register, asAt: '2026-03-02' } }),
        ]),
      ),
    target: targets.none,
  },
  {
    name: 'ownership: of a company',
    variants: ({ organizations }) =>
      organizations.map((organizationId) => [step(ownershipCalls.searchOwnership, { body: { organizationId } })]),
    target: targets.none,
  },
  {
    name: 'compliance: of a company',
    variants: ({ organizations }) =>
      organizations.map((organizationId) => [step(complianceCalls.searchCompliance, { body: { organizationId } })]),
    target: targets.none,
  },
  {
    name: 'papers: the catalogue, and what is filed',
    variants: ({ organizations }) =>
      organizations.map((organizationId) => [
        step(documentsCalls.searchDocuments, { body: { organizationId } }),
        step(documentsCalls.searchFiledPapers, { body: { organizationId } }),
      ]),
    target: targets.none,
  },
  {
    name: 'AML files: list',
    variants: () => [1, 2, 3].map((page) => [step(amlCalls.searchAmlFiles, { body: { page } })]),
    target: targets.none,
  },
]
