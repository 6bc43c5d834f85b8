import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { AddOrderModal } from './add-order-modal.tsx'

/** The list's button for a new order. The new order's page opens after it is created. */
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
