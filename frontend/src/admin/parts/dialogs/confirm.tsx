import { Button, Group } from '@mantine/core'
import { createContext, useContext, useRef, useState, type ReactNode } from 'react'
import styles from './confirm.module.css'
import { Dialog } from './Dialog'

export type Question = {
  /** Word for word as the specification has it: `Are you sure you want to delete this link?` */
  question: string
  /** What it is about and what follows from it: names, counts. */
  consequence?: ReactNode
  /** The verb on the button: `Delete 3 games`. */
  verb: string
  /** The button that cancels, where a plain `Cancel` would not say what happens then. */
  otherwise?: string
  /** Takes something away. */
  danger?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask | null>(null)

/** Asks before an action and resolves to the answer: `if (await confirm({ question, verb })) …`. Leaving the dialog is a no. */
export const useConfirm = (): Ask => {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm is used outside its ConfirmProvider.')
  return ask
}

/** The one dialog that asks. Cancel has the focus. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const settle = useRef<(yes: boolean) => void>(undefined)

  const ask: Ask = question => {
    settle.current?.(false)
    setAsked(question)
    setOpen(true)
    return new Promise(resolve => {
      settle.current = resolve
    })
  }
  const answer = (yes: boolean) => {
    settle.current?.(yes)
    settle.current = undefined
    setOpen(false)
  }

  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      <Dialog opened={open} onClose={() => answer(false)} title={asked?.question}>
        {asked?.consequence && <div className={styles.consequence}>{asked.consequence}</div>}
        <Group justify="flex-end" className={styles.answers}>
          <Button variant="default" data-autofocus onClick={() => answer(false)}>
            {asked?.otherwise ?? 'Cancel'}
          </Button>
          <Button color={asked?.danger ? 'red' : 'accent'} onClick={() => answer(true)}>
            {asked?.verb}
          </Button>
        </Group>
      </Dialog>
    </ConfirmContext.Provider>
  )
}
