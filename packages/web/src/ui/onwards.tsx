import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'

/** Where something empty leads onwards. */
export type OnwardsTo = { to: string; label: string }

/** Leads from an empty list to the page where its records come from (SET-6). */
export const Onwards = ({ to, label }: OnwardsTo) => (
  <Button component={Link} to={to} variant="default">
    {label}
  </Button>
)
