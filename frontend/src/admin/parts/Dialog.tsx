import { Modal, type ModalProps } from '@mantine/core'
import { useId, useLayoutEffect, useRef } from 'react'
import { focusAfter } from './focus-after'

/** What opened a dialog may be gone when it closes: the focus goes near to where that was. */
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
  return <Modal size="md" stackId={useId()} {...props} />
}
