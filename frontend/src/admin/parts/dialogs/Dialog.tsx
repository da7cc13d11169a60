import { Modal, type ModalProps } from '@mantine/core'
import { useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { focusAfter } from './focus-after'

/** The focus goes back to what opened a dialog, or near to where that was: it may be busy when the dialog closes, or gone. */
const useFocusBack = (isOpen: boolean) => {
  const back = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (isOpen) back.current = focusAfter()
    else back.current?.()
  }, [isOpen])
}

/** A dialog of the admin. Of several that are open at once only the one on top reacts to Escape and keeps the focus. */
export const Dialog = (props: ModalProps) => {
  useFocusBack(props.opened)
  return <Modal size="md" stackId={useId()} returnFocus={false} classNames={{ content: styles.content }} {...props} />
}
