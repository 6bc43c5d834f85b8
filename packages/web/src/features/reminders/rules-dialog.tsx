import { Anchor, Group, Switch, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { type ReminderRule, reminderRuleLabels } from '@registrar/domain/reminders/reminder-rule'
import { reminderTextKey } from '@registrar/domain/texts/reminder-text-key'
import { textsCalls } from '@registrar/domain/texts/texts.calls'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#lib/may'
import { askToLeave } from '#ui/confirm'
import { Dialog } from '#ui/dialog'
import { QueryResult } from '#ui/query-result'
import { PlainTable } from '#ui/plain-table'
import { LEAVE_DIALOG, LeaveQuestionContext, useHasUnsavedText, useUnsavedTextGuard } from '#ui/unsaved-guard'
import { CompaniesWithoutLanguage } from './companies-without-language.tsx'
import { rulesQuery, useUpdateRule } from './reminders.api.ts'

const leaveQuestion = { message: LEAVE_DIALOG }

const headings = [{ label: 'Reminder' }, { label: 'On' }, { label: 'Sends by itself' }, { label: 'Days' }]

const readDays = (typed: string): number[] | undefined => {
  const days = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
  return days.every((day) => Number.isInteger(day) && Math.abs(day) <= 365) ? days : undefined
}

const RuleRow = ({ rule, onTurnedOn }: { rule: ReminderRule; onTurnedOn: () => void }) => {
  const update = useUpdateRule(rule.rule)
  const mayEditTexts = useMay(textsCalls.findText)
  const label = reminderRuleLabels[rule.rule]
  // Until somebody types, the field shows the days of the rule, which a colleague may change.
  const [typed, setTyped] = useState<string>()
  const text = typed ?? rule.days.join(', ')
  const days = readDays(text)
  useUnsavedTextGuard(days === undefined)

  const save = () => {
    if (typed === undefined || !days) return

    const showSaved = () => setTyped((latest) => (latest === typed ? undefined : latest))
    if (days.join() === rule.days.join()) showSaved()
    else update.mutate({ days }, { onSuccess: showSaved })
  }

  return (
    <tr>
      <td>
        {label}
        {mayEditTexts && (
          <Anchor
            component={Link}
            to={`/settings/texts/${reminderTextKey(rule.rule)}`}
            size="sm"
            display="block"
            aria-label={`${label}: see and edit the text`}
          >
            Text
          </Anchor>
        )}
      </td>
      <td>
        <Switch
          aria-label={`${label}: on`}
          checked={rule.on}
          disabled={update.isPending}
          onChange={({ currentTarget: { checked: on } }) => update.mutate({ on }, on ? { onSuccess: onTurnedOn } : {})}
        />
      </td>
      <td>
        <Switch
          aria-label={`${label}: sends by itself`}
          checked={rule.automatic}
          disabled={update.isPending}
          onChange={(event) => update.mutate({ automatic: event.currentTarget.checked })}
        />
      </td>
      <td>
        <TextInput
          aria-label={`${label}: days`}
          size="xs"
          w={150}
          value={text}
          error={days ? undefined : 'Whole numbers up to 365.'}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && save()}
          onBlur={save}
        />
      </td>
    </tr>
  )
}

/** What clients are reminded of, and when (REM-1). A change takes effect at once, days once they can be read. */
export const RulesDialog = ({ onClose }: { onClose: () => void }) => {
  const rules = useQuery(rulesQuery)
  const hasUnsavedText = useHasUnsavedText(leaveQuestion)
  const [asksForLanguage, setAsksForLanguage] = useState(false)

  // A field saves when it loses the focus; one that is removed does not lose it.
  const close = async () => {
    if (hasUnsavedText && !(await askToLeave(LEAVE_DIALOG))) return

    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onClose()
  }

  return (
    <Dialog opened onClose={() => void close()} title="Reminder rules" size="xl">
      <Group mb="sm">
        <Text size="sm" c="dimmed">
          30, 7 means 30 and 7 days before the day; -7, -30 means 7 and 30 days after it. Reminders that are due are
          prepared each morning at 6.
        </Text>
      </Group>
      {asksForLanguage && <CompaniesWithoutLanguage onAnswer={() => setAsksForLanguage(false)} />}
      <QueryResult query={rules} failureMessage="Error fetching the rules" empty="No rules">
        {(rows) => (
          <PlainTable label="Reminder rules" headings={headings}>
            <LeaveQuestionContext value={leaveQuestion}>
              {rows.map((rule) => (
                <RuleRow
                  key={rule.rule}
                  rule={rule}
                  onTurnedOn={() => setAsksForLanguage(rows.every(({ on }) => !on))}
                />
              ))}
            </LeaveQuestionContext>
          </PlainTable>
        )}
      </QueryResult>
    </Dialog>
  )
}
