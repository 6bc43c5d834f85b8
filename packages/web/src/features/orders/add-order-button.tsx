import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { AddOrderModal } from './add-order-modal.tsx'

/** The button of the list; a new order opens at once. */
export const AddOrderButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
        Add a new order
      </Button>
      {isOpen && <AddOrderModal onClose={() => setOpen(false)} />}
    </>
  )
}
