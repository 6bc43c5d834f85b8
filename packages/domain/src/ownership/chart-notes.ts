import { percentageText } from '../shared/percentage.ts'
import type { ChartBox } from './chart-layout.ts'
import { joinedLines } from './chart-text.ts'
import type { OwnershipAnswer } from './ownership-answer.ts'

/** What a box says under its name, and how it stands out. */
export type ChartNote = { lines: string[]; tone: 'plain' | 'owner' | 'gap' }

/** The size in pixels of notes and percentages, the smallest letters of a chart. */
export const NOTE_SIZE = 11

type Owner = OwnershipAnswer['owners'][number]

const ofPerson = (owner: Owner | undefined, room: number): ChartNote => {
  const share = `${percentageText(owner?.percentage ?? 0)} in all`
  const votes = owner && owner.votes !== owner.percentage ? [`${percentageText(owner.votes)} votes`] : []
  const lines = joinedLines([share, ...votes], ', ', room, NOTE_SIZE)
  if (!owner?.isOwner) return { lines, tone: 'plain' }
  return {
    lines: [...lines.slice(0, -1), ...joinedLines([lines.at(-1) ?? '', 'owner'], ' · ', room, NOTE_SIZE)],
    tone: 'owner',
  }
}

/** What stands under the names of the boxes of a chart, in lines of at most so many pixels. */
export const notesOf = ({ owners, gaps }: Pick<OwnershipAnswer, 'owners' | 'gaps'>, room: number) => {
  const ownerOf = new Map(owners.map((owner) => [owner.personId, owner]))
  const gapOf = new Map(gaps.map((gap) => [gap.organizationId, gap]))

  return ({ id, kind }: ChartBox): ChartNote => {
    if (kind === 'person') return ofPerson(ownerOf.get(id), room)
    const gap = gapOf.get(id)
    if (!gap) return { lines: ['Company'], tone: 'plain' }
    const part = percentageText(Math.abs(gap.missing))
    return { lines: [gap.missing > 0 ? `${part} not known` : `${part} too much`], tone: 'gap' }
  }
}
