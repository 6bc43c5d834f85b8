import { Anchor, Button, Group } from '@mantine/core'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { useRowDialog } from '#lib/use-row-dialog'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { trainingsQuery } from './aml-firm.api.ts'
import { TrainingDialog } from './training-dialog.tsx'

const headings = ['Training', 'Held on', 'To be renewed on', 'Took part'].map((label) => ({ label }))

/** The trainings that the firm has held (FIRM-3). */
export const TrainingsSection = () => {
  const query = useQuery(trainingsQuery)
  const { open, openRow, isAdding, add, close } = useRowDialog(query.data)

  return (
    <Section title="Training">
      <QueryResult query={query} failureMessage="Error fetching the trainings" empty="No training yet.">
        {(trainings) => (
          <PlainTable label="Trainings" headings={headings} hasLongTexts>
            {trainings.map(({ _id, title, heldOn, renewOn, participants }) => (
              <tr key={_id}>
                <td>
                  <Anchor component="button" type="button" size="sm" ta="left" onClick={() => openRow({ _id })}>
                    {title}
                  </Anchor>
                </td>
                <td>{displayDate(heldOn)}</td>
                <td>{renewOn ? displayDate(renewOn) : '–'}</td>
                <td>{participants.map(({ userName }) => userName).join(', ')}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
      <Group>
        <Button size="xs" variant="default" onClick={add}>
          Enter a training
        </Button>
      </Group>
      {(open || isAdding) && <TrainingDialog training={open} onClose={close} />}
    </Section>
  )
}
