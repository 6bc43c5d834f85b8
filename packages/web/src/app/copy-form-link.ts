import { toast } from '#lib/toast'

/** Copies the address of the public form, to send to a client. Without a clipboard the message shows it. */
export const copyFormLink = async (): Promise<void> => {
  const address = `${window.location.origin}/publicform`
  try {
    await navigator.clipboard.writeText(address)
    toast.success(`Copied: ${address}`)
  } catch {
    toast(address)
  }
}
