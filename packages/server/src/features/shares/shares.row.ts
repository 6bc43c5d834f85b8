import { shareClassFieldTable } from '@registrar/domain/shares/share-class'
import { shareEventFieldTable } from '@registrar/domain/shares/share-event'
import { columnByField } from '@registrar/domain/shared/field'
import type { RecordKind } from '#platform/commands/lock-record'
import { columnValues } from '#platform/database/columns'

/** How the change log names a class of shares, and where classes are kept. */
export const shareClassRecord = { type: 'share-class', table: 'share_classes' } as const satisfies RecordKind

/** How the change log names an event of shares, and where events are kept. */
export const shareEventRecord = { type: 'share-event', table: 'share_events' } as const satisfies RecordKind

export const classColumnByField = columnByField(shareClassFieldTable, 'share_classes')
export const classValues = columnValues(shareClassFieldTable, 'share_classes')
export const eventValues = columnValues(shareEventFieldTable, 'share_events')
