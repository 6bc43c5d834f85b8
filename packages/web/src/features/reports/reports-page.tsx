import { Button, Select, Stack, Text } from '@mantine/core'
import { reportPeriod, reportPeriodLabels, reportPeriodNames } from '@registrar/domain/reports/report-period'
import { reportIds, reports } from '@registrar/domain/reports/report'
import { reportsCalls } from '@registrar/domain/reports/reports.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { IconPrinter } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useBrands } from '#lib/app-config'
import { today } from '#lib/clock'
import { useListState } from '#lib/list-state'
import { BrandFilter } from '#ui/brand-filter'
import { ExportButton } from '#ui/export-button'
import { ListPage } from '#ui/list-page'
import { ReportSection } from './report-section.tsx'

const route = getRouteApi('/staff/reports')

const periods = reportPeriodNames.map((value) => ({ value, label: reportPeriodLabels[value] }))

/** Five reports of the firm: returns, work, money, clients and anti-money-laundering files (REP-1). */
export const ReportsPage = () => {
  const { values, set } = useListState(route.useSearch())
  const names = useBrands()
  const { from, to } = reportPeriod(values.period, today())
  const scope = { from, to, brand: values.brand }

  return (
    <ListPage
      title="Reports"
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => globalThis.print()}
            data-unprinted
          >
            Print
          </Button>
          <ExportButton
            call={reportsCalls.exportReport}
            choices={reportIds.map((report) => ({ label: reports[report].title, body: { report, ...scope } }))}
          />
        </>
      }
      filters={
        <>
          <Select
            aria-label="Period"
            data={periods}
            value={values.period}
            onChange={(period) => period && set({ period })}
            allowDeselect={false}
            w={190}
          />
          <BrandFilter value={values.brand} onChange={(brand) => set({ brand })} />
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {displayDate(from)} to {displayDate(to)}
        {values.brand && ` · ${names[values.brand]}`}
      </Text>
      <Stack gap="md">
        {reportIds.map((id) => (
          <ReportSection key={id} id={id} scope={scope} />
        ))}
      </Stack>
    </ListPage>
  )
}
