import { ActionIcon, Button, Group, Input, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { DateField } from '#ui/date-field'
import { IconButton } from '#ui/icon-button'
import classes from './tax-paid-list.module.css'

type Props = {
  paid: IsoDate[]
  /** the date in the new row: null while it is empty, undefined when there is no new row */
  pending: IsoDate | null | undefined
  onPending: (pending: IsoDate | null | undefined) => void
  onRemove: (date: IsoDate) => void
  isLocked: boolean
}

/** The days on which corporation tax was paid, with a row to add one (TAX-2). */
export const TaxPaidList = ({ paid, pending, onPending, onRemove, isLocked }: Props) => (
  <Input.Wrapper label="Corporation Tax Paid" labelElement="div" labelProps={{ id: 'tax-paid' }}>
    <Stack gap={6}>
      {paid.length > 0 && (
        <ul className={classes.list} aria-labelledby="tax-paid">
          {paid.map((date) => (
            <li key={date}>
              <span>{displayDate(date)}</span>
              <IconButton
                icon={IconTrash}
                tooltip="Delete"
                color="red"
                aria-label={`Delete ${displayDate(date)}`}
                disabled={isLocked}
                onClick={() => onRemove(date)}
              />
            </li>
          ))}
        </ul>
      )}
      {pending === undefined ? (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            disabled={isLocked}
            onClick={() => onPending(null)}
          >
            Add a date
          </Button>
        </Group>
      ) : (
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <DateField
            aria-label="New corporation tax paid date"
            autoFocus
            value={pending}
            onChange={(date) => onPending(date)}
            disabled={isLocked}
            description={
              pending && paid.includes(pending) ? 'This date is already in the list. It is not added twice.' : undefined
            }
            flex={1}
          />
          <ActionIcon aria-label="Remove the new date" size={36} onClick={() => onPending(undefined)}>
            <IconTrash size={17} stroke={1.6} />
          </ActionIcon>
        </Group>
      )}
    </Stack>
  </Input.Wrapper>
)
