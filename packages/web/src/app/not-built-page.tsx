import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ListPage } from '#ui/list-page'
import { Empty } from '#ui/states'

/** A part of the product that is in the navigation already and says plainly that it is still to come. */
export const NotBuiltPage = ({ title }: { title: string }) => (
  <ListPage title={title}>
    <Empty
      action={
        <Anchor component={Link} to="/" size="sm">
          Back to Home
        </Anchor>
      }
    >
      This part is not built yet.
    </Empty>
  </ListPage>
)
