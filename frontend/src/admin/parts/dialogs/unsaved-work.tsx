import { createContext, useCallback, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { useConfirm } from './confirm'

/** Something on the page that would be lost if the page were left now. */
type Work = {
  readonly isUnsaved: () => boolean
  /** It is there again when the person comes back in this tab: only closing the tab would lose it. */
  readonly isKept: boolean
  /** Forgets what was typed, after the person agreed to it. */
  readonly discard: () => void
}

const UnsavedWork = createContext<Set<Work>>(new Set())

/** Knows every form and grid on the page, so that leaving it asks once for all of them. */
export const UnsavedWorkProvider = ({ children }: { children: ReactNode }) => {
  const [works] = useState(() => new Set<Work>())
  return <UnsavedWork.Provider value={works}>{children}</UnsavedWork.Provider>
}

/** Says that this part of the page may hold typed text that nobody has saved. */
export const useUnsavedWork = (isUnsaved: () => boolean, discard: () => void = () => undefined, { isKept = false } = {}) => {
  const works = useContext(UnsavedWork)
  const asked = useEffectEvent(isUnsaved)
  const discarded = useEffectEvent(discard)
  useEffect(() => {
    const work: Work = { isUnsaved: () => asked(), discard: () => discarded(), isKept }
    works.add(work)
    return () => void works.delete(work)
  }, [works, isKept])
}

/** Asks before a page with unsaved work is left. The browser asks in its own words when the tab is closed. */
export const useLeaveGuard = () => {
  const works = useContext(UnsavedWork)
  const confirm = useConfirm()
  const leavesWork = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && [...works].some(({ isUnsaved, isKept }) => !isKept && isUnsaved()),
    [works],
  )
  const blocker = useBlocker(leavesWork)

  const ask = useEffectEvent(async () => {
    const agreed = await confirm({
      question: 'Leave without saving?',
      consequence: 'What you typed here will be lost.',
      verb: 'Leave',
      danger: true,
    })
    if (!agreed) return blocker.reset?.()
    for (const { discard, isKept } of works) if (!isKept) discard()
    blocker.proceed?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])

  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if ([...works].some(({ isUnsaved }) => isUnsaved())) event.preventDefault()
    }
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [works])
}
