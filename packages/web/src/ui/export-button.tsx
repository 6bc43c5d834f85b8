import { Button } from '@mantine/core'
import type { Call } from '@registrar/domain/shared/call'
import { countText } from '@registrar/domain/shared/count-text'
import { type ExportFormat, exportFormats } from '@registrar/domain/shared/export'
import { IconDownload, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { download, type DownloadProgress } from '#lib/download'
import { errorMessage } from '#lib/error-message'
import { type Column, columnKey } from './column.ts'
import { toast } from '#lib/toast'

// Loaded when somebody points at the button.
const loadMenu = async () => ({ default: (await import('./export-menu.tsx')).ExportMenu })
const ExportMenu = lazy(loadMenu)

const labels: Record<ExportFormat, string> = { xlsx: 'Excel (XLSX)', csv: 'CSV' }
const megabytes = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const BYTES_PER_MEGABYTE = 1_000_000

const progressText = (progress: DownloadProgress | undefined): string =>
  progress
    ? `${countText(progress.rows, 'row')}: ${megabytes.format(progress.bytes / BYTES_PER_MEGABYTE)} MB`
    : 'Preparing…'

/** The keys by which an export names the shown columns. */
export const exportedColumns = <R,>(columns: Column<R>[]): string[] =>
  columns.filter(({ isOnScreenOnly }) => !isOnScreenOnly).map(columnKey)

/** One of several things that a page exports. */
type Choice = { label: string; body: object }

type Props = {
  call: Call
  /** the list's search; page and limit are ignored */
  body?: object
  /** in place of the body: each is offered under its label */
  choices?: Choice[]
  /** the keys of the columns to export, in their order; all columns when missing */
  columns?: string[]
  /** prints what the export would hold */
  onPrintAll?: () => Promise<void>
}

/** Exports all pages of a list, with its filters, its sort and its visible columns (EXP-1). */
export const ExportButton = ({ call, body = {}, choices = [{ label: '', body }], columns, onPrintAll }: Props) => {
  const [progress, setProgress] = useState<DownloadProgress>()
  const [isRunning, setRunning] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  const run = async (format: ExportFormat, chosen: object) => {
    const controller = new AbortController()
    running.current = controller
    setAsked(false)
    setProgress(undefined)
    setRunning(true)

    try {
      const rows = await download(
        call,
        { ...chosen, format, columns },
        { onProgress: setProgress, signal: controller.signal },
      )
      toast.success(`${countText(rows, 'row')} exported`)
    } catch (error) {
      if (!controller.signal.aborted) toast.error(errorMessage(error, 'The export failed'))
    } finally {
      setRunning(false)
    }
  }

  if (isRunning)
    return (
      <Button
        // The chosen line of the menu is gone. This element becomes the button 'Export' again, with its focus.
        autoFocus
        variant="default"
        leftSection={<IconX size={16} stroke={1.75} />}
        onClick={() => running.current?.abort()}
        aria-label="Stop the export"
      >
        <span role="status">{progressText(progress)}</span>
      </Button>
    )

  const closed = (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setAsked(true)}
    >
      Export
    </Button>
  )
  if (!isAsked) return closed

  const exports = choices.flatMap((choice) =>
    exportFormats.map((format) => ({
      label: choice.label ? `${choice.label}: ${labels[format]}` : labels[format],
      onClick: () => void run(format, choice.body),
    })),
  )
  const print = onPrintAll ? [{ label: 'Print all rows', onClick: () => void onPrintAll() }] : []
  return (
    <Suspense fallback={closed}>
      <ExportMenu entries={[...exports, ...print]} />
    </Suspense>
  )
}
