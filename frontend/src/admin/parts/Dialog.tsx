import { Modal, type ModalProps } from '@mantine/core'
import { useId } from 'react'

/** A dialog of the admin. Of several that are open at once only the one on top reacts to Escape and keeps the focus. */
export const Dialog = (props: ModalProps) => <Modal size="md" stackId={useId()} {...props} />
